import AppMap

extension WalkRule {
    /// Container views with more than one embed segue.
    static let severalEmbeds = WalkRule(
        "several-embeds", .crash,
        "A container view embeds one scene.",
        reason: """
            A container view performs its embed segues when it is loaded. The second finds the view of the first in the \
            container, and UIKit raises an exception.
            """
    ) { facts in
        facts.incidents(.severalEmbeds).compactMap { incident in
            guard case .way(let id) = incident.cause.subject else { return nil }
            let way = facts.app[id]
            return WalkFault(
                subject: .way(id),
                message: "The container view of \(facts.name(of: way.source)) embeds \(facts.name(of: way.destination)) beside "
                    + "another scene. The app stops when \(facts.name(of: way.source)) is shown. Delete all embed segues of the "
                    + "container but one, or give each scene a container of its own.",
                exception: incident.exception, sightings: incident.sightings, related: facts.victims(of: incident))
        }
    }
}
