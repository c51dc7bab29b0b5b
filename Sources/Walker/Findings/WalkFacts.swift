import AppMap
import InterfaceBuilder

/// A walk, and what more than one rule asks of it, found once.
struct WalkFacts: Sendable {
    let walk: Walk
    let words: AppWords
    let causes: CauseFinder
    /// What was raised, one for each cause, in the order of the walk.
    let incidents: [Incident]
    /// The links that are the reason why something leads nowhere, in the order of the app.
    let brokenLinks: [BrokenLink]
    let routes: Routes
    private let crossings: [Way.ID: [(device: Int, crossing: Crossing)]]

    var app: App { walk.app }

    init(_ walk: Walk) {
        self.walk = walk
        words = AppWords(walk.app)
        causes = CauseFinder(walk.app, words)
        incidents = Incident.all(of: walk)
        brokenLinks = BrokenLink.all(of: walk.app, causes, incidents)
        routes = Routes(walk, words)
        crossings = walk.devices.enumerated().reduce(into: [:]) { crossings, device in
            for crossing in device.element.crossings { crossings[crossing.way, default: []].append((device.offset, crossing)) }
        }
    }

    /// What was seen of a way on all devices.
    func crossings(of way: Way.ID) -> [(device: Int, crossing: Crossing)] { crossings[way] ?? [] }

    /// What was raised for a reason.
    func incidents(_ kind: Cause.Kind) -> [Incident] { incidents.filter { $0.cause.kind == kind } }

    // MARK: Findings

    /// The finding of a rule.
    func finding(of rule: WalkRule, _ fault: WalkFault) -> Finding {
        let devices = devices(of: fault.sightings)
        var message = fault.message
        if !devices.isEmpty, devices.count < walk.devices.count {
            message += " The walk met it on \(devices.joined(separator: " and ")) only."
        }
        let scene = scene(of: fault.subject)
        return Finding(
            rule: rule.name, severity: fault.severity ?? rule.severity, message: message, location: location(of: fault.subject, seenOn: fault.sightings),
            storyboard: scene.map { app.storyboard(of: $0).name }, scene: scene.map { words.fullName(of: $0) },
            object: object(of: fault.subject), exception: fault.exception, route: routes.shortest(to: fault.sightings),
            related: fault.related, devices: devices)
    }

    private func devices(of sightings: [Sighting]) -> [String] {
        let seen = Set(sightings.map(\.device))
        return walk.devices.indices.filter(seen.contains).map { walk.devices[$0].device.rawValue }
    }

    /// Where a subject stands: in the file that the map shows unless it was only seen where another one is loaded.
    private func location(of subject: WalkFault.Subject, seenOn sightings: [Sighting]) -> SourceLocation {
        let shown = location(of: subject, in: app)
        let loaded = Set(sightings.map(\.device)).sorted().map { location(of: subject, in: walk.devices[$0].app) }
        return loaded.contains(shown) ? shown : loaded.first ?? shown
    }

    private func location(of subject: WalkFault.Subject, in app: App) -> SourceLocation {
        switch subject {
        case .way(let way): app[way].location
        case .link(let link): app[link].location
        case .scene(let scene): app[scene].location
        case .file(let location): location
        }
    }

    private func scene(of subject: WalkFault.Subject) -> AppScene? {
        switch subject {
        case .way(let way): app[app[way].source]
        case .link(let link): app[app[link].scene]
        case .scene(let scene): app[scene]
        case .file: nil
        }
    }

    private func object(of subject: WalkFault.Subject) -> FindingObject? {
        switch subject {
        case .way(let id):
            let way = app[id]
            if let link = way.link, app[link].origin != .segue { return object(of: .link(link)) }
            return FindingObject(kind: "segue", id: way.objectID, label: way.identifier)
        case .link(let id):
            let link = app[id]
            switch link.origin {
            case .scene: return object(of: .scene(link.scene))
            case .segue:
                let identifier = app.ways(from: link.scene).first { $0.link == id }?.identifier
                return FindingObject(kind: "segue", id: link.objectID, label: identifier)
            case .view:
                let view = app[link.scene].scene.element.descendants.first { $0.position == link.location.position }
                return FindingObject(kind: view?.name ?? "view", id: link.objectID, label: view?["userLabel"])
            }
        case .scene(let id):
            let scene = app[id]
            return FindingObject(kind: scene.kind, id: scene.objectID, label: scene.givenName)
        case .file:
            return nil
        }
    }
}
