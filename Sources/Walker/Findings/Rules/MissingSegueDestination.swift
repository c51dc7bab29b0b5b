import AppMap

extension WalkRule {
    /// Segues to scenes that the document does not have.
    static let missingSegueDestination = WalkRule(
        "missing-segue-destination", .crash,
        "The scene at the end of a segue is in the same document.",
        reason: """
            A segue names its destination by an object id. After a merge or an edit by hand the scene may be gone, and UIKit \
            raises an exception when the segue is performed.
            """
    ) { facts in
        let incidents = facts.incidentsByWay(.missingDestination)
        return facts.app.ways.compactMap { way in
            guard case .missing(let id) = way.destination else { return nil }
            let incident = incidents[way.id]
            let isRelationship = way.kind == "relationship"
            let consequence = isRelationship && incident == nil
                ? "The app goes on without the child." : "The app stops when it is performed."
            return WalkFault(
                subject: .way(way.id),
                message: "The segue \(facts.title(of: way)) of \(facts.name(of: way.source)) leads to the object '\(id)', which "
                    + "the document does not have. \(consequence) Lead it to a scene, or delete it."
                    + (incident == nil && !isRelationship ? " No route of the walk leads there." : ""),
                severity: isRelationship && incident == nil ? .broken : nil, exception: incident?.exception,
                sightings: incident?.sightings ?? [], related: incident.map(facts.victims) ?? [])
        }
    }
}
