import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

/// A folder with its documents, as rules see it. What several apps share is looked through once.
final class CheckedFolder: Sendable {
    let folder: AppFolder
    /// Every document that can be read, with all variants, in the order of paths.
    let documents: [CheckedDocument]
    /// The apps, in the order of the folder.
    let apps: [CheckedApp]
    /// The sources that could not be read.
    let sourceProblems: [SourceProblem]

    init(_ folder: AppFolder, sources: FolderSources = .none) {
        let known = Self.knownDocuments(in: folder)
        let files = Self.files(in: folder)
        let read = concurrentMap(files) { file in
            (known[ExactName(file.path)] ?? Self.read(file, in: folder)).flatMap { CheckedDocument($0, file: file) }
        }
        let documents = read.compactMap { $0 }
        let byPath = Dictionary(documents.map { (ExactName($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        let resources = Self.resources(in: folder)
        let holders = Lazily { DocumentHolders(in: folder) }
        self.folder = folder
        self.documents = documents
        sourceProblems = sources.problems
        apps = folder.apps.enumerated().map { position, app in
            CheckedApp(
                app, in: folder, documents: byPath, resources: resources, holders: holders,
                sources: sources.apps.indices.contains(position) ? sources.apps[position] : nil)
        }
    }

    /// What each module that has documents has in its bundle.
    private static func resources(in folder: AppFolder) -> [Module.ID: BundleResources] {
        var modules: [Module.ID: Module] = [:]
        for app in folder.apps {
            let owners = Set(app.storyboards.map(\.module) + app.xibs.map(\.module))
            for module in app.modules where owners.contains(module.id) { modules[module.id] = module }
        }
        let found = concurrentMap(Array(modules.values)) { ($0.id, BundleResources(of: $0, in: folder)) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// What the map keeps of the documents: the file of each that it shows.
    private static func knownDocuments(in folder: AppFolder) -> [ExactName: Document] {
        var known: [ExactName: Document] = [:]
        for app in folder.apps {
            for storyboard in app.storyboards { known[ExactName(storyboard.file)] = storyboard.document }
            for xib in app.xibs { known[ExactName(xib.files.primary.path)] = xib.document }
        }
        return known
    }

    private static func files(in folder: AppFolder) -> [DocumentFile] {
        var files: [ExactName: DocumentFile] = [:]
        for app in folder.apps {
            for file in app.storyboards.flatMap(\.files.files) + app.xibs.flatMap(\.files.files) {
                files[ExactName(file.path)] = file
            }
        }
        return files.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Reads a variant, which the map does not keep. What cannot be read is among the folder's problems.
    private static func read(_ file: DocumentFile, in folder: AppFolder) -> Document? {
        try? Document(contentsOf: folder.root + "/" + file.path)
    }
}
