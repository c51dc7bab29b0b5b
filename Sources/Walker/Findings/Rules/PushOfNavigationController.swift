extension WalkRule {
    /// Segues that push a navigation controller.
    static let pushOfNavigationController = WalkRule(
        "push-of-navigation-controller", .crash,
        "A navigation controller is presented, not pushed.",
        reason: """
            A navigation controller cannot stand in another one's stack: UIKit raises an exception. It often comes about when a \
            link leads to the initial scene of a storyboard and that scene gets a navigation controller later.
            """
    ) { facts in
        facts.faults(ofWays: .pushOfNavigationController) { way, _, destination in
            "The segue \(way) pushes \(destination), which is a navigation controller. The app stops. Present it, or lead the "
                + "segue to the scene inside."
        }
    }
}
