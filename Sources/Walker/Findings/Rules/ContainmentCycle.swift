import AppMap

extension WalkRule {
    /// Scenes that contain themselves.
    static let containmentCycle = WalkRule(
        "containment-cycle", .crash,
        "No scene contains itself, be it through embed segues, relationships or links.",
        reason: """
            A scene makes the scenes that it contains when it is loaded. Where one of those contains the first again, a new one \
            is made inside it, and in that another, until the stack is full.
            """
    ) { facts in
        facts.incidents(.containmentCycle).compactMap { incident in
            guard case .way(let id) = incident.cause.subject else { return nil }
            let cycle = facts.causes.cycles.cycle(from: id)
            let names = (cycle.map(\.source) + [facts.app[id].source]).map(facts.name)
            return WalkFault(
                subject: .way(id),
                message: "The scene \(names[0]) contains itself: \(names.joined(separator: " → ")). The app makes one inside the "
                    + "other until its stack is full, and stops. Show one of the scenes by a segue that is performed later.",
                sightings: incident.sightings,
                related: cycle.dropFirst().map { RelatedPlace(message: "the circle goes on here", location: $0.location) })
        }
    }
}
