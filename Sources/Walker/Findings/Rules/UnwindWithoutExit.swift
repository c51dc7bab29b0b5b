import AppMap
import InterfaceBuilder

extension WalkRule {
    /// Unwind segues to something else than an exit of their document.
    static let unwindWithoutExit = WalkRule(
        "unwind-without-exit", .broken,
        "An unwind segue leads to an exit of its storyboard.",
        reason: """
            An unwind segue is drawn to the exit of a scene in its own storyboard. After a scene is moved, copied or merged it \
            may name an exit that stayed in another document. UIKit has no exit to start from then.
            """
    ) { facts in
        facts.app.ways.compactMap { way in
            guard case .unwind(let action) = way.destination, !action.isEmpty, let exit = facts.exit(of: way), !exit.isThere
            else { return nil }
            let sightings = facts.crossings(of: way.id).map { Sighting(device: $0.device, place: $0.crossing.place, way: way.id) }
            return WalkFault(
                subject: .way(way.id),
                message: "The segue \(facts.title(of: way)) of \(facts.name(of: way.source)) unwinds to the object '\(exit.id)', which "
                    + "is no exit of its storyboard, so it does nothing. Connect it to the exit of its scene again."
                    + (sightings.isEmpty ? " No route of the walk leads there." : ""),
                sightings: sightings)
        }
    }
}

extension WalkFacts {
    /// The object that an unwind segue is drawn to, and whether it is an exit of the document; nil for segues without an id.
    fileprivate func exit(of way: Way) -> (id: String, isThere: Bool)? {
        guard let segue = words.element(of: way).map({ Segue($0) }) else { return nil }
        let id = segue.destinationID ?? ""
        return (id, words.object(id, inFileOf: way)?.name == "exit")
    }
}
