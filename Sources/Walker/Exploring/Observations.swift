import AppMap
import HeadlessUIKit
import InterfaceBuilder

/// What is noticed on the way that raises nothing and yet is not meant so.
@MainActor
struct Observations {
    private(set) var lostTabs: [DeviceWalk.LostTab] = []
    private(set) var deadEnds: [DeviceWalk.DeadEnd] = []
    private(set) var returns: [DeviceWalk.ReturnByShowing] = []
    private var seen: Set<Subject> = []

    private enum Subject: Hashable {
        case tabs(AppScene.ID)
        case deadEnd(AppScene.ID)
        case way(Way.ID)
    }

    // MARK: What stands there

    mutating func look(at stage: Stage, _ place: Int, in app: App, _ ways: WayTable) {
        for actor in stage.visible {
            lookForLostTabs(of: actor, place, in: app, ways)
        }
        lookForDeadEnd(on: stage, place, ways)
    }

    /// UIKit does not hand the tab bar item of a storyboard reference on to the scene.
    private mutating func lookForLostTabs(of actor: Actor, _ place: Int, in app: App, _ table: WayTable) {
        guard actor.container == .tabs, let scene = actor.scene, !seen.contains(.tabs(scene)) else { return }
        let ways = table[scene].filter(\.isTab)
        guard ways.count == actor.children.count else { return }
        seen.insert(.tabs(scene))
        for (way, child) in zip(ways, actor.children) {
            guard let placeholder = way.destination.placeholders.first,
                let drawn = ViewController(app[placeholder].controller).tabBarItem, drawn.isVisible,
                let item = child.controller.tabBarItem, (item.title ?? "").isEmpty, item.image == nil
            else { continue }
            lostTabs.append(DeviceWalk.LostTab(way: way.id, place: place))
        }
    }

    private mutating func lookForDeadEnd(on stage: Stage, _ place: Int, _ ways: WayTable) {
        let exits = Exits(from: stage, among: ways)
        guard exits.isNeeded, !exits.isThereAny, let scene = exits.innermost, seen.insert(.deadEnd(scene)).inserted else { return }
        deadEnds.append(DeviceWalk.DeadEnd(scene: scene, place: place))
    }

    // MARK: What a way did

    mutating func note(_ way: Way, from actor: Actor, _ change: StageChange, at place: Int) {
        guard !way.isTab, !way.isGuess, let destination = way.destination.scene, destination != way.source,
            let shown = Standing.all(on: change.after).first(where: { $0.scene == destination }), change.isNew(shown.actor),
            Backdrop(of: shown).holds(destination, at: way.trigger)
        else { return }
        // What was shown once more leads on as it did the first time, and is not to blame for that.
        guard !Standing.all(on: change.before).contains(where: { $0.actor === actor && Backdrop(of: $0).isRepeated }),
            seen.insert(.way(way.id)).inserted
        else { return }
        returns.append(DeviceWalk.ReturnByShowing(way: way.id, place: place))
    }
}

extension Way {
    /// Whether only the class of the segue knows what it does.
    var isGuess: Bool { kind == "custom" && className != nil && presentation == nil }
}

extension TabBarItem {
    /// Whether the item shows anything.
    fileprivate var isVisible: Bool {
        title.map { !$0.isEmpty } ?? false || systemItem != nil || image != nil
    }
}
