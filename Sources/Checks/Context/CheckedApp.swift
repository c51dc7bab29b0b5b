import AppMap
import InterfaceBuilder
import SceneAddressing

/// An app with its documents, as rules see it.
final class CheckedApp: Sendable {
    /// A storyboard or xib of the app, with its variants for languages and devices.
    struct Group: Sendable {
        let module: Module
        let files: DocumentGroup
        /// Those that can be read, the one that the map shows first.
        let documents: [CheckedDocument]
    }

    let app: App
    let folder: AppFolder
    /// The storyboards, then the xibs.
    let groups: [Group]
    private let modules: [Module.ID: Module]
    private let byPath: [ExactName: CheckedDocument]

    init(_ app: App, in folder: AppFolder, documents: [ExactName: CheckedDocument]) {
        self.app = app
        self.folder = folder
        byPath = documents
        let modules = Dictionary(app.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.modules = modules
        let owned = app.storyboards.map { ($0.module, $0.files) } + app.xibs.map { ($0.module, $0.files) }
        groups = owned.map { module, files in
            Group(
                module: modules[module] ?? app.module, files: files,
                documents: files.files.compactMap { documents[ExactName($0.path)] })
        }
    }

    /// The documents with the module of each.
    var documents: [(document: CheckedDocument, module: Module)] {
        groups.flatMap { group in group.documents.map { ($0, group.module) } }
    }

    /// The document at a path.
    func document(at path: String) -> CheckedDocument? { byPath[ExactName(path)] }

    /// The document that the map shows of a storyboard.
    func document(of storyboard: AppStoryboard) -> CheckedDocument? { document(at: storyboard.file) }

    /// The document of a scene.
    func document(of scene: AppScene) -> CheckedDocument? { document(of: app[scene.storyboard]) }
}
