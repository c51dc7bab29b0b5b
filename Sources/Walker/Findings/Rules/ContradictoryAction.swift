import AppMap
import InterfaceBuilder

extension WalkRule {
    /// Segues whose action contradicts their kind.
    static let contradictoryAction = WalkRule(
        "contradictory-action", .broken,
        "The action of a segue is that of its kind.",
        reason: """
            Interface Builder keeps the action of a segue when another kind is chosen for it. UIKit follows the action: the scene \
            comes on screen otherwise than the editor shows.
            """
    ) { facts in
        facts.app.ways.compactMap { way in
            guard let action = facts.words.element(of: way).flatMap({ Segue($0).action }),
                let meant = kinds[action], kinds.values.contains(way.kind), way.kind != meant, way.className == nil
            else { return nil }
            let crossings = facts.crossings(of: way.id)
            return WalkFault(
                subject: .way(way.id),
                message: "The segue \(facts.title(of: way)) of \(facts.name(of: way.source)) is of the kind '\(way.kind)', but its "
                    + "action '\(action)' is that of the kind '\(meant)', and the action counts. "
                    + (facts.seen(in: crossings.map(\.crossing)) ?? "No route of the walk leads there.")
                    + " Choose the kind again in the editor, or take the action out.",
                sightings: crossings.map { Sighting(device: $0.device, place: $0.crossing.place, way: way.id) })
        }
    }

    private static let kinds = ["showViewController:sender:": "show", "showDetailViewController:sender:": "showDetail"]
}

extension WalkFacts {
    /// How the scene came on screen, on every device; nil where it did not.
    fileprivate func seen(in crossings: [Crossing]) -> String? {
        var manners: [String] = []
        for crossing in crossings {
            guard case .shown(_, let manner) = crossing.outcome, !manners.contains(manner.words) else { continue }
            manners.append(manner.words)
        }
        return manners.isEmpty ? nil : "In the walk the scene came \(manners.joined(separator: " or "))."
    }
}
