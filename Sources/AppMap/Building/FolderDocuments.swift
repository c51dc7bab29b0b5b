import InterfaceBuilder
import SceneAddressing

/// The documents of a folder, and which module has which.
struct FolderDocuments: Sendable {
    let groups: [DocumentGroup]
    /// What could be read, by path.
    let documents: [ExactName: Document]
    /// The documents of each module, as positions in `groups`.
    let membership: [Module.ID: [Int]]
    /// The documents that the configuration leaves out: they are there, and not read.
    let excluded: [DocumentFile]
    let scan: FolderScan
    /// True where there may be more documents than were looked for.
    let arePartial: Bool

    func groups(of module: Module.ID) -> [DocumentGroup] {
        membership[module, default: []].map { groups[$0] }
    }

    /// The storyboards of a module that the configuration leaves out, by name.
    func excludedStoryboards(of module: Module) -> [ExactName: String] {
        let storyboards = excluded.filter { $0.kind == .storyboard }
        guard !storyboards.isEmpty else { return [:] }
        let listed = Set(module.resources.map { ExactName($0) })
        return Dictionary(
            storyboards.filter { listed.contains(ExactName($0.path)) }.map { (ExactName($0.name), $0.path) },
            uniquingKeysWith: { first, _ in first })
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

    /// The file of a group that a device loads, as a bundle finds it: one for the device before those for all, of the
    /// localization that is shown where there is one.
    func readable(of group: DocumentGroup, for device: DocumentFile.Device?) -> (file: String, document: Document)? {
        let shown = firstReadable(of: group)
        guard let device, let shown else { return shown }
        let localization = group.files.first { $0.path == shown.file }?.localization
        let own = group.files.filter { $0.device == device && documents[ExactName($0.path)] != nil }
        guard let file = own.first(where: { $0.localization == localization }) ?? own.first else { return shown }
        return documents[ExactName(file.path)].map { (file.path, $0) }
    }

    /// Whether a device loads another file than the one that is shown for any storyboard of the modules.
    func haveVariants(for device: DocumentFile.Device, in modules: [Module]) -> Bool {
        modules.contains { module in
            groups(of: module.id).contains { group in
                group.kind == .storyboard && readable(of: group, for: device)?.file != firstReadable(of: group)?.file
            }
        }
    }

    /// Where a key of a property list or of build settings stands; nil where the file does not tell, as a binary one.
    func place(ofKey key: String, naming value: String, in file: String) -> SourcePosition? {
        (try? scan.bytes(of: file)).flatMap { KeyPlace.position(of: key, naming: value, in: $0) }
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
