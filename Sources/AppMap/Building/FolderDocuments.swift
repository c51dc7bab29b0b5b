import InterfaceBuilder
import SceneAddressing

/// The documents of a folder, and which module has which.
struct FolderDocuments: Sendable {
    let groups: [DocumentGroup]
    /// What could be read, by path.
    let documents: [ExactName: Document]
    /// The documents of each module, as positions in `groups`.
    let membership: [Module.ID: [Int]]
    /// True where there may be more documents than were looked for.
    let arePartial: Bool

    func groups(of module: Module.ID) -> [DocumentGroup] {
        membership[module, default: []].map { groups[$0] }
    }

    /// The first file of a group that could be read: the primary one, unless a variant has to stand for it.
    func firstReadable(of group: DocumentGroup) -> (file: String, document: Document)? {
        for file in group.files {
            if let document = documents[ExactName(file.path)] {
                return (file.path, document)
            }
        }
        return nil
    }

    /// Whether a document of the modules has a text anywhere.
    func mention(_ text: String, in modules: [Module]) -> Bool {
        modules.contains { module in
            groups(of: module.id).contains { group in
                firstReadable(of: group).map { String(decoding: $0.document.bytes, as: UTF8.self).contains(text) } ?? false
            }
        }
    }
}
