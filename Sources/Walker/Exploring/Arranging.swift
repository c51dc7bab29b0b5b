import AppMap
import HeadlessUIKit

extension Arrangement {
    /// What a controller on the stage holds and presents.
    ///
    /// - Parameter stack: the navigation controller that holds it.
    @MainActor
    init(_ actor: Actor, in stack: UINavigationController? = nil) {
        let own = actor.controller as? UINavigationController
        self.init(
            scene: actor.scene, container: actor.container.flatMap { Container(rawValue: $0.rawValue) },
            children: actor.children.map { Arrangement($0, in: own) }, shown: actor.shown.sorted(),
            presented: actor.presented.map { [Arrangement($0)] } ?? [], style: actor.style.map { String(describing: $0) },
            offersBack: stack.map { !$0.isNavigationBarHidden && actor.controller.navigationItem.leavesBackButton } ?? false,
            canBeDismissed: actor.canBeDismissed)
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
        var found: [(path: [Actor.Part], change: Change)] = []
        func compare(_ before: Actor, _ after: Actor, _ path: [Actor.Part]) {
            guard before.controller === after.controller else {
                found.append((path, .becomes(Arrangement(after))))
                return
            }
            let same = zip(before.children, after.children).prefix { $0.controller === $1.controller }.count
            for index in 0..<same {
                compare(before.children[index], after.children[index], path + [.child(index)])
            }
            if same < before.children.count || same < after.children.count {
                let added = Arrangement(after).children[same...]
                found.append((path, .replacesLast(before.children.count - same, with: Array(added))))
            }
            if before.shown != after.shown, after.container != .navigation {
                found.append((path, .shows(after.shown.sorted())))
            }
            switch (before.presented, after.presented) {
            case (let old?, let new?) where old.controller === new.controller: compare(old, new, path + [.presented])
            case (_, let new?): found.append((path, .presents(Arrangement(new))))
            case (_?, nil): found.append((path, .dismisses))
            case (nil, nil): break
            }
        }
        guard let old = before.root, let new = after.root else { return [] }
        compare(old, new, [])
        return found.map { change in
            let common = zip(change.path, path).prefix { $0 == $1 }.count
            return Rearrangement(
                outwards: path.count - common, inwards: change.path[common...].map(\.told), change: change.change)
        }
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
