extension WalkRule {
    /// Segues that push a split view controller.
    static let pushOfSplitViewController = WalkRule(
        "push-of-split-view-controller", .crash,
        "A split view controller is the root of a window or a tab, not pushed.",
        reason: "A split view controller cannot stand in the stack of a navigation controller: UIKit raises an exception."
    ) { facts in
        facts.faults(ofWays: .pushOfSplitViewController) { way, _, destination in
            "The segue \(way) pushes \(destination), which is a split view controller. The app stops. Present it full screen, or "
                + "make it the root of the window."
        }
    }
}
