/// Decides which modules are apps of their own, and what belongs to each.
enum AppRoots {
    /// The modules to map, each followed by the modules it links or embeds; first what runs by itself, tests last.
    /// Tests are mapped only for documents of their own: the app under test is mapped anyway.
    static func apps(of modules: [Module], haveDocuments: (Module.ID) -> Bool) -> [[Module]] {
        let byID = Dictionary(modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let needed = Set(modules.filter { $0.kind != .tests }.flatMap(\.dependencies))
        return modules.filter { module in
            module.kind == .tests
                ? haveDocuments(module.id) : module.kind.runsByItself || !needed.contains(module.id)
        }
        .sorted { ($0.kind.rank, $0.id) < ($1.kind.rank, $1.id) }
        .map { $0.kind == .tests ? [$0] : [$0] + linked(to: $0, among: byID) }
    }

    private static func linked(to root: Module, among modules: [Module.ID: Module]) -> [Module] {
        var found: [Module.ID: Module] = [:]
        var pending = root.dependencies
        while let next = pending.popLast() {
            guard next != root.id, found[next] == nil, let module = modules[next], !module.kind.runsByItself,
                module.kind != .tests
            else { continue }
            found[next] = module
            pending += module.dependencies
        }
        return found.values.sorted { $0.id < $1.id }
    }
}

extension Module.Kind {
    /// True for what is started by the system and shares no bundle with whatever embeds it.
    var runsByItself: Bool {
        switch self {
        case .application, .appExtension, .watchApplication, .watchExtension: true
        case .framework, .staticLibrary, .resourceBundle, .packageTarget, .tests, .folder, .other: false
        }
    }

    fileprivate var rank: Int {
        switch self {
        case .application: 0
        case .appExtension: 1
        case .watchApplication: 2
        case .watchExtension: 3
        case .framework, .staticLibrary, .resourceBundle, .packageTarget, .folder, .other: 4
        case .tests: 5
        }
    }
}
