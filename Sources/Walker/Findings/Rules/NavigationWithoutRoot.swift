import AppMap

extension WalkRule {
    /// Navigation controllers that a user comes to and that show nothing.
    static let navigationWithoutRoot = WalkRule(
        "navigation-without-root", .suspicious,
        "A navigation controller has a root.",
        reason: """
            A navigation controller without a root shows an empty screen under an empty bar, unless code gives it one. One that \
            has neither a class of its own nor an identifier is hard to find for code.
            """
    ) { facts in
        facts.app.scenes.compactMap { scene in
            guard scene.kind == "navigationController", scene.className == nil, scene.identifier == nil, scene.link == nil,
                !facts.app.ways(from: scene.id).contains(where: { $0.relationship == "rootViewController" })
            else { return nil }
            let sightings = facts.walk.devices.enumerated().compactMap { index, device in
                device.arrivals[scene.id].map { Sighting(device: index, place: $0.place, way: nil) }
            }
            guard !sightings.isEmpty else { return nil }
            return WalkFault(
                subject: .scene(scene.id),
                message: "The navigation controller has no root, so it shows an empty screen. Give it a root.", sightings: sightings)
        }
    }
}
