import AppMap

extension DeviceWalk {
    /// Puts the walk on a tape.
    func write(to tape: inout WalkTape) {
        tape.write(device.rawValue, places, crossings, jointCrossings, isCut)
        tape.write(arrivals.sorted { $0.key < $1.key }.map(KeyedArrival.init))
        tape.write(containments.sorted(), lostTabs, deadEnds, returns, failedStarts)
    }

    /// A walk from a tape.
    ///
    /// - Parameter loaded: the app as a device loads it.
    init(from tape: inout WalkTape, _ loaded: (WalkDevice) -> App) throws(WalkTape.Malformed) {
        guard let device = WalkDevice(rawValue: try tape.read()) else { throw WalkTape.Malformed() }
        let (places, crossings, jointCrossings): ([Place], [Crossing], [JointCrossing]) =
            (try tape.read(), try tape.read(), try tape.read())
        let isCut: Bool = try tape.read()
        let arrivals: [KeyedArrival] = try tape.read()
        let containments: [Way.ID] = try tape.read()
        self.init(
            device: device, app: loaded(device), places: places,
            arrivals: Dictionary(arrivals.map { ($0.scene, $0.arrival) }, uniquingKeysWith: { first, _ in first }),
            crossings: crossings, jointCrossings: jointCrossings, containments: Set(containments), lostTabs: try tape.read(),
            deadEnds: try tape.read(), returns: try tape.read(), failedStarts: try tape.read(), isCut: isCut)
        let numbers = places.compactMap(\.previous) + self.arrivals.values.map(\.place) + crossings.map(\.place)
            + jointCrossings.map(\.place) + lostTabs.map(\.place) + deadEnds.map(\.place) + returns.map(\.place)
        guard numbers.allSatisfy(places.indices.contains) else { throw WalkTape.Malformed() }
    }
}

/// How one comes to a scene, with the scene.
private struct KeyedArrival: Taped {
    let scene: AppScene.ID
    let arrival: DeviceWalk.Arrival

    init(_ entry: (key: AppScene.ID, value: DeviceWalk.Arrival)) {
        scene = entry.key
        arrival = entry.value
    }

    func write(to tape: inout WalkTape) {
        tape.write(scene, arrival.place, arrival.from, arrival.way, arrival.manner)
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        scene = try tape.read()
        arrival = DeviceWalk.Arrival(
            place: try tape.read(), from: try tape.read(), way: try tape.read(), manner: try tape.read())
    }
}

extension DeviceWalk.LostTab: Taped {
    func write(to tape: inout WalkTape) { tape.write(way, place) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self.init(way: try tape.read(), place: try tape.read()) }
}

extension DeviceWalk.DeadEnd: Taped {
    func write(to tape: inout WalkTape) { tape.write(scene, place) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self.init(scene: try tape.read(), place: try tape.read()) }
}

extension DeviceWalk.ReturnByShowing: Taped {
    func write(to tape: inout WalkTape) { tape.write(way, place) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self.init(way: try tape.read(), place: try tape.read()) }
}

extension DeviceWalk.FailedStart: Taped {
    func write(to tape: inout WalkTape) { tape.write(start, exception) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self.init(start: try tape.read(), exception: try tape.read()) }
}
