/// What protocols inherit from, and which of them extensions add to classes that the sources do not declare. Names count as they
/// are written.
struct ProtocolTable {
    private var inherited: [String: [String]] = [:]
    private var additions: [String: [String]] = [:]

    init(_ modules: [ModuleRecords]) {
        for declaration in modules.lazy.flatMap(\.files).flatMap(\.types) where !declaration.inherited.isEmpty {
            let name = declaration.path.joined(separator: ".")
            switch declaration.kind {
            case .swiftProtocol: inherited[name, default: []] += declaration.inherited
            case .swiftExtension: additions[name, default: []] += declaration.inherited
            default: break
            }
        }
    }

    /// The protocols that extensions add to a class.
    func adopted(byExtensionsOf name: String) -> [String] { additions[name, default: []] }

    /// The paths of protocols and of all that they inherit from, the nearest first.
    func all(_ names: [String]) -> [[String]] {
        var paths: [[String]] = []
        var seen: Set<[String]> = []
        var next = names.flatMap(Self.paths)
        while !next.isEmpty {
            next = next.filter { seen.insert($0).inserted }
            paths += next
            next = next.flatMap { inherited[$0.joined(separator: "."), default: []] }.flatMap(Self.paths)
        }
        return paths
    }

    /// The paths of `A & B.C<D>`.
    private static func paths(of name: String) -> [[String]] {
        name.split(separator: "&").map { part in
            TypeText.withoutArguments(part).split(separator: ".").map { String($0.filter { !$0.isWhitespace }) }
        }
    }
}
