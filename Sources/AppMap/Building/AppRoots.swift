import SceneAddressing

/// Decides which modules are apps of their own, and what belongs to each.
struct AppRoots {
    private let modules: [Module]
    private let byID: [Module.ID: Module]

    init(of modules: [Module]) {
        self.modules = modules
        byID = Dictionary(modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The modules to map, each followed by the modules it links or embeds; first what runs by itself, tests last.
    /// Tests are mapped only for documents of their own: the app under test is mapped anyway.
    func apps(haveDocuments: (Module.ID) -> Bool) -> [[Module]] {
        let needed = Set(modules.filter { $0.kind != .tests }.flatMap(\.dependencies))
        let roots = modules.filter { module in
            module.kind == .tests
                ? haveDocuments(module.id) : module.kind.runsByItself || !needed.contains(module.id)
        }
        var apps = roots.map(app)
        // Modules that need each other are needed by nothing else; the first of each circle stands for it.
        var mapped = Set(apps.flatMap { $0.map(\.id) })
        for module in modules where module.kind != .tests && !mapped.contains(module.id) {
            let circle = app(of: module)
            mapped.formUnion(circle.map(\.id))
            apps.append(circle)
        }
        return Self.sorted(apps)
    }

    /// The modules of these names, each with what it links or embeds.
    ///
    /// - Parameter key: the configuration's key, for the error.
    /// - Throws: an error for a name that no module has.
    func apps(named names: [String], key: String = "targets") throws(ConfigurationError) -> [[Module]] {
        for name in names where !modules.contains(where: { $0.name.exactlyEquals(name) }) {
            let known = modules.map(\.name)
            let nearest = NearestNames.of(name, among: known, limit: 1).first?.name
            throw ConfigurationError(
                file: Configuration.fileName, keyPath: key,
                reason: .unknownValue(name, nearest: nearest, allowed: known))
        }
        return Self.sorted(
            modules.filter { module in names.contains { module.name.exactlyEquals($0) } }.map(app))
    }

    private static func sorted(_ apps: [[Module]]) -> [[Module]] {
        apps.sorted { ($0[0].kind.rank, $0[0].id) < ($1[0].kind.rank, $1[0].id) }
    }

    private func app(of root: Module) -> [Module] {
        root.kind == .tests ? [root] : [root] + linked(to: root)
    }

    private func linked(to root: Module) -> [Module] {
        var found: [Module.ID: Module] = [:]
        var pending = root.dependencies
        while let next = pending.popLast() {
            guard next != root.id, found[next] == nil, let module = byID[next], !module.kind.runsByItself,
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
        case .framework, .staticLibrary, .resourceBundle, .packageTarget, .tests, .folder, .noTarget, .other: false
        }
    }

    fileprivate var rank: Int {
        switch self {
        case .application: 0
        case .appExtension: 1
        case .watchApplication: 2
        case .watchExtension: 3
        case .framework, .staticLibrary, .resourceBundle, .packageTarget, .folder, .noTarget, .other: 4
        case .tests: 5
        }
    }
}
