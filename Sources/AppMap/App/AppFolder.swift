import Foundation

/// A folder with the sources of one or more apps: everything that Boardwalk knows of it.
public struct AppFolder: Sendable {
    /// The folder's path.
    public let root: String
    /// The configuration under which the folder was read.
    public let configuration: Configuration
    /// What the projects and packages in the folder build; one module for the folder where there are none.
    public let modules: [Module]
    /// The apps, extensions and other things that run by themselves and have documents: apps first, tests last.
    /// An app in which all documents that belong to no module are gathered comes at the end; see ``App/isOfNoTarget``.
    public let apps: [App]
    /// The documents that no project or package builds into anything, sorted.
    public let unowned: [String]
    /// The documents that are there and that nothing is known of: those that cannot be read, and those that the configuration
    /// leaves out.
    public let unreadDocuments: [String]
    /// True where the path named one document, so that nothing is known of the app around it.
    public let isSingleDocument: Bool
    /// What could not be read or was left out, in the order of files.
    public let problems: [Problem]
    /// The asset catalogues and images of the folder.
    public let resources: ResourceList
    /// The name of every file that each Xcode project refers to, whether or not the file is there, by the project's
    /// ``Module/definition``.
    package let referencedFileNames: [String: Set<String>]
    /// The files of the folder, from which the contents of `resources` are read when they are asked for.
    public let scan: FolderScan

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
        let settings = if let configuration { configuration } else { try Self.configuration(of: scan) }
        try self.init(of: scan, configuration: settings)
    }

    /// Reads the files that a scan found.
    package init(of scan: FolderScan, configuration: Configuration) throws(AppFolderError) {
        let reading: FolderReading
        do {
            reading = try FolderReading(of: scan, configuration: configuration)
        } catch {
            throw .configuration(error)
        }
        self.configuration = configuration
        self.scan = scan
        root = scan.root
        isSingleDocument = scan.isOfSingleDocument
        modules = reading.modules
        apps = reading.apps
        unowned = reading.unowned
        unreadDocuments = reading.unreadDocuments
        resources = reading.resources
        referencedFileNames = reading.referencedFileNames
        problems = reading.problems.uniqued().sorted(by: Problem.inReportOrder)
    }

    /// The configuration of a scanned folder.
    package static func configuration(of scan: FolderScan) throws(AppFolderError) -> Configuration {
        do {
            return try Configuration(folder: URL(fileURLWithPath: scan.root))
        } catch {
            throw .configuration(error)
        }
    }
}

/// Why a folder could not be read at all.
public enum AppFolderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing is at the path, or nothing that can be read.
    case scan(ScanError)
    /// The configuration is wrong, or names what is not there.
    case configuration(ConfigurationError)

    public var description: String {
        switch self {
        case .scan(let error): error.description
        case .configuration(let error): error.description
        }
    }
}
