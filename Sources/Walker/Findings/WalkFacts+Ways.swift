import AppMap
import InterfaceBuilder

extension WalkFacts {
    // MARK: Names

    /// A scene in a sentence.
    func name(of scene: AppScene.ID) -> String { "'\(words.fullName(of: app[scene]))'" }

    /// Where a way leads, in a sentence.
    func name(of destination: Destination) -> String {
        switch destination {
        case .scene(let scene, _): name(of: scene)
        case .nib(let nib, _): "the nib '\(nib.name)'"
        case .unwind, .unresolved, .missing: "its destination"
        }
    }

    /// What tells a segue from the others of its scene, in a sentence.
    func title(of way: Way) -> String {
        if let identifier = way.identifier { return "'\(identifier)'" }
        if case .object(let object) = way.trigger { return "of the \(object.words)" }
        return way.objectID.map { "'\($0)'" } ?? "without identifier"
    }

    // MARK: Faults

    /// The ways that cannot be performed for a reason, each once.
    func faults(
        ofWays kind: Cause.Kind, message: (_ way: String, _ source: String, _ destination: String) -> String
    ) -> [WalkFault] {
        incidents(kind).compactMap { incident in
            guard case .way(let id) = incident.cause.subject else { return nil }
            let way = app[id]
            return WalkFault(
                subject: .way(id), message: message(title(of: way), name(of: way.source), name(of: way.destination)),
                exception: incident.exception, sightings: incident.sightings)
        }
    }

    /// What was raised for a reason, by the ways that are to blame.
    func incidentsByWay(_ kind: Cause.Kind) -> [Way.ID: Incident] {
        Dictionary(
            incidents(kind).compactMap { incident in
                if case .way(let way) = incident.cause.subject { (way, incident) } else { nil }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The ways that the app does not survive because of something elsewhere.
    func victims(of incident: Incident) -> [RelatedPlace] {
        incident.ways.filter { incident.cause.subject != .way($0) }.map { id in
            let way = app[id]
            return RelatedPlace(
                message: "the \(words.trigger(of: way)) of \(name(of: way.source)) leads there", location: way.location)
        }
    }
}
