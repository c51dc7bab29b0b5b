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

    /// Each declaration, a member's with the name of its type before it.
    var declarations: Set<String> { declarations(changedBy: { [$1] }) }

    /// Each declaration, a member's with the name of its type before it, after a change into any number of others.
    func declarations(changedBy change: (_ type: String, _ declaration: String) -> [String]) -> Set<String> {
        var declarations: Set<String> = []
        for (name, type) in types {
            // What a type's own declaration becomes beyond one line are members.
            let changed = change(name, type.declaration)
            declarations.formUnion(changed.prefix(1))
            let members = changed.dropFirst() + type.members.flatMap { change(name, $0) }
            declarations.formUnion(members.map { "\(name) | \($0)" })
        }
        return declarations
    }

    /// The interface with some members in an extension of one type, whichever types have them.
    func moving(_ members: Set<String>, to extended: String) -> PublicInterface {
        var moved = TypeInterface(declaration: "extension \(extended)")
        let others = types.mapValues { type in
            moved.members.formUnion(type.members.intersection(members))
            return TypeInterface(declaration: type.declaration, members: type.members.subtracting(members))
        }
        return PublicInterface(types: others.merging([extended: moved]) { $1 })
    }

    /// The form that `init(text:)` reads: types and members sorted by their names, initialisers first.
    var text: String {
        types.sorted { $0.key < $1.key }.map { _, type in
            let members = type.members.sorted { (Self.memberName($0), $0) < (Self.memberName($1), $1) }
            return ([type.declaration] + members.map { "    " + $0 }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func memberName(_ member: String) -> String {
        let words = member.split(separator: " ")
        guard let introducer = words.firstIndex(where: { ["var", "func", "case"].contains($0) }) else { return "" }
        return String(words[introducer + 1].prefix { $0.isLetter || $0.isNumber || $0 == "`" })
    }
}
