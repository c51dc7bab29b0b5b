/// The parts of a path that is written with `/`. All comparisons are by bytes.
struct PathParts {
    let string: String

    init(_ string: String) {
        self.string = string
    }

    /// The part after the last slash.
    var name: String {
        guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return string }
        return String(string[string.utf8.index(after: slash)...])
    }

    /// The part before the last slash; empty where there is none.
    var folder: String {
        guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(string[..<slash])
    }

    /// The name up to its last dot; a leading dot starts no extension.
    var nameWithoutExtension: String {
        let name = name
        guard let dot = Self.dot(in: name) else { return name }
        return String(name[..<dot])
    }

    /// What follows the last dot of the name, as written; empty where there is none.
    var pathExtension: String {
        let name = name
        guard let dot = Self.dot(in: name) else { return "" }
        return String(name[name.utf8.index(after: dot)...])
    }

    private static func dot(in name: String) -> String.Index? {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
        return dot
    }

    /// Puts a folder and a name together; an empty folder is the root.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder + "/" + name
    }
}

extension String {
    /// Whether the string starts with exactly these bytes. (`hasPrefix` compares characters.)
    func startsExactly(with prefix: String) -> Bool {
        utf8.starts(with: prefix.utf8)
    }
}
