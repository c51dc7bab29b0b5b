import AppMap
import SceneAddressing

extension WalkFacts {
    /// The links that lead nowhere for some reasons, each once, whatever leads to it.
    ///
    /// - Parameter severity: how bad a reason is; nil for reasons that are not meant.
    func faults(ofLinks severity: (LinkFailure.Reason) -> Severity?) -> [WalkFault] {
        brokenLinks.compactMap { broken in
            guard let severity = severity(broken.failure.reason) else { return nil }
            let sightings = broken.incident?.sightings ?? self.sightings(of: broken.ways)
            let isUIKit = app[app[broken.link.scene].storyboard].platform?.isTouch ?? true
            let exception = isUIKit
                ? LinkExceptions.exception(of: broken.failure, at: broken.link) : nil
            return WalkFault(
                subject: .link(broken.link.id),
                message: broken.failure.description + (sightings.isEmpty ? " No route of the walk leads there." : ""),
                severity: severity, exception: exception, sightings: sightings,
                related: broken.ways.filter { $0.location != broken.link.location }.map(led))
        }
    }

    /// Where ways were taken or, for those that contain what they lead to, where they would have been seen.
    private func sightings(of ways: [Way]) -> [Sighting] {
        let ids = Set(ways.map(\.id))
        let sources = Set(ways.filter(\.isContainment).map(\.source))
        return walk.devices.enumerated().flatMap { index, device in
            device.crossings.filter { ids.contains($0.way) }.map {
                Sighting(device: index, place: $0.place, way: $0.way)
            } + sources.sorted().compactMap { source in
                device.arrivals[source].map { Sighting(device: index, place: $0.place, way: nil) }
            }
        }
    }

    private func led(_ way: Way) -> RelatedPlace {
        RelatedPlace(message: "the \(words.trigger(of: way)) of \(name(of: way.source)) leads there", location: way.location)
    }
}

extension Platform {
    /// Whether apps of the system are made with UIKit.
    fileprivate var isTouch: Bool { [.iOS, .tvOS, .visionOS].contains(self) }
}
