import AppMap
import HeadlessUIKit

/// Reads what is on screen, and remembers which object each number stands for.
@MainActor
struct ScreenReader {
    let words: AppWords
    let ways: ObjectWays
    private(set) var targets: [Target] = []
    /// The ways that a user can start at the moment.
    private var open: Set<Way.ID> = []
    /// Why a user cannot start others.
    private var obstacles: [Way.ID: String] = [:]

    /// Where something stands.
    struct Place {
        /// The scene whose document has it.
        var scene: AppScene.ID?
        var controller: UIViewController
        /// The scenes that are shown inside, by the views that they fill.
        var children: [ObjectIdentifier: Actor] = [:]
        var row: Target.Row?
        /// Whether a view around it is hidden.
        var isHidden = false

        @MainActor
        init(_ actor: Actor) {
            scene = actor.scene
            controller = actor.controller
            for index in actor.shown {
                if let view = actor.children[index].controller.viewIfLoaded {
                    children[ObjectIdentifier(view)] = actor.children[index]
                }
            }
        }
    }

    init(_ words: AppWords, _ ways: ObjectWays) {
        self.words = words
        self.ways = ways
    }

    // MARK: The whole

    mutating func read(_ stage: Stage, on device: WalkDevice, canUndo: Bool) -> Screen {
        let items = stage.root.map { self.items(of: $0) } ?? []
        let front = stage.visible.last { $0.style != nil }
        return Screen(
            device: device, isLandscape: Headless.device.isLandscape,
            scenes: Standing.all(on: stage).map { scene(words.app[$0.scene], isEmbedded: $0.isEmbedded(in: words.app)) },
            style: front?.style.map { String(describing: $0) }, behind: behind(stage), items: items,
            byCode: byCode(on: stage), moves: moves(on: stage, front) + [.rotate] + (canUndo ? [.undo] : []) + [.restart])
    }

    private func scene(_ scene: AppScene, isEmbedded: Bool) -> ScreenScene {
        ScreenScene(
            name: words.fullName(of: scene), kind: words.kind(of: scene), className: scene.className,
            file: scene.location.file, line: scene.location.position.line,
            isEmbedded: isEmbedded)
    }

    private func behind(_ stage: Stage) -> [String] {
        stage.actors.filter { $0.presented != nil }.compactMap { actor in
            actor.main(in: words.app).map { words.fullName(of: words.app[$0]) }
        }
    }

    private func moves(on stage: Stage, _ front: Actor?) -> [ScreenMove] {
        var moves: [ScreenMove] = []
        let stacks = stage.stacksInFront
        if stacks.contains(where: { !$0.isNavigationBarHidden && Headless.backButton(of: $0) != nil }) {
            moves.append(.back)
        }
        if stacks.contains(where: { Headless.obstacleToSwipingBack(in: $0) == nil }) {
            moves.append(.swipeBack)
        }
        if let front, !front.controller.isModalInPresentation, Headless.dismissal(of: front.controller) != nil {
            moves.append(.dismiss)
        }
        return moves
    }

    private mutating func byCode(on stage: Stage) -> [ScreenItem] {
        Standing.all(on: stage).flatMap { standing in
            words.app.ways(from: standing.scene).compactMap { way -> ScreenItem? in
                guard !way.isContainment, !open.contains(way.id) else { return nil }
                var item = ScreenItem(role: .code, text: words.trigger(of: way), deeds: [.perform])
                item.value = words.fullName(of: words.app[standing.scene])
                if way.isPeek {
                    item.obstacle = "a hard press"
                } else if case .object = way.trigger {
                    item.obstacle = obstacles[way.id] ?? "not on screen"
                }
                item.objectID = way.objectID
                item.ways = [ways.described(way)]
                item.number = number(.way(way, of: standing.actor.controller))
                return item
            }
        }
    }

    // MARK: Items

    mutating func number(_ target: Target) -> Int {
        targets.append(target)
        return targets.count
    }

    /// An item that somebody can use.
    ///
    /// - Parameter object: the object of the document that starts the ways.
    mutating func item(
        _ role: ScreenItem.Role, _ text: String?, _ object: AnyObject, in place: Place, _ target: Target?,
        _ deeds: [ScreenDeed] = [.tap]
    ) -> ScreenItem {
        var item = ScreenItem(role: role, text: text?.nonEmpty)
        item.objectID = Headless.objectID(of: object)
        if target != nil {
            item.obstacle = Headless.obstacle(to: object)?.shortWords
        }
        let started = ways.ways(of: item.objectID, in: place.scene)
        item.ways = started.map(ways.described)
        item.calls = ways.calls(of: Headless.element(of: object), in: place.scene)
        if let target {
            item.number = number(target)
            item.deeds = deeds
            note(started, item.obstacle)
        }
        return item
    }

    mutating func note(_ ways: [Way], _ obstacle: String?) {
        if let obstacle {
            for way in ways {
                obstacles[way.id] = obstacle
            }
        } else {
            open.formUnion(ways.map(\.id))
        }
    }

    // MARK: Controllers

    /// What a controller shows, or what it presents.
    mutating func items(of actor: Actor) -> [ScreenItem] {
        if let presented = actor.presented {
            return items(of: presented)
        }
        switch actor.controller {
        case let navigation as UINavigationController: return items(of: navigation, actor)
        case let tabs as UITabBarController: return items(of: tabs, actor)
        case let split as UISplitViewController: return columns(of: split, actor)
        case is UIPageViewController: return shown(in: actor).flatMap { items(of: $0) }
        default:
            guard let view = actor.controller.viewIfLoaded else { return [] }
            return items(of: view, Place(actor))
        }
    }

