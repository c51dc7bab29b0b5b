import SceneAddressing

/// Why a configuration file cannot be used.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// What is wrong with the file, or with the value at ``ConfigurationError/keyPath``.
    public enum Reason: Hashable, Sendable {
        /// The file exists but cannot be read.
        case unreadable(String)
        /// The text is no JSON5; where Foundation tells the place, line and column count from 1.
        case malformed(line: Int?, column: Int?)
        /// The key means nothing here; `nearest` is the known key that may be meant.
        ///
        /// `known` lists the keys there are, where these are few.
        case unknownKey(nearest: String?, known: [String] = [])
        /// An object has the key twice.
        case repeatedKey(String, line: Int, column: Int)
        case missingKey(String)
        case wrongType(expected: String, found: String)
        /// The value is of the right type but none of those allowed.
        case unknownValue(String, nearest: String?, allowed: [String])
        case emptyValue
        /// A path that leads out of the app's folder.
        case outsideFolder(String)
    }

    /// The file's name.
    public let file: String
    /// Where in the file, as in `segues[0].order`; empty for the file as a whole.
    public let keyPath: String
    /// What is wrong.
    public let reason: Reason

    /// An error at a place of a file.
    public init(file: String, keyPath: String = "", reason: Reason) {
        self.file = file
        self.keyPath = keyPath
        self.reason = reason
    }
}

extension ConfigurationError: CustomStringConvertible {
    /// The file, the place, and what is wrong there.
    public var description: String {
        "\(place): \(problem)"
    }

    private var place: String {
        switch reason {
        case .malformed(let line?, let column?): "\(file):\(line):\(column)"
        case .malformed(let line?, nil): "\(file):\(line)"
        case .repeatedKey(_, let line, let column): "\(file):\(line):\(column)"
        default: file
        }
    }

    private var problem: String {
        switch reason {
        case .unreadable(let message): "\(wholeFile) cannot be read: \(message)"
        case .malformed: "\(wholeFile) is not JSON5."
        case .unknownKey(let nearest, let known):
            "'\(keyPath)' is not known.\(suggestion(nearest))" + (known.isEmpty ? "" : " Known: \(known.joined(separator: ", ")).")
        case .repeatedKey(let key, _, _): "The key '\(key)' is there twice in one object, so one of the two would count for nothing."
        case .missingKey(let key): "\(subject) needs the key '\(key)'."
        case .wrongType(let expected, let found): "\(subject) must be \(expected), not \(found)."
        case .unknownValue(let value, let nearest, let allowed):
            "\(subject) cannot be '\(value)'.\(suggestion(nearest)) "
                + (allowed.isEmpty ? "There is none." : "Known: \(allowed.joined(separator: ", ")).")
        case .emptyValue: "\(subject) must not be empty."
        case .outsideFolder(let path): "\(subject) must be a path inside the app's folder, not '\(path)'."
        }
    }

    private var subject: String {
        keyPath.isEmpty ? wholeFile : "'\(keyPath)'"
    }

    private var wholeFile: String {
        PathParts(file).name == Configuration.fileName ? "The configuration" : "The file"
    }

    private func suggestion(_ nearest: String?) -> String {
        nearest.map { " Did you mean '\($0)'?" } ?? ""
    }
}
