/// The types of all modules by name, and what a name means in a place.
struct TypeTable {
    /// What a name stands for.
    enum Entry {
        case sourceClass(Int)
        /// A structure, enumeration or actor.
        case otherType(module: String, path: [String])
        case sourceProtocol(module: String, path: [String], exposesMembers: Bool)
        case alias(target: String, module: String, scope: [String])
    }

    /// Where a name is read.
    struct Place {
        let module: String
        /// The names of the types around it.
        let scope: [String]
        /// The modules that the file imports.
        let imports: [String]
    }

    private var entries: [String: [String: Entry]] = [:]
    /// Classes by the name that Objective-C knows: those of Objective-C, and those of Swift with `@objc(Name)`.
    private(set) var objectiveCClasses: [String: [Int]] = [:]
    private var objectiveCProtocols: Set<String> = []

    private static let maximumAliases = 16

    mutating func add(_ entry: Entry, path: [String], module: String) {
        let name = path.joined(separator: ".")
        if entries[module]?[name] == nil { entries[module, default: [:]][name] = entry }
    }

    mutating func addObjectiveC(class index: Int, named name: String) {
        objectiveCClasses[name, default: []].append(index)
    }

    mutating func addObjectiveC(protocol name: String) {
        objectiveCProtocols.insert(name)
    }

    func hasModule(_ name: String) -> Bool { entries[name] != nil }

    func entry(_ path: [String], module: String) -> Entry? { entries[module]?[path.joined(separator: ".")] }

    /// What a name means in Swift, aliases followed; nil for a name that no indexed file declares.
    func entry(of path: [String], at place: Place) -> Entry? {
        var path = path
        var place = place
        for _ in 0..<Self.maximumAliases {
            guard let found = declared(path, at: place) else { return nil }
            guard case .alias(let target, let module, let scope) = found else { return found }
            path = target.split(separator: ".").map(String.init)
            place = Place(module: module, scope: scope, imports: place.imports)
        }
        return nil
    }

    private func declared(_ path: [String], at place: Place) -> Entry? {
        guard let first = path.first else { return nil }
        for length in stride(from: place.scope.count, through: 0, by: -1) {
            if let found = entry(Array(place.scope.prefix(length)) + path, module: place.module) { return found }
        }
        if path.count > 1, let found = entry(Array(path.dropFirst()), module: first) { return found }
        for module in place.imports where module != place.module {
            if let found = entry(path, module: module) { return found }
        }
        guard path.count == 1 else { return nil }
        if let index = objectiveCClass(first, preferring: place.module) { return .sourceClass(index) }
        if objectiveCProtocols.contains(first) {
            return .sourceProtocol(module: "", path: path, exposesMembers: true)
        }
        return nil
    }

    /// The class of this Objective-C name, the module's own before others; nil where several modules have one.
    func objectiveCClass(_ name: String, preferring module: String?) -> Int? {
        guard let found = objectiveCClasses[name] else { return nil }
        return found.count == 1 ? found[0] : modulesOfClasses(found).first { $0.module == module }?.index ?? found.first
    }

    private var modules: [Int: String] = [:]

    mutating func note(module: String?, ofClass index: Int) {
        if let module { modules[index] = module }
    }

    private func modulesOfClasses(_ indices: [Int]) -> [(index: Int, module: String?)] {
        indices.map { ($0, modules[$0]) }
    }

    /// The class that a name means.
    ///
    /// A class that no indexed file declares is the platform's if it is known there.
    func reference(to path: [String], at place: Place) -> ClassReference? {
        switch entry(of: path, at: place) {
        case .sourceClass(let index)?: return .source(index)
        case nil: break
        default: return nil
        }
        guard let name = aliasTarget(of: path, at: place).last else { return nil }
        return PlatformClass.named(name) == nil ? .unknown(path.joined(separator: ".")) : .platform(name)
    }

    /// The path behind aliases that lead out of the sources.
    private func aliasTarget(of path: [String], at place: Place) -> [String] {
        var path = path
        var place = place
        for _ in 0..<Self.maximumAliases {
            guard case .alias(let target, let module, let scope)? = declared(path, at: place) else { return path }
            path = target.split(separator: ".").map(String.init)
            place = Place(module: module, scope: scope, imports: place.imports)
        }
        return path
    }
}
