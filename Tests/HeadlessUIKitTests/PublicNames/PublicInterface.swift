/// A Swift interface as a list of types, each with its members, all as text.
struct PublicInterface {
    struct TypeInterface {
        /// `@MainActor open class UIView: UIResponder`, or `extension CGRect` for what is added to a foreign type.
        var declaration: String
        /// `open var alpha: CGFloat`, `optional func …`, `case top`.
        var members: Set<String> = []
    }

    /// By name; a nested type has its path as its name.
    var types: [String: TypeInterface] = [:]

    /// Reads the form of `UIKit.txt`: a type stands at the start of a line, its members are indented below it.
    init(text: String) throws {
        var current: String?
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let declaration = line.drop { $0 == " " }
            if line.hasPrefix(" ") {
                guard let current else { throw Unreadable(line: String(line)) }
                guard types[current]?.members.insert(String(declaration)).inserted ?? false else {
                    throw Unreadable(line: String(line))
                }
            } else {
                let name = try Self.name(of: declaration)
                guard types.updateValue(TypeInterface(declaration: String(declaration)), forKey: name) == nil else {
                    throw Unreadable(line: String(line))
                }
                current = name
            }
        }
    }

    init(types: [String: TypeInterface]) {
        self.types = types
    }

    /// A line that is no declaration, has no type, or stands there twice.
    struct Unreadable: Error {
        let line: String
    }

    private static let introducers: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "typealias"]

    private static func name(of declaration: Substring) throws -> String {
        let words = declaration.split(separator: " ")
        guard let introducer = words.firstIndex(where: introducers.contains), introducer + 1 < words.endIndex else {
            throw Unreadable(line: String(declaration))
        }
        return String(words[introducer + 1].prefix { $0 != ":" && $0 != "<" })
    }

    /// Each declaration with the type that it belongs to.
    var lines: Set<String> {
        var lines: Set<String> = []
        for (name, type) in types {
            lines.insert(type.declaration)
            for member in type.members {
                lines.insert("\(name) | \(member)")
            }
        }
        return lines
    }

    /// The form that `init(text:)` reads, sorted.
    var text: String {
        types.sorted { $0.key < $1.key }.map { _, type in
            ([type.declaration] + type.members.sorted { Self.sortingKey($0) < Self.sortingKey($1) }.map { "    " + $0 })
                .joined(separator: "\n")
        }.joined(separator: "\n") + "\n"
    }

    /// Members are sorted by their names, initialisers first.
    private static func sortingKey(_ member: String) -> String {
        let words = member.split(separator: " ")
        let introducer = words.firstIndex { ["var", "func", "case"].contains($0) }
        return (introducer.map { words[($0 + 1)...].joined(separator: " ") } ?? "") + member
    }
}
