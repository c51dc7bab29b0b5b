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
        facts.incidents(.popoverWithoutAnchor).compactMap { incident in
            guard case .way(let id) = incident.cause.subject else { return nil }
            let way = facts.app[id]
            let source = facts.name(of: way.source)
            // The app's own class, for which UIKit's stands in here, may set the anchor.
            let mayBeSet = facts.app[way.source].className != nil
            return WalkFault(
                subject: .way(id),
                message: "The segue \(facts.title(of: way)) shows \(facts.name(of: way.destination)) in a popover that points at nothing. "
                    + (mayBeSet ? "Unless the class of \(source) sets the anchor, the app stops. " : "The app stops. ")
                    + "Set the segue's anchor, start it at what the user touches, or have \(source) set the anchor when it prepares for "
                    + "the segue.",
                severity: mayBeSet ? .suspicious : nil, exception: incident.exception, sightings: incident.sightings)
        }
    }
}
