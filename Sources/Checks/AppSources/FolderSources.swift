import AppMap
import SceneAddressing
import SourceIndex

/// The Swift and Objective-C sources of a folder's apps, as rules ask about them.
///
/// Reading them is what takes longest in a check; whoever checks a folder more than once reads them once.
public struct FolderSources: Sendable {
    /// What is known of each app, in the order of the folder; nil where nothing can be told from sources.
    let apps: [ReadSources?]

    /// Reads the sources of all apps that have documents.
    ///
    /// - Parameter cache: where what was read is kept from run to run; nil to read everything.
    public init(of folder: AppFolder, cache: SourceCache? = nil) {
        apps = folder.apps.map { ReadSources(of: $0, in: folder, cache: cache) }
    }

    /// The files that could not be read, each once, in order.
    public var problems: [SourceProblem] {
        var files: Set<String> = []
        return apps.flatMap { $0?.index.problems ?? [] }.filter { files.insert($0.file).inserted }.sorted { $0.file < $1.file }
    }

    /// What the sources of an app hold; nil where nothing can be told from them.
    ///
    /// - Parameter position: the app's place in the folder.
    package func index(ofAppAt position: Int) -> SourceIndex? {
        apps.indices.contains(position) ? apps[position]?.index : nil
    }

    /// No sources at all: rules that need them say nothing.
    static let none = FolderSources(apps: [])

    private init(apps: [ReadSources?]) {
        self.apps = apps
    }
}

/// The sources of one app, and how much of the app they are.
struct ReadSources: Sendable {
    let index: SourceIndex
    /// The modules that were read whole: a class that is not in them does not exist.
    let wholeModules: Set<String>
    /// The modules whose names the project does not tell for certain.
    let guessedModules: Set<String>
    /// Whether the app has code of others that is not in the folder, in which classes and resources may be.
    let usesForeignCode: Bool
    /// The capitals with which the names of the app's Objective-C classes begin.
    let ownPrefixes: Set<String>

    /// Nil for an app without sources, for what no target builds, and for tests, which name what is not there on purpose.
    init?(of app: App, in folder: AppFolder, cache: SourceCache?) {
        guard !app.isOfNoTarget, app.module.isMembershipKnown, app.module.kind != .tests, !folder.isSingleDocument else { return nil }
        let modules = app.modules.map { module in
            (module, SourceModule(name: module.moduleName, files: module.sources.filter(folder.scan.contains)))
        }.filter { !$0.1.files.isEmpty && !$0.1.name.isEmpty }
        guard !modules.isEmpty else { return nil }
        let listed = Set(modules.flatMap(\.1.files))
        let headers = folder.scan.files.filter { $0.hasSuffix(".h") && !listed.contains($0) }
        index = SourceIndex(root: folder.root, modules: modules.map(\.1), looseHeaders: headers, cache: cache)
        let unread = Set(index.problems.map(\.file))
        wholeModules = Set(modules.filter { module, read in
            module.isWhole && read.files.count == module.sources.count && unread.isDisjoint(with: read.files)
                && !Self.namesAbsentSources(module, in: folder)
        }.map(\.1.name))
        ownPrefixes = Set(
            index.classes.filter { $0.language == .objectiveC && $0.module != nil }.compactMap { ClassResolver.prefix(of: $0.name) })
        guessedModules = Set(modules.filter { !$0.0.isModuleNameKnown }.map(\.1.name))
        let known = Set(modules.map(\.1.name))
        usesForeignCode = index.imports.values.contains { imports in
            imports.contains { !known.contains($0) && !AppleFrameworks.contains($0) }
        } || folder.scan.files.contains { ["Podfile", "Cartfile"].contains($0.fileName) }
    }

    /// Whether the project refers to sources that are not in the folder, as those that a build generates.
    private static func namesAbsentSources(_ module: Module, in folder: AppFolder) -> Bool {
        guard let definition = module.definition, let named = folder.referencedFileNames[definition] else { return false }
        let sources = named.filter { name in [".swift", ".m", ".mm"].contains { name.hasSuffix($0) } }
        return !sources.isSubset(of: Set(folder.scan.files.map(\.fileName)))
    }
}

extension String {
    fileprivate var fileName: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }
}
