import AppMap
import InterfaceBuilder

/// Which scenes are in which containers when the app runs, as far as the ways of the map tell.
struct ContainerMap: Sendable {
    /// A scene in a navigation controller.
    struct Navigation {
        let controller: AppScene.ID
        /// The scene that the back button leads to; nil for the root.
        let previous: AppScene.ID?
    }

    private struct Spot: Hashable {
        let scene: AppScene.ID
        let objectID: String
    }

    private var navigation: [AppScene.ID: Navigation] = [:]
    private var roots: [AppScene.ID: AppScene.ID] = [:]
    private var tabs: [AppScene.ID: [Way.ID]] = [:]
    private var tabController: [AppScene.ID: AppScene.ID] = [:]
    private var columns: [AppScene.ID: [Way.ID]] = [:]
    private var hosts: [AppScene.ID: AppScene.ID] = [:]
    private var ways: [Spot: Way.ID] = [:]
    private var presented: Set<AppScene.ID> = []

    init(_ app: App) {
        for way in app.ways {
            if let id = way.objectID { ways[Spot(scene: way.source, objectID: id)] = way.id }
            let scene = way.destination.scene
            switch way.relationship {
            case "rootViewController":
                if let scene, roots[way.source] == nil { roots[way.source] = scene }
            case "viewControllers":
                tabs[way.source, default: []].append(way.id)
                if let scene, tabController[scene] == nil { tabController[scene] = way.source }
            case "masterViewController", "detailViewController", "supplementaryViewController":
                columns[way.source, default: []].append(way.id)
            default:
                if way.isContainment, let scene, scene != way.source, hosts[scene] == nil { hosts[scene] = way.source }
                if let scene, ["presentation", "modal", "popoverPresentation", "popover"].contains(way.kind) {
                    presented.insert(scene)
                }
            }
        }
        follow(app)
    }

    /// Puts everything that is pushed into the navigation controller of what pushes it.
    private mutating func follow(_ app: App) {
        var pending: [(scene: AppScene.ID, controller: AppScene.ID)] = []
        // What is reached from several tabs belongs to the first.
        let tabbed = app.scenes.flatMap { tabs[$0.id] ?? [] }.compactMap { app[$0].destination.scene }
        for controller in tabbed + app.scenes.map(\.id) {
            guard let root = roots[controller], navigation[root] == nil else { continue }
            navigation[root] = Navigation(controller: controller, previous: nil)
            pending.append((root, controller))
        }
        var position = 0
        var seen: Set<AppScene.ID> = []
        while position < pending.count {
            let (scene, controller) = pending[position]
            position += 1
            guard seen.insert(scene).inserted else { continue }
            for way in app.ways(from: scene) {
                guard let next = way.destination.scene, next != scene else { continue }
                if way.kind == "embed" || way.kind == "include" {
                    // What is inside pushes onto the same controller, and has no bars of its own.
                    pending.append((next, controller))
                } else if way.pushes, navigation[next] == nil, !app[next].isContainer {
                    navigation[next] = Navigation(controller: controller, previous: scene)
                    pending.append((next, controller))
                }
            }
        }
    }

    /// The navigation controller that shows a scene; nil for none.
    func navigation(of scene: AppScene.ID) -> Navigation? { navigation[scene] }

    /// The root of a navigation controller.
    func root(of scene: AppScene.ID) -> AppScene.ID? { roots[scene] }

    /// The ways to the tabs of a tab bar controller.
    func tabs(of scene: AppScene.ID) -> [Way.ID] { tabs[scene] ?? [] }

    /// The ways to the columns of a split view controller.
    func columns(of scene: AppScene.ID) -> [Way.ID] { columns[scene] ?? [] }

    /// The tab bar controller around a scene, and which of its children the scene is or is in.
    func tabs(around scene: AppScene.ID) -> (controller: AppScene.ID, child: AppScene.ID)? {
        if let controller = tabController[scene] { return (controller, scene) }
        guard let container = navigation[scene]?.controller else { return nil }
        return tabController[container].map { ($0, container) }
    }

    /// Whether a scene is only ever part of another one.
    func isOnlyEmbedded(_ scene: AppScene.ID) -> Bool {
        hosts[scene] != nil && navigation[scene] == nil && tabController[scene] == nil && !presented.contains(scene)
    }

    /// The way that an object of a scene is, or owns by including a scene.
    func way(of objectID: String?, in scene: AppScene.ID) -> Way.ID? {
        objectID.flatMap { ways[Spot(scene: scene, objectID: $0)] }
    }
}

extension Way {
    /// Whether the destination comes onto the stack of a navigation controller.
    var pushes: Bool {
        switch presentation {
        case .push?, .show?: true
        case nil, .asSegueKind?: kind == "show" || kind == "push"
        default: false
        }
    }
}

extension AppScene {
    /// Whether the scene shows other scenes rather than content of its own.
    var isContainer: Bool {
        ["navigationController", "tabBarController", "splitViewController", "pageViewController"].contains(kind)
    }
}
