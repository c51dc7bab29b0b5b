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
        let project = Self.readProjects(in: folder, files: files, configuration: settings)
        let paths = list.groups.flatMap { $0.files.map(\.path) }
        let read = DocumentReading.documents(at: paths, in: scan)

        let membership = Membership(of: list.groups, in: project.modules)
        var roots = AppRoots.apps(of: project.modules) { membership.groups[$0]?.isEmpty == false }
        if let unowned = membership.unownedModule {
            roots.append([unowned])
        }
        if !settings.targets.isEmpty {
            roots.removeAll { !settings.targets.contains($0[0].name) }
        }
        apps = concurrentMap(roots) { modules in
            AppBuilder(
                modules: modules, documents: read.documents, groups: list.groups, membership: membership.groups,
                bundles: settings.bundles,
                conventions: settings.conventions(
                    for: modules[0], referencedFileNames: project.referencedFileNames)
            ).build()
        }.filter { !$0.storyboards.isEmpty || !$0.xibs.isEmpty }
        self.configuration = settings
        root = scan.root
        modules = project.modules
        unowned = membership.unowned.flatMap { list.groups[$0].files.map(\.path) }.sorted { ExactName($0) < ExactName($1) }
        resources = ResourceList(of: scan)
        problems = (scan.problems + list.problems + project.problems + read.problems + resources.problems)
            .uniqued().sorted(by: Problem.inReportOrder)
    }

    private static func configuration(in folder: URL) throws(AppFolderError) -> Configuration {
        do {
            return try Configuration(folder: folder)
        } catch {
            throw .configuration(error)
        }
    }

    private static func readProjects(
        in folder: URL, files: [String], configuration: Configuration
    ) -> ProjectFiles.Result {
        let projectFolder = ProjectFolder(root: folder, files: files)
        let paths = ProjectFiles.paths(in: files).filter(configuration.includesProject)
        let projectFiles = concurrentMap(paths) { ProjectFiles.read($0, in: projectFolder) }
        return ProjectFiles.join(projectFiles, in: projectFolder)
    }
}

extension Configuration {
    /// True if a project file is to be read.
    fileprivate func includesProject(_ path: String) -> Bool {
        projects.isEmpty || projects.contains { path == $0 || path == $0 + "/project.pbxproj" || path == $0 + "/Package.swift" }
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
