import AppMap
import HeadlessUIKit
import InterfaceBuilder
import SceneAddressing

/// Gives a running app its documents, so that every name leads where the map of the app says.
///
/// Where a name leads depends on the storyboard that it stands in. Each storyboard is therefore loaded as if it had a bundle of
/// its own.
@MainActor
struct AppLoader: Headless.Loading {
    private let app: App
    private let xibs: [NameInModule: AppXib]
    private let storyboards: [NameInModule: AppStoryboard.ID]
    private let linked: [Reference: AppStoryboard.ID]
    private let bundles: [ExactName: Module.ID]
    private let unread: UnreadStoryboards?

    private struct NameInModule: Hashable {
        let name: ExactName
        let module: Module.ID
    }

    /// The name of a storyboard as it stands somewhere.
    private struct Reference: Hashable {
        /// The storyboard that the name stands in; nil where the bundle alone decides.
        let origin: AppStoryboard.ID?
        let name: ExactName
        let bundle: ExactName?
    }

    /// - Parameters:
    ///   - app: the app as the device loads it.
    ///   - unread: what stands for storyboards that were not read.
    init(_ app: App, unread: UnreadStoryboards? = nil) {
        self.unread = unread
        self.app = app
        func first<Value>(_ pairs: [(NameInModule, Value)]) -> [NameInModule: Value] {
            Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        xibs = first(app.xibs.map { (NameInModule(name: ExactName($0.name), module: $0.module), $0) })
        storyboards = first(app.storyboards.map { (NameInModule(name: ExactName($0.name), module: $0.module), $0.id) })
        bundles = Dictionary(
            app.modules.compactMap { module in module.bundleIdentifier.map { (ExactName($0), module.id) } },
            uniquingKeysWith: { first, _ in first })
        var linked: [Reference: AppStoryboard.ID] = [:]
        for link in app.loaded.links {
            guard case .scene(let scene) = link.target, let address = link.address, let name = address.storyboard else {
                continue
            }
            let bundle = address.bundle.map { ExactName($0) }
            let origin = bundle == nil ? app[link.scene].storyboard : nil
            linked[Reference(origin: origin, name: ExactName(name), bundle: bundle)] = app[scene].storyboard
        }
        self.linked = linked
    }

    // MARK: Places

    /// Where the names that stand in a storyboard are looked up.
    static func home(of storyboard: AppStoryboard.ID) -> String { "\(prefix)\(storyboard.index)" }

    /// The bundle under which a storyboard is found itself, whatever others have its name.
    static func itself(_ storyboard: AppStoryboard.ID) -> String { "\(own)\(storyboard.index)" }

    /// The address of a scene that leads to it from anywhere; nil where code cannot name the scene.
    static func address(of scene: AppScene, in app: App) -> SceneAddress? {
        guard scene.identifier != nil || scene.isInitial else { return nil }
        return SceneAddress(
            scene: scene.identifier, storyboard: app[scene.storyboard].name, bundle: itself(scene.storyboard))
    }

    private static let prefix = "boardwalk.storyboard."
    private static let own = "boardwalk.itself."

    private func storyboard(of identifier: String, after prefix: String) -> AppStoryboard.ID? {
        guard identifier.hasPrefix(prefix), let index = Int(identifier.dropFirst(prefix.count)) else { return nil }
        return app.storyboards.indices.contains(index) ? app.storyboards[index].id : nil
    }

    private func find(_ name: String, in place: Headless.BundlePlace) -> AppStoryboard.ID? {
        let exact = ExactName(name)
        guard case .identifier(let identifier) = place else {
            return storyboards[NameInModule(name: exact, module: app.module.id)]
        }
        if let itself = storyboard(of: identifier, after: Self.own) {
            return itself
        }
        if let origin = storyboard(of: identifier, after: Self.prefix) {
            return linked[Reference(origin: origin, name: exact, bundle: nil)]
                ?? storyboards[NameInModule(name: exact, module: app[origin].module)]
        }
        return linked[Reference(origin: nil, name: exact, bundle: ExactName(identifier))]
            ?? bundles[ExactName(identifier)].flatMap { storyboards[NameInModule(name: exact, module: $0)] }
    }

    // MARK: Loading

    func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        guard let id = find(name, in: bundle) else { return unread?.storyboard(named: name) }
        return Headless.LoadedDocument(
            document: app[id].document, key: Self.home(of: id), module: module(app[id].module)?.moduleName,
            bundle: .identifier(Self.home(of: id)))
    }

    func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        var home = app.module.id
        if case .identifier(let identifier) = bundle {
            let origin = storyboard(of: identifier, after: Self.prefix) ?? storyboard(of: identifier, after: Self.own)
            home = origin.map { app[$0].module } ?? bundles[ExactName(identifier)] ?? home
        }
        return [home, app.module.id].lazy.compactMap { xibs[NameInModule(name: ExactName(name), module: $0)] }.first.map { xib in
            Headless.LoadedDocument(
                document: xib.document, key: "xib " + xib.files.primary.path, module: module(xib.module)?.moduleName,
                bundle: bundle)
        }
    }

    func storyboardNames(in bundle: Headless.BundlePlace) -> Set<String> {
        Set(app.storyboards.map(\.name))
    }

    private func module(_ id: Module.ID) -> Module? { app.modules.first { $0.id == id } }
}
