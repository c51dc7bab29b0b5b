import AppMap

extension WalkRule {
    /// Unwind segues without an action.
    static let unwindWithoutAction = WalkRule(
        "unwind-without-action", .broken,
        "An unwind segue names an action.",
        reason: "An unwind segue goes back to the scene that has its action. Without one there is nothing to look for, and nothing happens."
    ) { facts in
        facts.app.ways.compactMap { way in
            guard way.destination == .unwind(action: "") else { return nil }
            let sightings = facts.crossings(of: way.id).map { Sighting(device: $0.device, place: $0.crossing.place, way: way.id) }
            return WalkFault(
                subject: .way(way.id),
                message: "The segue \(facts.title(of: way)) of \(facts.name(of: way.source)) unwinds without an action. Nothing "
                    + "happens. Choose an action of a scene on the way back, or delete the segue."
                    + (sightings.isEmpty ? " No route of the walk leads there." : ""),
                sightings: sightings)
        }
    }
}
