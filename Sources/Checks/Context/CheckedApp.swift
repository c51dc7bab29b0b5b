import AppMap
import InterfaceBuilder
import SceneAddressing

/// An app with its documents, as rules see it.
final class CheckedApp: Sendable {
    /// A storyboard or xib of the app, with its variants for languages and devices.
    struct Group: Sendable {
        let module: Module
        /// What the bundle has that the documents may name.
        let resources: BundleResources
        let files: DocumentGroup
        /// Those that can be read, the one that the map shows first.
        let documents: [CheckedDocument]
    }

    let app: App
    let folder: AppFolder
    /// The storyboards, then the xibs.
    let groups: [Group]
    /// What the app's sources tell; nil where there are none, or none were asked for.
    let sources: AppSources?
    /// False where a storyboard or xib of the app cannot be read or is left out: what no document has may be in that.
    let isWhole: Bool
    /// Which modules of the folder have which documents.
    let holders: Lazily<DocumentHolders>
    private let byPath: [ExactName: CheckedDocument]

    init(
        _ app: App, in folder: AppFolder, documents: [ExactName: CheckedDocument], resources: [Module.ID: BundleResources],
        holders: Lazily<DocumentHolders>, sources: ReadSources?
    ) {
        self.app = app
        self.holders = holders
        self.folder = folder
        byPath = documents
        let unread = Set(folder.unreadDocuments.map { ExactName($0) })
        isWhole = unread.isEmpty || app.modules.allSatisfy { $0.resources.allSatisfy { !unread.contains(ExactName($0)) } }
        let modules = Dictionary(app.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let owned = app.storyboards.map { ($0.module, $0.files) } + app.xibs.map { ($0.module, $0.files) }
        let groups = owned.compactMap { id, files -> Group? in
            guard let module = modules[id], let resources = resources[id] else { return nil }
            return Group(
                module: module, resources: resources, files: files,
                documents: files.files.compactMap { documents[ExactName($0.path)] })
        }
        self.groups = groups
        self.sources = sources.map { AppSources($0, app: app, groups: groups, scan: folder.scan) }
    }

    /// The documents with the group of each.
    var documents: [(document: CheckedDocument, group: Group)] {
        groups.flatMap { group in group.documents.map { ($0, group) } }
    }

    /// The document at a path.
    func document(at path: String) -> CheckedDocument? { byPath[ExactName(path)] }

    /// The document that the map shows of a storyboard.
    func document(of storyboard: AppStoryboard) -> CheckedDocument? { document(at: storyboard.file) }

    /// The document of a scene.
    func document(of scene: AppScene) -> CheckedDocument? { document(of: app[scene.storyboard]) }
}
