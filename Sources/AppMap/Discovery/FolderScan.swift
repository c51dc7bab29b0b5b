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
    /// The files relative to the folder, parted by `/`, in the order of their UTF-8 bytes.
    public let files: [String]
    /// The links that lead to listed files and folders, in the order of their paths.
    public let links: [Link]
    /// What was left out by the options, in the order of paths.
    public let leftOut: [LeftOut]
    /// What could not be read.
    public let problems: [Problem]

    /// Lists the files at a path.
    ///
    /// A folder is scanned whole; for an `.xcodeproj` or `.xcworkspace`, the folder it lies in. For a single
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
        if FileSystem.kind(of: real) == .folder {
            guard DocumentFile.Kind(path: real) == nil else { throw .folderNamedAsDocument(path: path) }
            let isProject = ["xcodeproj", "xcworkspace"].contains(place.pathExtension)
            let root = isProject ? place.folder : real
            var walk = FolderWalk(root: root == "/" ? "" : root, options: options)
            do {
                try walk.run()
            } catch {
                throw .unreadable(path: path, reason: error.reason)
            }
            self.root = root.isEmpty ? "/" : root
            files = walk.files
            links = walk.links
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
            files = [file]
            links = []
            leftOut = []
            problems = []
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
        links.resolve(path)
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

extension [FolderScan.Link] {
    /// The path under which a file or folder is listed that is named by a path through these links.
    func resolve(_ path: String) -> String {
        var path = path
        // A link may lead to a path through another link; more steps than links would be a circle.
        for _ in self {
            guard let link = first(where: { path.exactlyEquals($0.path) || path.isInside($0.path) }) else { break }
            path = link.target + String(decoding: path.utf8.dropFirst(link.path.utf8.count), as: UTF8.self)
        }
        return path
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
            "“\(path)” cannot be read: \(reason)."
        case .notADocument(let path):
            "“\(path)” is neither a folder, a project, a .storyboard nor a .xib; name one of these."
        case .folderNamedAsDocument(let path):
            "“\(path)” has the name of a document but is a folder; rename it, or name the folder that holds it."
        }
    }
}
