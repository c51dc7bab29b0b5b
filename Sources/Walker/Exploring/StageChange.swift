import AppMap
import HeadlessUIKit

/// What a step changed on the stage.
@MainActor
struct StageChange {
    let before: Stage
    let after: Stage
    private let app: App

    init(from before: Stage, to after: Stage, in app: App) {
        self.before = before
        self.after = after
        self.app = app
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

    /// The outermost controller that was not there before, and how it is shown.
    private var newcomer: (Actor, Manner)? {
        let old = Set(before.actors.map { ObjectIdentifier($0.controller) })
        let actor = after.actors.first { !old.contains(ObjectIdentifier($0.controller)) && !$0.isMadeByUIKit }
        return actor.map { ($0, Manner(of: $0, in: after)) }
    }
}

extension Actor {
    /// True for controllers that UIKit puts in by itself, such as the list of further tabs.
    fileprivate var isMadeByUIKit: Bool {
        scene == nil && children.isEmpty && Headless.element(of: controller) == nil && style == nil
            && !(controller is UINavigationController)
    }
}

extension Manner {
    /// How a controller on the stage is shown.
    @MainActor
    init(of actor: Actor, in stage: Stage) {
        if let style = actor.style {
            self = .presented(style: String(describing: style))
        } else if let outer = stage.actors.first(where: { $0.children.contains { $0 === actor } }) {
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
