import AppMap
import SceneAddressing

/// A link that leads nowhere by its own fault.
struct BrokenLink: Sendable {
    let link: Link
    let failure: LinkFailure
    /// What the walk saw of it; nil where it never came there, or nothing was raised.
    let incident: Incident?
    /// The ways that lead to it.
    let ways: [Way]

    static func all(of app: App, _ causes: CauseFinder, _ incidents: [Incident]) -> [BrokenLink] {
        var failures: [Link.ID: LinkFailure] = [:]
        for link in app.brokenLinks {
            guard case .unresolved(let failure, let via) = app.destination(of: link) else { continue }
            failures[causes.culprit(of: failure, via: via, first: link.id)] = failure
        }
        var ways: [Link.ID: [Way]] = [:]
        for way in app.ways {
            guard case .unresolved(let failure, let via) = way.destination, failure.reason.isConclusive,
                let first = way.link ?? via.first.flatMap({ app[$0].link })
            else { continue }
            ways[causes.culprit(of: failure, via: via, first: first), default: []].append(way)
        }
        var met: [Link.ID: Incident] = [:]
        for incident in incidents {
            if case .link(let link) = incident.cause.subject { met[link] = incident }
        }
        return failures.sorted { $0.key < $1.key }.map { link, failure in
            BrokenLink(link: app[link], failure: failure, incident: met[link], ways: ways[link] ?? [])
        }
    }
}
