import HeadlessUIKit

/// How what is on screen becomes what was there before something was taken away from its top.
@MainActor
struct Reshowing {
    /// Pushes and presentations, in order.
    private(set) var shows: [() -> Void] = []

    /// - Returns: nil where more is different than what lies on top.
    init?(_ now: Actor, as before: Actor) {
        guard compare(now, before) else { return nil }
    }

    private mutating func compare(_ now: Actor, _ before: Actor) -> Bool {
        if now === before { return true }
        guard now.controller === before.controller, now.children.count <= before.children.count else { return false }
        for (now, before) in zip(now.children, before.children) {
            guard compare(now, before) else { return false }
        }
        if now.children.count < before.children.count {
            guard let navigation = before.controller as? UINavigationController else { return false }
            for child in before.children[now.children.count...] {
                shows.append { navigation.pushViewController(child.controller, animated: false) }
            }
        }
        switch (now.presented, before.presented) {
        case (nil, nil): return true
        case (let now?, let before?): return compare(now, before)
        case (nil, let presented?):
            // A popover comes out of what its segue names.
            guard presented.style != .popover else { return false }
            shows.append { (presented.source ?? before.controller).present(presented.controller, animated: false) }
            return true
        case (_?, nil): return false
        }
    }
}
