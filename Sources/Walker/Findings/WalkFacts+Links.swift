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
                related: broken.ways.filter { $0.location != broken.link.location }.map(led),
                missing: MissingTarget(of: broken.failure, from: app[app[broken.link.scene].storyboard].module))
        }
    }

    /// Where ways were taken or, for those that contain what they lead to, where they would have been seen.
    private func sightings(of ways: [Way]) -> [Sighting] {
        let sources = Set(ways.filter(\.isContainment).map(\.source))
        let crossed = Dictionary(grouping: ways.flatMap { crossings(of: $0.id) }, by: \.device)
        return walk.devices.enumerated().flatMap { index, device in
            (crossed[index] ?? []).map {
                Sighting(device: index, place: $0.crossing.place, way: $0.crossing.way)
            } + sources.sorted().compactMap { source in
                device.arrivals[source].map { Sighting(device: index, place: $0.place, way: nil) }
            }
        }
    }

    private func led(_ way: Way) -> RelatedPlace {
        RelatedPlace(message: "the \(words.trigger(of: way)) of \(name(of: way.source)) leads there", location: way.location)
    }
}

extension MissingTarget {
    /// - Parameter module: the module that the link is in, from which names are looked up.
    fileprivate init?(of failure: LinkFailure, from module: Module.ID) {
        let bundle = failure.address?.bundle
        switch failure.reason {
        case .storyboardMissing(let name, _): self.init(kind: "storyboard", names: [name, bundle], module: module)
        case .storyboardMayBeMethod(let name, _): self.init(kind: "method", names: [name, bundle], module: module)
        case .storyboardElsewhere(let name, let bundle, _): self.init(kind: "bundled", names: [name, bundle], module: module)
        case .bundleUnknown(let name, _): self.init(kind: "bundle", names: [name], module: module)
        case .bundleNotLinked(let name, _): self.init(kind: "target", names: [name], module: module)
        case .sceneMissing(let name, let storyboard?, _):
            self.init(kind: "scene", names: [name, storyboard, bundle], module: module)
        case .noInitialScene(let storyboard?, _): self.init(kind: "initial scene", names: [storyboard, bundle], module: module)
        case .sceneMissing, .noInitialScene, .storyboardUnreadable, .storyboardNotRead, .namesNothing, .identifierUnreadable,
            .segueClassIgnored, .placeholderCycle, .placeholderChainTooLong:
            return nil
        }
    }
}

extension Platform {
    /// Whether apps of the system are made with UIKit.
    fileprivate var isTouch: Bool { [.iOS, .tvOS, .visionOS].contains(self) }
}
