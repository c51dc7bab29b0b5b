import SceneAddressing

/// The files of an app's folder: the same list for the same files, in whatever order the disk keeps them.
public struct FolderScan: Sendable {
    /// A symbolic link inside the folder whose target the scan lists in its own place.
    public struct Link: Hashable, Sendable {
        /// Where the link lies, relative to the folder.
        public let path: String
        /// What it leads to, relative to the folder.
        public let target: String
    }

    /// Something the scan left out that may hold documents.
    public struct LeftOut: Hashable, Sendable {
        /// Why it was left out.
        public enum Reason: String, Hashable, Sendable {
            /// A folder of dependencies or build products.
            case dependency
            /// A folder or document that git ignores.
            case ignored
        }

        /// The folder or document, relative to the scanned folder.
        public let path: String
        /// Why it was left out; `ScanOptions` can switch it off.
        public let reason: Reason
    }

    /// The absolute path of the scanned folder, without links.
    public let root: String
    /// True for the scan of one document: what else the app has was not looked for.
    public let isOfSingleDocument: Bool
    /// The files relative to the folder, parted by `/`, in the order of their UTF-8 bytes.
    public let files: [String]
    /// The links that lead to listed files and folders, in the order of their paths.
    public let links: [Link]
    private let symbolicLinks: SymbolicLinks
    /// What was left out by the options, in the order of paths.
    public let leftOut: [LeftOut]
    /// What could not be read.
    public let problems: [Problem]

    /// Lists the files at a path.
    ///
    /// A folder is scanned whole; for an `.xcodeproj`, `.xcworkspace` or `Package.swift`, the folder it lies in. For a single
    /// `.storyboard` or `.xib` the list holds that file alone, and the root is its folder, or the folder that holds
    /// its `.lproj`.
    /// - Throws: `ScanError` if nothing is there to scan.
    public init(of path: String, options: ScanOptions = ScanOptions()) throws(ScanError) {
        let real: String
        do {
            real = try FileSystem.realPath(of: path)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
        let place = PathParts(real)
        if let folder = Self.folder(of: place) {
            guard DocumentFile.Kind(path: folder) == nil else { throw .folderNamedAsDocument(path: path) }
            let root = folder
            var walk = FolderWalk(root: root == "/" ? "" : root, options: options)
            do {
                try walk.run()
            } catch {
                throw .unreadable(path: path, reason: error.reason)
            }
            self.root = root.isEmpty ? "/" : root
            isOfSingleDocument = false
            files = walk.files
            links = walk.links
            symbolicLinks = SymbolicLinks(walk.links)
            leftOut = walk.leftOut
            problems = walk.problems
        } else {
            guard FileSystem.kind(of: real) == .file, DocumentFile.Kind(path: real) != nil else {
                throw .notADocument(path: path)
            }
            var folder = PathParts(place.folder)
            var file = place.name
            if DocumentFile.localization(ofFolder: folder.name) != nil {
                file = PathParts.join(folder.name, file)
                folder = PathParts(folder.folder)
            }
            root = folder.string.isEmpty ? "/" : folder.string
            isOfSingleDocument = true
            files = [file]
            links = []
            symbolicLinks = SymbolicLinks([])
            leftOut = []
            problems = []
        }
    }

    /// The folder to scan for a path without links: itself, or the one that a project lies in; nil for other files.
    private static func folder(of place: PathParts) -> String? {
        switch place.name {
        case "Package.swift": return place.folder
        case "project.pbxproj", "contents.xcworkspacedata": return PathParts(place.folder).folder
        default:
            guard FileSystem.kind(of: place.string) == .folder else { return nil }
            return ["xcodeproj", "xcworkspace"].contains(place.pathExtension) ? place.folder : place.string
        }
    }

    /// Whether exactly this path is listed.
    public func contains(_ file: String) -> Bool {
        let file = ExactName(file)
        var range = files.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let name = ExactName(files[middle])
            if name == file { return true }
            range = name < file ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    /// The path under which the scan lists a file that is named by a path through links.
    public func resolvingLinks(in path: String) -> String {
        symbolicLinks.resolve(path)
    }

    /// Reads a listed file.
    /// - Parameter limit: The size in bytes from which a file is not read.
    /// - Throws: A `Problem` if the file is not listed, cannot be read, or is too large.
    public func bytes(of file: String, limit: Int = 64 << 20) throws(Problem) -> [UInt8] {
        let path = resolvingLinks(in: file)
        guard contains(path) else {
            throw Problem(
                kind: .unreadableFile, file: file,
                message: "The folder has no file at this path, so it is not read; add the file or correct the path."
            )
        }
        do {
            return try FileSystem.bytes(of: (root == "/" ? "" : root) + "/" + path, limit: limit)
        } catch {
            throw Problem(
                kind: .unreadableFile, file: file,
                message: "The file cannot be read (\(error.reason)) and is missing from the map; make it readable."
            )
        }
    }
}

/// Why nothing could be scanned.
public enum ScanError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing is at the path, or it cannot be opened; the reason is the system's.
    case unreadable(path: String, reason: String)
    /// The path is a file, but neither a storyboard nor a xib.
    case notADocument(path: String)
    /// The path is a folder that has the name of a document.
    case folderNamedAsDocument(path: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "'\(path)' cannot be read: \(reason)."
        case .notADocument(let path):
            "'\(path)' is neither a folder, a project, a package, a .storyboard nor a .xib; name one of these."
        case .folderNamedAsDocument(let path):
            "'\(path)' has the name of a document but is a folder; rename it, or name the folder that holds it."
        }
    }
}
