extension WalkRule {
    /// Popovers that point at nothing.
    static let popoverWithoutAnchor = WalkRule(
        "popover-without-anchor", .crash,
        "A popover has a view or a bar button to point at.",
        reason: """
            Where there is room for a popover, as on iPad, UIKit must know what it points at and raises an exception if it does \
            not. On iPhone a sheet is shown instead, and nobody notices.
            """
    ) { facts in
        facts.faults(ofWays: .popoverWithoutAnchor) { way, source, destination in
            "The segue \(way) shows \(destination) in a popover that points at nothing. The app stops. Set the segue's anchor, "
                + "start it at what the user touches, or have \(source) set the anchor when it prepares for the segue."
        }
    }
}
