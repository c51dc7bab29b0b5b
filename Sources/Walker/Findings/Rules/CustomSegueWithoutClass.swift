extension WalkRule {
    /// Custom segues without a class.
    static let customSegueWithoutClass = WalkRule(
        "custom-segue-without-class", .crash,
        "A segue of the kind 'custom' has a class.",
        reason: """
            A custom segue does nothing of itself: its class says how the scene is shown. Without one UIKit raises an exception \
            when the segue is performed.
            """
    ) { facts in
        facts.faults(ofWays: .segueWithoutClass) { way, _, destination in
            "The segue \(way) to \(destination) is of the kind 'custom' and has no class. The app stops. Give it a class that "
                + "overrides 'perform', or choose another kind."
        }
    }
}
