import AppMap

extension WalkRule {
    /// Segues that show a scene once more to go back to it.
    static let backByShow = WalkRule(
        "back-by-show", .suspicious,
        "A segue that leads back unwinds.",
        reason: """
            A segue makes a new scene each time. One that is meant to lead back to a scene puts another of its kind above all \
            others, where nothing of the first is known, and the stack grows each time.
            """
    ) { facts in
        facts.byWay(facts.walk.devices.map { $0.returns.map { ($0.way, $0.place) } }, isStep: true).map { way, sightings in
            WalkFault(
                subject: .way(way.id),
                message: "The segue \(facts.title(of: way)) of \(facts.name(of: way.source)) shows \(facts.name(of: way.destination)) "
                    + "once more, though it is on the way back already. Each time the app keeps one more of both. Use an unwind "
                    + "segue to go back.",
                sightings: sightings)
        }
    }
}
