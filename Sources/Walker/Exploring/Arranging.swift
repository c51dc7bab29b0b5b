import AppMap
import HeadlessUIKit

extension Arrangement {
    /// What a controller on the stage holds and presents.
    ///
    /// - Parameter stack: the navigation controller that holds it.
    @MainActor
    init(_ actor: Actor, in stack: UINavigationController? = nil) {
        self.init(actor, hasBar: stack.map { !$0.isNavigationBarHidden } ?? false)
    }

    /// - Parameter hasBar: whether there is a bar for a back button.
    @MainActor
    private init(_ actor: Actor, hasBar: Bool) {
        if let known = actor.memory.arrangement, hasBar == actor.memory.hasBar {
            self = known
            return
        }
        let hasOwnBar = (actor.controller as? UINavigationController).map { !$0.isNavigationBarHidden } ?? false
        self.init(
            scene: actor.scene, container: Container(actor.container),
            children: actor.children.map { Arrangement($0, hasBar: hasOwnBar) }, shown: actor.shown,
            presented: actor.presented.map { [Arrangement($0)] } ?? [], style: actor.style.map { String(describing: $0) },
            offersBack: hasBar && actor.controller.navigationItem.leavesBackButton, canBeDismissed: actor.canBeDismissed)
        actor.memory.arrangement = self
        actor.memory.hasBar = hasBar
    }
}

extension UINavigationItem {
    /// Whether the item leaves the button there that leads back.
    fileprivate var leavesBackButton: Bool {
        !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
    }
}

extension Actor {
    /// Sheets can be swiped away, and popovers closed by a touch outside.
    var canBeDismissed: Bool {
        guard let style else { return false }
        return [.pageSheet, .formSheet, .popover, .automatic].contains(style) && !controller.isModalInPresentation
    }
}

extension Rearrangement {
    /// What differs between two moments.
    ///
    /// - Parameter path: where the scene stood whose way was taken.
    @MainActor
    static func between(_ before: Stage, _ after: Stage, seenFrom path: [Actor.Part]) -> [Rearrangement] {
        var found: [(path: [Actor.Part], actor: Actor, change: Change)] = []
        func compare(_ before: Actor, _ after: Actor, _ path: [Actor.Part]) {
            func note(_ change: Change) { found.append((path, before, change)) }
            if before === after { return }
            guard before.controller === after.controller else {
                note(.becomes(Arrangement(after)))
                return
            }
            if before.container != after.container { note(.holds(Arrangement.Container(after.container))) }
            let isBar = before.container == .tabs && before.children.count == after.children.count
            // Tabs keep their places, also while one lies on the list of More.
            let same = isBar
                ? before.children.count
                : zip(before.children, after.children).prefix { $0.controller === $1.controller }.count
            for index in 0..<same where before.children[index] !== after.children[index] {
                compare(before.children[index], after.children[index], path + [.child(index)])
            }
            if same < before.children.count || same < after.children.count {
                let added = Arrangement(after).children[same...]
                note(.replacesLast(before.children.count - same, with: Array(added)))
            }
            if before.shown != after.shown, after.container != .navigation {
                note(.shows(after.shown))
            }
            switch (before.presented, after.presented) {
            case (let old?, let new?) where old.controller === new.controller: compare(old, new, path + [.presented])
            case (_, let new?): note(.presents(Arrangement(new)))
            case (_?, nil): note(.dismisses)
            case (nil, nil): break
            }
        }
        guard let old = before.root, let new = after.root else { return [] }
        compare(old, new, [])
        return found.map { place, actor, change in
            let common = zip(place, path).prefix { $0 == $1 }.count
            return Rearrangement(
                outwards: path.count - common, inwards: place[common...].map(\.told),
                container: Arrangement.Container(actor.container), change: change)
        }
    }
}

extension Arrangement.Container {
    init?(_ container: Headless.ControllerState.Container?) {
        guard let container else { return nil }
        self.init(rawValue: container.rawValue)
    }
}

extension Actor.Part {
    /// The step as an arrangement has it.
    var told: Arrangement.Part {
        switch self {
        case .child(let index): .child(index)
        case .presented: .presented
        }
    }
}
