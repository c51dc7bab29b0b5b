import Foundation

/// An app's folder and the files that a scan found in it.
public struct ProjectFolder: Sendable {
    /// Where the folder is.
    public let root: URL
    /// The paths of all files that are not ignored, relative to the folder and sorted.
    public let files: [String]

    private let known: Set<String>
    private let documentsInLowerCase: [String: String]

    /// - Parameters:
    ///   - root: Where the folder is.
    ///   - files: The paths of its files, relative to it, with `/` between components.
    public init(root: URL, files: [String]) {
        self.root = root
        self.files = zip(files, files.dropFirst()).allSatisfy(<) ? files : Set(files).sorted()
        known = Set(files)
        documentsInLowerCase = Dictionary(
            self.files.filter(FileRole.isDocument).map { ($0.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether there is such a file.
    func contains(_ path: String) -> Bool {
        known.contains(path)
    }

    /// The document at the path, in the spelling it has on disk: the file systems that apps are built on
    /// mostly do not tell capitals apart.
    func document(at path: String) -> String? {
        known.contains(path) ? path : documentsInLowerCase[path.lowercased()]
    }

    /// The files in a folder and its folders; all files for the empty path.
    func files(under directory: String) -> ArraySlice<String> {
        guard !directory.isEmpty else { return files[...] }
        let prefix = directory + "/"
        let start = firstIndex { $0 >= prefix }
        let end = files[start...].firstIndex { !$0.hasPrefix(prefix) } ?? files.endIndex
        return files[start..<end]
    }

    /// Whether there is a folder with a file in it.
    func containsDirectory(_ directory: String) -> Bool {
        !files(under: directory).isEmpty
    }

    /// The path relative to the folder of an absolute path; nil where that is elsewhere.
    func relativePath(ofAbsolute path: String) -> String? {
        let rootPath = root.standardizedFileURL.path
        let prefix = rootPath.hasSuffix("/") ? rootPath : rootPath + "/"
        return path.hasPrefix(prefix) ? RelativePath.normalized(String(path.dropFirst(prefix.count))) : nil
    }

    /// The bytes of one of the folder's files.
    func contents(of path: String) throws(Problem) -> Data {
        let url = root.appendingPathComponent(path).resolvingSymlinksInPath()
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            // A pipe or a device may never end.
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw CocoaError(.fileReadUnknown)
            }
            guard let size = attributes[.size] as? Int, size <= Self.largestFile else {
                throw CocoaError(.fileReadTooLarge)
            }
            return try Data(contentsOf: url)
        } catch {
            throw Problem(
                kind: .unreadableFile, file: path,
                message: "\(path) could not be read: \(error.localizedDescription)"
            )
        }
    }

    /// The dictionary that a property list of any format holds.
    func propertyList(at path: String) throws(Problem) -> [String: Any] {
        let data = try contents(of: path)
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
            let reason = Self.reason(of: error as NSError, isXML: data.first == UInt8(ascii: "<"))
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
