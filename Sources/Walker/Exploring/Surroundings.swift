import AppMap
import HeadlessUIKit

/// Where a scene stands on the stage, as far as it decides what the scene's ways do.
///
/// A scene that is reached once more in the same surroundings is not tried again: this is what lets a walk end in an app whose
/// scenes lead to each other.
struct Surroundings: Hashable {
    let scene: AppScene.ID
    /// From the outermost controller of what is presented inwards: what kind of container, and where in it.
    let containers: [Container]
    /// How the outermost of the containers is presented; nil where it is the root of the window.
    let style: String?
    /// The unwind actions that somebody on the way back would take.
    let answered: Set<String>
    /// Whether a user can go back from here without a way of the scene's own.
    let hasWayBack: Bool

    struct Container: Hashable {
        let kind: Headless.ControllerState.Container
        /// Whether the scene is the first of the container.
        let isFirst: Bool
    }
}

/// A scene that stands somewhere on the stage.
@MainActor
struct Standing {
    let scene: AppScene.ID
    let actor: Actor
    let path: [Actor.Part]
    /// Those around and behind it, the outermost first.
    let ancestors: [Actor]

    /// The scenes that a user deals with, outer ones before those in them.
    static func all(on stage: Stage) -> [Standing] {
        var found: [Standing] = []
        func collect(_ actor: Actor, _ path: [Actor.Part], _ ancestors: [Actor]) {
            if let presented = actor.presented {
                return collect(presented, path + [.presented], ancestors + [actor])
            }
            if let scene = actor.scene {
                found.append(Standing(scene: scene, actor: actor, path: path, ancestors: ancestors))
            }
            for index in actor.shown {
                collect(actor.children[index], path + [.child(index)], ancestors + [actor])
            }
        }
        if let root = stage.root {
            collect(root, [], [])
        }
        return found
    }

    /// - Parameters:
    ///   - answered: the unwind actions that somebody on the way back would take.
    ///   - hasWayBack: whether there is a back button, or the sheet can be swiped away.
    func surroundings(answered: Set<String>, hasWayBack: Bool) -> Surroundings {
        let line = ancestors + [actor]
        let start = line.lastIndex { $0.style != nil } ?? 0
        var containers: [Surroundings.Container] = []
        for (outer, inner) in line[start...].steps {
            guard let kind = outer.container else { continue }
            let container = Surroundings.Container(kind: kind, isFirst: outer.children.first === inner)
            if containers.last != container {
                containers.append(container)
            }
        }
        return Surroundings(
            scene: scene, containers: containers, style: line[start].style.map { String(describing: $0) },
            answered: answered, hasWayBack: hasWayBack)
    }
}

extension ArraySlice<Actor> {
    /// Each holder and what it holds, from the outermost on. Where a scene stands within itself, what lies between counts once:
    /// a tab bar that is pushed onto one of its own tabs leads on as the first one did, however often.
    @MainActor
    fileprivate var steps: [(outer: Actor, inner: Actor)] {
        var steps: [(outer: Actor, inner: Actor)] = []
        for (outer, inner) in zip(self, dropFirst()) {
            if let scene = outer.scene, let same = steps.firstIndex(where: { $0.outer.scene == scene }) {
                steps.removeSubrange(same...)
            }
            steps.append((outer, inner))
        }
        return steps
    }
}
