import SceneAddressing

/// The parts of a path that is written with `/`, and arithmetic on paths.
///
/// A path relative to the app's folder, whose own path is empty, never starts or ends in a slash. All comparisons are
/// by bytes: a name that starts with a combining mark is still a name, and twins in other compositions are two names.
struct PathParts {
    let string: String

    init(_ string: String) {
        self.string = string
    }

    /// The part after the last slash.
    var name: String {
        guard let slash = string.utf8.lastIndex(of: slash) else { return string }
        return String(string[string.utf8.index(after: slash)...])
    }

    /// The part before the last slash; empty where there is none.
    var folder: String {
        guard let slash = string.utf8.lastIndex(of: slash) else { return "" }
        return String(string[..<slash])
    }

    /// The name up to its last dot; a leading dot starts no extension.
    var nameWithoutExtension: String {
        guard let dot = lastDot else { return name }
        return String(string[nameStart..<dot])
    }

    /// What follows the last dot of the name, as written; empty where there is none.
    var pathExtension: String {
        guard let dot = lastDot else { return "" }
        return String(string[string.utf8.index(after: dot)...])
    }

    /// The path without the `.lproj` folders that it leads through.
    var withoutLocalization: String {
        guard string.utf8.contains(UInt8(ascii: ".")) else { return string }
        let names = string.utf8.split(separator: slash)
        guard names.dropLast().contains(where: Self.isLocalization) else { return string }
        return (names.dropLast().filter { !Self.isLocalization($0) } + names.suffix(1))
            .map { String($0) ?? "" }.joined(separator: "/")
    }

    private static func isLocalization(_ name: Substring.UTF8View) -> Bool {
        name.suffix(6).elementsEqual(".lproj".utf8)
    }

    private var nameStart: String.Index {
        string.utf8.lastIndex(of: slash).map(string.utf8.index(after:)) ?? string.startIndex
    }

    private var lastDot: String.Index? {
        let start = nameStart
        guard let dot = string.utf8[start...].lastIndex(of: UInt8(ascii: ".")), dot != start else { return nil }
        return dot
    }
}

extension PathParts {
    /// Puts a folder and a name together; an empty folder is the root.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder + "/" + name
    }

    /// A path as seen from a folder, without `.`, `..` and doubled slashes; nil where it leads out of the app's folder.
    static func resolve(_ path: String, from folder: String = "") -> String? {
        var names: [Substring.UTF8View] = []
        for part in [folder, path] {
            for name in part.utf8.split(separator: slash) where !name.elementsEqual(".".utf8) {
                if name.elementsEqual("..".utf8) {
                    guard names.popLast() != nil else { return nil }
                } else {
                    names.append(name)
                }
            }
        }
        return names.map { String($0) ?? "" }.joined(separator: "/")
    }
}

extension String {
    /// Whether the string starts with exactly these bytes. (`hasPrefix` compares characters.)
    func startsExactly(with prefix: String) -> Bool {
        utf8.starts(with: prefix.utf8)
    }

    /// Whether this path is that of a folder's content.
    func isInside(_ folder: String) -> Bool {
        folder.isEmpty || (utf8.count > folder.utf8.count + 1 && startsExactly(with: folder)
            && utf8[utf8.index(utf8.startIndex, offsetBy: folder.utf8.count)] == slash)
    }
}

extension Sequence<String> {
    /// The strings by their bytes, each once.
    func sortedExactly() -> [String] {
        Set(map { ExactName($0) }).sorted().map(\.text)
    }
}

private let slash = UInt8(ascii: "/")
