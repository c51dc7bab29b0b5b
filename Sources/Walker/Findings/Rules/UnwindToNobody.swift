import AppMap

extension WalkRule {
    /// Unwind segues that nobody takes.
    static let unwindToNobody = WalkRule(
        "unwind-to-nobody", .broken,
        "Somebody on the way back takes an unwinding.",
        reason: """
            An unwind segue looks for a scene on the way back whose class has its action. Where none has, nothing happens, and \
            UIKit does not even write to the log: the user taps and stays.
            """
    ) { facts in
        // Of what is around a part of an app, or before a scene that was chosen to start with, nothing is known.
        guard !facts.walk.options.isPartOfApp, facts.walk.options.start == nil else { return [] }
        return facts.app.ways.compactMap { way in
            guard case .unwind(let action) = way.destination, !action.isEmpty else { return nil }
            // What code opened may have anything behind it.
            let sightings = facts.crossings(of: way.id).filter { device, crossing in
                crossing.outcome == .unwindIgnored && facts.routes.isFromEntry(crossing.place, on: device)
            }.map { Sighting(device: $0.device, place: $0.crossing.place, way: way.id) }
            guard !sightings.isEmpty else { return nil }
            return WalkFault(
                subject: .way(way.id),
                message: "The segue \(facts.title(of: way)) of \(facts.name(of: way.source)) unwinds to '\(action)', but no scene on "
                    + "the way back can have that action. Nothing happens. Add the action to the class of a scene behind it, or "
                    + "dismiss \(facts.name(of: way.source)) otherwise.",
                sightings: sightings)
        }
    }
}
