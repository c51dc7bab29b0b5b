import AppMap
import HeadlessUIKit

/// What a step changed on the stage.
@MainActor
struct StageChange {
    let before: Stage
    let after: Stage
    private let app: App
    /// Where the two differ: what was there and is not any more in the same place, and what is there instead.
    private let differences: Differences

    init(from before: Stage, to after: Stage, in app: App) {
        self.before = before
        self.after = after
        self.app = app
        differences = Differences(between: before.root, and: after.root)
    }

    /// What a user saw of it.
    var outcome: Crossing.Outcome {
        if let (actor, manner) = newcomer {
            return .shown(scene(of: actor.visible) ?? actor.scene, manner)
        }
        if after.isSame(as: before) {
            return .nothing
        }
        let seen = after.visible.last
        return .shown(scene(of: after.visible.reversed()), seen.map { Manner(of: $0, in: after) } ?? .root)
    }

    /// The first scene among controllers that is no placeholder.
    private func scene(of actors: [Actor]) -> AppScene.ID? {
        actors.lazy.compactMap(\.scene).first { !app[$0].isPlaceholder }
    }

    /// Whether nothing came on screen that was not there before, and yet something else is seen.
    var isReturn: Bool { newcomer == nil && !after.isSame(as: before) }

    /// Whether a controller on the stage was not there before.
    func isNew(_ actor: Actor) -> Bool {
        differences.added.contains { $0 === actor } && !differences.removed.contains(ObjectIdentifier(actor.controller))
    }

    /// The outermost controller that was not there before, and how it is shown.
    private var newcomer: (Actor, Manner)? {
        let actor = differences.added.first {
            !differences.removed.contains(ObjectIdentifier($0.controller)) && !$0.isMadeByUIKit
        }
        return actor.map { ($0, Manner(of: $0, in: after)) }
    }
}

/// Where two moments differ. What they share is passed over, so that this costs no more than what a step changes.
@MainActor
private struct Differences {
    /// What stood where now something else stands, or the same in another state.
    private(set) var removed: Set<ObjectIdentifier> = []
    /// In the order of ``Stage/actors``.
    private(set) var added: [Actor] = []

    init(between before: Actor?, and after: Actor?) {
        compare(before, after)
    }

    private mutating func compare(_ before: Actor?, _ after: Actor?) {
        if let before, before === after { return }
        guard let before, let after, before.controller === after.controller else {
            var all: [Actor] = []
            before?.append(to: &all)
            removed.formUnion(all.lazy.map { ObjectIdentifier($0.controller) })
            after?.append(to: &added)
            return
        }
        removed.insert(ObjectIdentifier(before.controller))
        added.append(after)
        let common = min(before.children.count, after.children.count)
        for index in 0..<common where before.children[index] !== after.children[index] {
            compare(before.children[index], after.children[index])
        }
        for child in before.children[common...] { compare(child, nil) }
        for child in after.children[common...] { compare(nil, child) }
        compare(before.presented, after.presented)
    }
}

extension Actor {
    /// True for controllers that UIKit puts in by itself, such as the list of further tabs.
    fileprivate var isMadeByUIKit: Bool {
        Headless.isMore(controller) || scene == nil && children.isEmpty && Headless.element(of: controller) == nil && style == nil
            && !(controller is UINavigationController)
    }
}

extension Actor {
    /// The controller that holds another one, be it deep inside.
    fileprivate func holder(of actor: Actor) -> Actor? {
        if children.contains(where: { $0 === actor }) { return self }
        // What is seen comes first, since what came on screen is there as a rule.
        for index in shown {
            if let holder = children[index].holder(of: actor) { return holder }
        }
        if let holder = presented?.holder(of: actor) { return holder }
        for index in children.indices where !shown.contains(index) {
            if let holder = children[index].holder(of: actor) { return holder }
        }
        return nil
    }
}

extension Manner {
    /// How a controller on the stage is shown.
    @MainActor
    init(of actor: Actor, in stage: Stage) {
        if let style = actor.style {
            self = .presented(style: String(describing: style))
        } else if let outer = stage.root?.holder(of: actor) {
            self = Manner(in: outer, first: outer.children.first === actor)
        } else {
            self = .root
        }
    }

    /// How a scene that stands on the stage is shown.
    @MainActor
    init(of standing: Standing) {
        let line = standing.ancestors + [standing.actor]
        // A container that comes with the scene is shown in its place.
        let shown = line.last { $0.style != nil || !($0.container == .navigation || $0.container == .tabs) } ?? standing.actor
        if let style = shown.style {
            self = .presented(style: String(describing: style))
        } else if let index = line.firstIndex(where: { $0 === shown }), index > 0 {
            self = Manner(in: line[index - 1], first: line[index - 1].children.first === shown)
        } else {
            self = .root
        }
    }

    /// How a part of a scene is shown that is there from the start.
    static func contained(_ way: Way) -> Manner {
        way.kind == "relationship" ? way.isTab ? .tab : .contained : .embedded
    }

    @MainActor
    private init(in container: Actor, first isFirst: Bool) {
        switch container.container {
        case .navigation: self = isFirst ? .contained : .pushed
        case .tabs: self = .tab
        case .split, .collapsedSplit: self = .column
        case .pages: self = .contained
        case .custom, nil: self = .embedded
        }
    }
}
