import Foundation
import InterfaceBuilder
import SceneAddressing

/// An app's folder and the files that a scan found in it.
public struct ProjectFolder: Sendable {
    /// Where the folder is.
    public let root: URL
    /// The paths of all files that are not ignored, relative to the folder, in the order of their bytes.
    public let files: [String]

    /// Whether a file is there and not to be looked at.
    let isLeftOut: @Sendable (String) -> Bool
    private let links: SymbolicLinks
    private let known: Set<ExactName>
    private let documentsInLowerCase: [String: String]

    /// - Parameters:
    ///   - root: Where the folder is.
    ///   - files: The paths of its files, relative to it, with `/` between components.
    ///   - links: The symbolic links through which a project may name these files.
    ///   - isLeftOut: Whether a file is there and not to be looked at.
    public init(
        root: URL, files: [String], links: [FolderScan.Link] = [], isLeftOut: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.root = root
        self.isLeftOut = isLeftOut
        let isSorted = zip(files, files.dropFirst()).allSatisfy { ExactName($0) < ExactName($1) }
        self.files = isSorted ? files : files.sortedExactly()
        self.links = SymbolicLinks(links)
        known = Set(files.map { ExactName($0) })
        // `String` takes names in other compositions for equal, as do those file systems.
        documentsInLowerCase = Dictionary(
            self.files.filter(FileRole.isDocument).map { ($0.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether there is such a file, also by way of a link.
    func contains(_ path: String) -> Bool {
        known.contains(ExactName(path)) || known.contains(ExactName(resolvingLinks(in: path)))
    }

    /// The path under which a file or folder is listed that is named by a path through links.
    func resolvingLinks(in path: String) -> String {
        links.resolve(path)
    }

    /// The document at the path, in the spelling it has on disk: the file systems that apps are built on
    /// mostly do not tell capitals apart.
    func document(at path: String) -> String? {
        known.contains(ExactName(path)) ? path : documentsInLowerCase[path.lowercased()]
    }

    /// The files in a folder and its folders; all files for the empty path.
    func files(under directory: String) -> ArraySlice<String> {
        guard !directory.isEmpty else { return files[...] }
        let prefix = directory + "/"
        let start = firstIndex { !(ExactName($0) < ExactName(prefix)) }
        let end = files[start...].firstIndex { !$0.startsExactly(with: prefix) } ?? files.endIndex
        return files[start..<end]
    }

    /// Whether there is a folder with a file in it.
    func containsDirectory(_ directory: String) -> Bool {
        !files(under: directory).isEmpty
    }

    /// Whether something is at a path, listed or not, in whatever capitals.
    func isOnDisk(_ path: String) -> Bool {
        if FileSystem.kind(of: PathParts.join(root.path, path)) != nil { return true }
        let lowercased = path.lowercased()
        return files(under: PathParts(path).folder).contains { $0.lowercased() == lowercased }
    }

    /// Whether a path is in a folder of the app's own: one that is there. Those that are fetched before a build need not be.
    func mayHoldFiles(at path: String) -> Bool {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return true }
        return containsDirectory(String(path[..<slash]))
    }

    /// The path relative to the folder of an absolute path; nil where that is elsewhere.
    func relativePath(ofAbsolute path: String) -> String? {
        let rootPath = root.standardizedFileURL.path
        let prefix = rootPath == "/" ? rootPath : rootPath + "/"
        guard path.startsExactly(with: prefix) else { return nil }
        return PathParts.resolve(String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
    }

    /// The bytes of one of the folder's files.
    func contents(of path: String) throws(Problem) -> Data {
        do {
            return Data(try FileSystem.bytes(of: PathParts.join(root.path, path), limit: Self.largestFile))
        } catch {
            throw Problem(
                kind: .unreadableFile, file: path, message: "\(path) could not be read: \(error.reason).")
        }
    }

    /// The dictionary that a property list of any format holds.
    func propertyList(at path: String) throws(Problem) -> [String: Any] {
        let data = try contents(of: path)
        if let line = MergeMarkers.first(in: [UInt8](data))?.position.line {
            throw Problem(
                kind: .unfinishedMerge, file: path, line: line,
                message: "The file holds the markers of an unfinished merge; resolve the conflict first.")
        }
        if let binary = BinaryPropertyList(data), !binary.isTree {
            throw Problem(
                kind: .malformedFile, file: path,
                message: "\(path) is not read: its lists and dictionaries contain each other."
            )
        }
        let content: Any
        do {
            content = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            var reason = Self.reason(of: error as NSError, isXML: data.first == UInt8(ascii: "<"))
            while reason.hasSuffix(".") { reason.removeLast() }
            throw Problem(
                kind: .malformedFile, file: path, line: Self.line(in: reason),
                message: "\(path) is not a property list: \(reason)."
            )
        }
        guard let dictionary = content as? [String: Any] else {
            throw Problem(kind: .malformedFile, file: path, message: "\(path) does not hold a dictionary.")
        }
        return dictionary
    }

    private static let largestFile = 256 << 20

    /// Foundation tells what is wrong with the data as XML. What is wrong with it in the text form is an error in that
    /// error, which on Linux can only be looked at through its description.
    private static func reason(of error: NSError, isXML: Bool) -> String {
        if !isXML, let inner = error.userInfo["kCFPropertyListOldStyleParsingError"] {
            let description = String(describing: inner)
            if let start = description.range(of: NSDebugDescriptionErrorKey + "="),
               let end = description[start.upperBound...].range(of: "}", options: .backwards) {
                return String(description[start.upperBound..<end.lowerBound])
            }
        }
        return error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    }

    private static func line(in reason: String) -> Int? {
        guard let range = reason.range(of: "line ") else { return nil }
        return Int(reason[range.upperBound...].prefix { $0.isNumber })
    }

    private func firstIndex(where isAtOrAfter: (String) -> Bool) -> Int {
        var low = files.startIndex
        var high = files.endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isAtOrAfter(files[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
