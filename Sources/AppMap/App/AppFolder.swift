import Foundation
import InterfaceBuilder
import SceneAddressing

/// A folder with the sources of one or more apps: everything that Boardwalk knows of it.
public struct AppFolder: Sendable {
    /// The folder's path.
    public let root: String
    public let configuration: Configuration
    /// What the projects and packages in the folder build; one module for the folder where there are none.
    public let modules: [Module]
    /// The apps, extensions and other things that run by themselves and have documents: apps first, tests last.
    /// An app in which all documents that belong to no module are gathered comes at the end.
    public let apps: [App]
    /// The documents that no project or package builds into anything, sorted.
    public let unowned: [String]
    /// What could not be read or was left out, in the order of files.
    public let problems: [Problem]
    /// The asset catalogues and images of the folder.
    public let resources: ResourceList

    /// Reads a folder: finds its files, projects and documents, and resolves every link.
    ///
    /// A file that cannot be read becomes a problem, and the rest is read nevertheless.
    /// - Parameters:
    ///   - path: a folder, a project or a single document.
    ///   - configuration: nil for the one in the folder.
    /// - Throws: `AppFolderError` where there is nothing to read at the path, or the configuration is wrong.
    public init(
        at path: String, configuration: Configuration? = nil, options: ScanOptions = ScanOptions()
    ) throws(AppFolderError) {
        let scan: FolderScan
        do {
            scan = try FolderScan(of: path, options: options)
        } catch {
            throw .scan(error)
        }
        let folder = URL(fileURLWithPath: scan.root)
        let settings = if let configuration { configuration } else { try Self.configuration(in: folder) }
        let files = scan.files.filter(settings.includes)
        let list = DocumentList(files: files)
        let project = try Self.readProjects(in: folder, scan: scan, files: files, configuration: settings)
        let read = DocumentReading.documents(at: list.groups.flatMap { $0.files.map(\.path) }, in: scan)
        var membership = Membership(of: list.groups, in: project.modules)
        var roots: [[Module]]
        let bundles: ConfiguredBundles
        do {
            bundles = try ConfiguredBundles(settings, modules: project.modules, unowned: membership.unownedFiles)
            membership.add(bundles.folderModules)
            unowned = membership.unownedFiles
            roots = try Self.roots(of: project.modules, targets: settings.targets, membership: &membership)
        } catch {
            throw .configuration(error)
        }
        let documents = FolderDocuments(groups: list.groups, documents: read.documents, membership: membership.groups)
        let bundlesOfRoots = roots.map { app in bundles.modules(for: app) { documents.mention($0, in: app) } }
        if settings.targets.isEmpty {
            let used = Set(bundlesOfRoots.flatMap { $0.values.map(\.id) })
            roots += bundles.folderModules.filter { !used.contains($0.id) }.map { [$0] }
        }
        let mapped = concurrentMap(Array(roots.enumerated())) { position, modules in
            AppBuilder(
                modules: modules, documents: documents,
                bundles: bundlesOfRoots.indices.contains(position) ? bundlesOfRoots[position] : [:],
                conventions: settings.conventions(for: modules[0], referencedFileNames: project.referencedFileNames)
            ).build()
        }
        self.configuration = settings
        root = scan.root
        modules = project.modules
        apps = mapped.filter { !$0.storyboards.isEmpty || !$0.xibs.isEmpty }
        resources = ResourceList(of: scan)
        let problems = scan.problems + list.problems + project.problems + read.problems + resources.problems
        self.problems = (problems + mapped.flatMap(\.problems)).uniqued().sorted(by: Problem.inReportOrder)
    }

    private static func configuration(in folder: URL) throws(AppFolderError) -> Configuration {
        do {
            return try Configuration(folder: folder)
        } catch {
            throw .configuration(error)
        }
    }

    private static func readProjects(
        in folder: URL, scan: FolderScan, files: [String], configuration: Configuration
    ) throws(AppFolderError) -> ProjectFiles.Result {
        let projectFolder = ProjectFolder(root: folder, files: files, links: scan.links)
        let all = ProjectFiles.paths(in: files)
        let paths: [String]
        do {
            paths = try configuration.projectFiles(among: all)
        } catch {
            throw .configuration(error)
        }
        let projectFiles = concurrentMap(paths) { ProjectFiles.read($0, in: projectFolder) }
        return ProjectFiles.join(projectFiles, in: projectFolder)
    }

    private static func roots(
        of modules: [Module], targets: [String], membership: inout Membership
    ) throws(ConfigurationError) -> [[Module]] {
        let roots = AppRoots(of: modules)
        if !targets.isEmpty {
            return try roots.apps(named: targets)
        }
        let groups = membership.groups
        let apps = roots.apps { groups[$0]?.isEmpty == false }
        return apps + (membership.addUnownedModule().map { [[$0]] } ?? [])
    }
}

extension Configuration {
    /// The project files that are to be read.
    fileprivate func projectFiles(among paths: [String]) throws(ConfigurationError) -> [String] {
        guard !projects.isEmpty else { return paths }
        func isNamed(_ path: String, by project: String) -> Bool {
            [project, project + "/project.pbxproj", project + "/Package.swift"].contains { path.exactlyEquals($0) }
        }
        for project in projects where !paths.contains(where: { isNamed($0, by: project) }) {
            let known = paths.map { PathParts($0).name == "Package.swift" ? $0 : PathParts($0).folder }
            throw ConfigurationError(
                file: Configuration.fileName, keyPath: "projects",
                reason: .unknownValue(
                    project, nearest: NearestNames.of(project, among: known, limit: 1).first?.name, allowed: known))
        }
        return paths.filter { path in projects.contains { isNamed(path, by: $0) } }
    }
}

/// Why a folder could not be read at all.
public enum AppFolderError: Error, Hashable, Sendable, CustomStringConvertible {
    case scan(ScanError)
    case configuration(ConfigurationError)

    public var description: String {
        switch self {
        case .scan(let error): error.description
        case .configuration(let error): error.description
        }
    }
}
