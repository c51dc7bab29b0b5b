import AppMap

/// What a walk saw raised for one cause.
struct Incident: Sendable {
    let cause: Cause
    /// What was raised first.
    let exception: FindingException
    var sightings: [Sighting]

    /// The ways that the app does not survive because of it, each once.
    var ways: [Way.ID] { Set(sightings.compactMap(\.way)).sorted() }

    static func all(of walk: Walk) -> [Incident] {
        var incidents: [Incident] = []
        var positions: [Cause: Int] = [:]
        func note(_ cause: Cause, _ exception: FindingException, _ sighting: Sighting) {
            if let position = positions[cause] {
                incidents[position].sightings.append(sighting)
            } else {
                positions[cause] = incidents.count
                incidents.append(Incident(cause: cause, exception: exception, sightings: [sighting]))
            }
        }
        for (index, device) in walk.devices.enumerated() where !device.failedStarts.isEmpty || device.crossings.contains(where: \.isRaised) {
            let causes = CauseFinder(device.app, AppWords(device.app))
            for failed in device.failedStarts {
                note(
                    causes.cause(of: failed.exception, in: failed.start.scene), failed.exception,
                    Sighting(device: index, place: nil, way: nil, start: failed.start))
            }
            for crossing in device.crossings {
                guard case .raised(let exception) = crossing.outcome else { continue }
                note(
                    causes.cause(of: exception, at: device.app[crossing.way]), exception,
                    Sighting(device: index, place: crossing.place, way: crossing.way))
            }
        }
        return incidents
    }
}
