import AppMap
import Walker

/// Walks for programs. `WalkFormat.md` in the documentation of `Walker` describes it.
enum WalkJSON {
    static func report(of walks: [Walk], _ findings: FindingReport) throws -> String {
        try ReportEncoding.json(WalksRecord(apps: walks.map(AppWalkRecord.init), findings: FindingRecord.all(of: findings)))
    }
}

private struct WalksRecord: Encodable {
    let format = "boardwalk-walk"
    let version = 1
    let apps: [AppWalkRecord]
    let findings: [FindingRecord]
}

private struct AppWalkRecord: Encodable {
    let name: String
    let kind: String
    let ofNoTarget: Bool?
    let totals: WalkTotalsRecord
    let devices: [DeviceWalkRecord]
    let scenes: [WalkedSceneRecord]
    let ways: [WalkedWayRecord]

    init(_ walk: Walk) {
        let ids = MapIdentifiers(of: walk.app)
        let words = AppWords(walk.app)
        name = walk.app.name
        kind = walk.app.module.kind.rawValue
        ofNoTarget = walk.app.isOfNoTarget ? true : nil
        totals = WalkTotalsRecord(WalkTotals(of: walk, words))
        devices = walk.devices.map { DeviceWalkRecord($0, ids) }
        let unreached = Dictionary(walk.unreached.map { ($0.scene, $0.reason) }, uniquingKeysWith: { first, _ in first })
        scenes = walk.app.scenes.map { WalkedSceneRecord($0, walk, unreached[$0.id], words, ids) }
        let untaken = Dictionary(walk.untaken.map { ($0.way, $0.reason) }, uniquingKeysWith: { first, _ in first })
        let crossings = walk.devices.map { device in
            (device.device, Dictionary(grouping: device.crossings, by: \.way))
        }
        ways = walk.app.ways.map { way in
            let outcomes = crossings.flatMap { device, crossings in
                (crossings[way.id] ?? []).map { CrossingRecord($0, device, ids) }
            }
            return WalkedWayRecord(way, outcomes, walk, untaken[way.id], words, ids)
        }
    }
}

private struct WalkTotalsRecord: Encodable {
    let scenes: Int
    let scenesReached: Int
    let ways: Int
    let waysTaken: Int
    let farthest: Int

    init(_ totals: WalkTotals) {
        scenes = totals.scenes
        scenesReached = totals.reached
        ways = totals.ways
        waysTaken = totals.taken
        farthest = totals.farthest
    }
}

private struct DeviceWalkRecord: Encodable {
    let device: String
    let places: [PlaceOfWalkRecord]
    let cut: Bool?
    let failedStarts: [FailedStartRecord]?

    init(_ walk: DeviceWalk, _ ids: MapIdentifiers) {
        device = walk.device.rawValue
        places = walk.places.enumerated().map { PlaceOfWalkRecord($0.element, number: $0.offset, ids) }
        cut = walk.isCut ? true : nil
        failedStarts = walk.failedStarts.isEmpty ? nil : walk.failedStarts.map { FailedStartRecord($0, ids) }
    }
}

private struct PlaceOfWalkRecord: Encodable {
    let number: Int
    let previous: Int?
    let step: StepRecord
    let distance: Int
    let scenes: [String]

    init(_ place: Place, number: Int, _ ids: MapIdentifiers) {
        self.number = number
        previous = place.previous
        step = StepRecord(place.step, ids)
        distance = place.distance
        scenes = place.scenes.map { ids[$0] }
    }
}

private struct StepRecord: Encodable {
    let kind: String
    var way: String?
    var scene: String?
    var reason: String?

    init(_ step: Step, _ ids: MapIdentifiers) {
        switch step {
        case .start(let start):
            kind = "start"
            scene = ids[start.scene]
            reason = start.name
        case .way(let id):
            kind = "way"
            way = ids[id]
        case .back:
            kind = "back"
        }
    }
}

private struct FailedStartRecord: Encodable {
    let scene: String
    let reason: String
    let exception: ExceptionRecord

    init(_ failed: DeviceWalk.FailedStart, _ ids: MapIdentifiers) {
        scene = ids[failed.start.scene]
        reason = failed.start.name
        exception = ExceptionRecord(failed.exception)
    }
}

private struct WalkedSceneRecord: Encodable {
    let scene: SceneRecord
    let arrivals: [ArrivalRecord]
    let unreached: String?

    init(_ scene: AppScene, _ walk: Walk, _ reason: UnreachedReason?, _ words: AppWords, _ ids: MapIdentifiers) {
        self.scene = SceneRecord(scene, words, ids)
        arrivals = walk.devices.compactMap { device in
            device.arrivals[scene.id].map { ArrivalRecord($0, on: device, ids) }
        }
        unreached = reason?.name
    }

    private enum Key: CodingKey {
        case arrivals, unreached
    }

    /// The keys of the scene in the map, and those of the walk beside them.
    func encode(to encoder: any Encoder) throws {
        try scene.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(arrivals, forKey: .arrivals)
        try container.encodeIfPresent(unreached, forKey: .unreached)
    }
}

private struct ArrivalRecord: Encodable {
    let device: String
    let place: Int
    let distance: Int
    let from: String?
    let way: String?
    let manner: String

    init(_ arrival: DeviceWalk.Arrival, on walk: DeviceWalk, _ ids: MapIdentifiers) {
        device = walk.device.rawValue
        place = arrival.place
        distance = walk.places[arrival.place].distance
        from = arrival.from.map { ids[$0] }
        way = arrival.way.map { ids[$0] }
        manner = arrival.manner.name
    }
}

private struct WalkedWayRecord: Encodable {
    let way: WayRecord
    let crossings: [CrossingRecord]
    let containment: Bool?
    let untaken: String?

    init(
        _ way: Way, _ crossings: [CrossingRecord], _ walk: Walk, _ reason: UntakenReason?, _ words: AppWords,
        _ ids: MapIdentifiers
    ) {
        self.way = WayRecord(way, words, ids)
        self.crossings = crossings
        containment = walk.devices.contains { $0.containments.contains(way.id) } ? true : nil
        untaken = reason?.name
    }

    private enum Key: CodingKey {
        case crossings, containment, untaken
    }

    /// The keys of the way in the map, and those of the walk beside them.
    func encode(to encoder: any Encoder) throws {
        try way.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(crossings, forKey: .crossings)
        try container.encodeIfPresent(containment, forKey: .containment)
        try container.encodeIfPresent(untaken, forKey: .untaken)
    }
}

private struct CrossingRecord: Encodable {
    let device: String
    let place: Int
    let outcome: String
    var scene: String?
    var manner: String?
    var exception: ExceptionRecord?
    let obstacle: String?
    let log: [String]?
    let guess: Bool?

    init(_ crossing: Crossing, _ device: WalkDevice, _ ids: MapIdentifiers) {
        self.device = device.rawValue
        place = crossing.place
        switch crossing.outcome {
        case .shown(let shown, let how):
            outcome = "shown"
            scene = shown.map { ids[$0] }
            manner = how.name
        case .unwound(let to):
            outcome = "unwound"
            scene = to.map { ids[$0] }
        case .unwindIgnored:
            outcome = "unwindIgnored"
        case .nothing:
            outcome = "nothing"
        case .raised(let raised):
            outcome = "raised"
            exception = ExceptionRecord(raised)
        }
        obstacle = crossing.obstacle
        log = crossing.log.isEmpty ? nil : crossing.log
        guess = crossing.isGuess ? true : nil
    }
}
