/// Reads a symbol graph as a Swift interface.
///
/// What callers cannot see is left out (`weak`, `final`, `lazy`, `@discardableResult`, `let`), so that stored and computed
/// properties compare equal. A requirement that has a default is `optional`, as it is in UIKit.
struct SymbolReader {
    private var graph: SymbolGraph
    private var types: [String: SymbolGraph.Symbol] = [:]
    private var isolatedTypes: Set<String> = []
    private var relationships: [String: [SymbolGraph.Relationship]] = [:]
    private var requirements: [String: Set<String>] = [:]
    private var optionals: Set<String> = []
    private var rawTypes: [String: Substring] = [:]

    init(_ graph: SymbolGraph) {
        self.graph = graph
        self.graph.symbols.removeAll { $0.pathComponents.first == "Headless" }
        relationships = Dictionary(grouping: graph.relationships, by: \.source)
        for relationship in graph.relationships where relationship.kind == "defaultImplementationOf" {
            optionals.insert(relationship.target)
        }
        for symbol in self.graph.symbols {
            if symbol.isType {
                types[symbol.identifier.precise] = symbol
            }
            guard symbol.isType || symbol.owner != nil else { continue }
            if symbol.isType, symbol.isIsolated {
                isolatedTypes.insert(symbol.name)
            }
            if has("requirementOf", symbol), let owner = symbol.owner {
                requirements[owner, default: []].insert(symbol.lastName)
            }
            if symbol.lastName == "init(rawValue:)", let owner = symbol.owner {
                rawTypes[owner] = symbol.text.split(separator: " ").last?.dropLast()
            }
        }
    }

    /// Everything outside `Headless`, without what overrides or fulfils a protocol: that is declared where it comes from.
    var interface: PublicInterface {
        var types: [String: PublicInterface.TypeInterface] = [:]
        for symbol in graph.symbols where symbol.isType {
            types[symbol.name] = PublicInterface.TypeInterface(declaration: declaration(ofType: symbol))
        }
        for symbol in graph.symbols where !symbol.isType && !isDeclaredElsewhere(symbol) {
            if let owner = symbol.owner {
                types[owner, default: PublicInterface.TypeInterface(declaration: "extension \(owner)")].members
                    .insert(declaration(ofMember: symbol))
            } else {
                types[symbol.name] = PublicInterface.TypeInterface(declaration: declaration(ofMember: symbol))
            }
        }
        return PublicInterface(types: types)
    }

    /// The members that open classes have by protocols of the module, and that their subclasses cannot override.
    var closedRequirements: [String] {
        let open = Set(graph.symbols.lazy.filter { $0.accessLevel == "open" }.map(\.name))
        return types.values.filter { $0.accessLevel == "open" }.flatMap { type in
            let classes = sequence(first: type) { superclass(of: $0) }.map(\.name)
            return protocols(of: type).flatMap { requirements[$0.name] ?? [] }.filter { requirement in
                !classes.contains { open.contains("\($0).\(requirement)") }
            }.map { "\(type.name).\($0)" }
        }.sorted()
    }

    // MARK: Relationships

    private func has(_ kind: String, _ symbol: SymbolGraph.Symbol) -> Bool {
        relationships[symbol.identifier.precise]?.contains { $0.kind == kind } ?? false
    }

    private func superclass(of type: SymbolGraph.Symbol) -> SymbolGraph.Symbol? {
        relationships[type.identifier.precise]?.first { $0.kind == "inheritsFrom" }.flatMap { types[$0.target] }
    }

    /// The protocols of the module that a type itself adopts, with those that they refine.
    private func protocols(of type: SymbolGraph.Symbol) -> [SymbolGraph.Symbol] {
        let inherited = superclass(of: type).map { conformances(of: $0) } ?? []
        return conformances(of: type).subtracting(inherited).compactMap { types[$0] }
    }

    private func conformances(of type: SymbolGraph.Symbol) -> Set<String> {
        Set((relationships[type.identifier.precise] ?? []).lazy.filter { $0.kind == "conformsTo" }.map(\.target))
    }