    private func shown(in actor: Actor) -> [Actor] {
        actor.shown.map { actor.children[$0] }
    }

    /// Another scene inside the one that is read.
    mutating func group(_ actor: Actor) -> ScreenItem {
        let inner = shown(in: actor)
        if let scene = actor.scene, words.app[scene].isPlaceholder, inner.count == 1 {
            return group(inner[0])
        }
        let scene = actor.scene ?? inner.lazy.compactMap(\.scene).first
        return ScreenItem(
            role: .scene, text: scene.map { words.fullName(of: words.app[$0]) }, items: items(of: actor))
    }

    private mutating func items(of navigation: UINavigationController, _ actor: Actor) -> [ScreenItem] {
        var items: [ScreenItem] = []
        let top = shown(in: actor).first
        if !navigation.isNavigationBarHidden, let top {
            items.append(bar(of: navigation, top))
        }
        items += top.map { self.items(of: $0) } ?? []
        if !navigation.isToolbarHidden, let top, let buttons = top.controller.toolbarItems, !buttons.isEmpty {
            let place = Place(top)
            items.append(ScreenItem(role: .toolbar, items: buttons.flatMap { self.items(of: $0, place) }))
        }
        return items
    }

    private mutating func items(of tabs: UITabBarController, _ actor: Actor) -> [ScreenItem] {
        var items: [ScreenItem] = []
        let listed = Headless.tabsInMore(of: tabs)
        if !listed.isEmpty {
            let rows = listed.map { tab in
                ScreenItem(
                    number: number(.moreTab(tabs, tab)), role: .row, text: title(of: tab.tabBarItem), deeds: [.tap])
            }
            items.append(ScreenItem(role: .table, text: "More", items: rows))
        }
        if let more = tabs.selectedViewController as? UINavigationController,
            !actor.children.contains(where: { $0.controller === more }), more.viewControllers.count > 1
        {
            items.append(
                ScreenItem(number: number(.back(more)), role: .backButton, text: "More", deeds: [.tap]))
        }
        items += shown(in: actor).flatMap { self.items(of: $0) }
        if Headless.showsTabBar(tabs) {
            items.append(tabBar(of: tabs, actor))
        }
        return items
    }

    private mutating func tabBar(of tabs: UITabBarController, _ actor: Actor) -> ScreenItem {
        var bar = ScreenItem(role: .tabBar)
        let leading = actor.scene.map { words.app.ways(from: $0).filter(\.isTab) } ?? []
        for (index, tab) in (tabs.tabBar.items ?? []).enumerated() {
            var item = ScreenItem(
                number: number(.tab(tabs, at: index)), role: .tab, text: title(of: tab), deeds: [.tap])
            item.isSelected = tabs.selectedViewController?.tabBarItem === tab
            item.obstacle = tab.isEnabled ? nil : "disabled"
            if leading.count == tabs.tabBar.items?.count {
                item.ways = [ways.described(leading[index])]
            }
            bar.items.append(item)
        }
        return bar
    }

    private mutating func columns(of split: UISplitViewController, _ actor: Actor) -> [ScreenItem] {
        let shown = shown(in: actor)
        var items = shown.count == 1 ? shown.flatMap { self.items(of: $0) } : shown.map { group($0) }
        guard let scene = actor.scene, !split.isCollapsed else { return items }
        let seen = Set(shown.flatMap { $0.visible }.compactMap(\.scene))
        for way in words.app.ways(from: scene) where way.kind == "relationship" {
            guard let destination = way.destination.scene, !seen.contains(destination) else { continue }
            items.append(
                ScreenItem(
                    number: number(.column(split, relationship: way.relationship)), role: .column,
                    text: words.trigger(of: way) + " column", deeds: [.tap], ways: [ways.described(way)]))
        }
        return items
    }
}

extension Standing {
    /// Whether the scene stands in a part of another scene, and not in a container that it fills.
    func isEmbedded(in app: App) -> Bool {
        ancestors.contains { outer in
            outer.container == .custom && outer.presented == nil && outer.scene.map { !app[$0].isPlaceholder } ?? false
        }
    }
}

extension Actor {
    /// The scene that a user would say is there: what a container shows, else the scene itself with whatever stands in it.
    func main(in app: App) -> AppScene.ID? {
        let last = children.indices.last(where: shown.contains).map { children[$0] }
        let isOwn = container == nil || container == .custom
        if let scene, isOwn, !app[scene].isPlaceholder {
            return scene
        }
        return last?.inFront.main(in: app) ?? scene
    }

    /// What is presented over it, and over that.
    var inFront: Actor { presented?.inFront ?? self }
}

extension Stage {
    /// The scene that a user would say is on screen.
    func main(in app: App) -> AppScene.ID? { root?.inFront.main(in: app) }

    /// The stacks that a user may go back in, the innermost first.
    var stacksInFront: [UINavigationController] {
        let more = visible.compactMap { actor -> UINavigationController? in
            guard let tabs = actor.controller as? UITabBarController else { return nil }
            let selected = tabs.selectedViewController as? UINavigationController
            return actor.children.contains { $0.controller === selected } ? nil : selected
        }
        return (more + visible.compactMap { $0.controller as? UINavigationController }).reversed()
    }
}

extension String {
    var nonEmpty: String? { contains { !$0.isWhitespace } ? self : nil }
}