    private func isDeclaredElsewhere(_ symbol: SymbolGraph.Symbol) -> Bool {
        let isWitness = (relationships[symbol.identifier.precise] ?? []).contains {
            $0.kind == "overrides" || $0.kind == "defaultImplementationOf" || $0.sourceOrigin != nil
        }
        if symbol.lastName == "init(rawValue:)" {
            return symbol.isFailable
        }
        guard !isWitness, let owner = symbol.owner else { return isWitness }
        guard let type = types.values.first(where: { $0.name == owner }), type.kind.identifier != "swift.protocol"
        else { return false }
        return protocols(of: type).contains { requirements[$0.name]?.contains(symbol.lastName) ?? false }
    }

    // MARK: Declarations

    private func declaration(ofType type: SymbolGraph.Symbol) -> String {
        var heirs: [String] = []
        let own = relationships[type.identifier.precise] ?? []
        if let superclass = own.first(where: { $0.kind == "inheritsFrom" }) {
            let name = types[superclass.target]?.name ?? superclass.targetFallback ?? superclass.target
            heirs.append(String(name.split(separator: ".").last ?? ""))
        }
        if type.kind.identifier == "swift.enum", let rawType = rawTypes[type.name] {
            heirs.append(String(rawType))
        }
        let adopted = protocols(of: type)
        let refined = Set(adopted.flatMap { conformances(of: $0) })
        heirs += adopted.filter { !refined.contains($0.identifier.precise) }.map(\.name).sorted()
        if own.contains(where: { $0.kind == "conformsTo" && $0.targetFallback == "Swift.OptionSet" }) {
            heirs.append("OptionSet")
        }
        let isProtocol = type.kind.identifier == "swift.protocol"
        var text = type.text.replacing(" : ", with: ": ")
        if let name = text.firstRange(of: type.lastName) {
            text.replaceSubrange(name, with: type.name)
        }
        if !isProtocol, !heirs.isEmpty {
            let end = text.firstRange(of: " where ")?.lowerBound ?? text.endIndex
            text.insert(contentsOf: ": " + heirs.joined(separator: ", "), at: end)
        }
        return (type.isIsolated ? "@MainActor " : "") + (type.accessLevel == "open" ? "open " : "") + text
    }

    private func declaration(ofMember symbol: SymbolGraph.Symbol) -> String {
        var text = symbol.text
        if text.contains("lazy ") {
            // The graph does not say that the setter of a lazy property is private, as they all are.
            text = text.replacing(" { get set }", with: " { get }")
        }
        for hidden in ["override ", "final ", "lazy ", "weak ", "@discardableResult ", " { get set }"] {
            text = text.replacing(hidden, with: "")
        }
        if text.hasPrefix("let ") || text.hasPrefix("static let ") {
            text = text.replacing("let ", with: "var ", maxReplacements: 1) + " { get }"
        }
        if symbol.accessLevel == "open" {
            text = "open " + text
        } else if text.hasPrefix("class ") {
            text = text.replacing("class ", with: "static ", maxReplacements: 1)
        }
        if optionals.contains(symbol.identifier.precise) {
            text = "optional " + text
        }
        let isOwnerIsolated = symbol.owner.map(isolatedTypes.contains) ?? false
        guard symbol.kind.identifier != "swift.enum.case", symbol.isIsolated != isOwnerIsolated else { return text }
        return (isOwnerIsolated ? "nonisolated " : "@MainActor ") + text
    }
}

extension SymbolGraph.Symbol {
    var isType: Bool {
        ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier)
    }

    var name: String { pathComponents.joined(separator: ".") }
    var lastName: String { pathComponents.last ?? "" }
    var owner: String? { pathComponents.count > 1 ? pathComponents.dropLast().joined(separator: ".") : nil }
    var isIsolated: Bool { declarationFragments.contains { $0.spelling.hasSuffix("MainActor") } }

    fileprivate var isFailable: Bool { declarationFragments.contains { $0.spelling.hasSuffix("?(") } }

    /// The declaration in one line, without its isolation.
    fileprivate var text: String {
        declarationFragments.map(\.spelling).joined().replacing("@MainActor", with: "").split { $0.isWhitespace }
            .joined(separator: " ").replacing("( ", with: "(")
    }
}
