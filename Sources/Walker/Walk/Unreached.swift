import AppMap

/// Why a scene was not seen on any device.
public enum UnreachedReason: Hashable, Sendable {
    /// The system shows it while the app starts.
    case launchScreen
    /// Its storyboard is made for another system than iOS.
    case otherSystem(Platform)
    /// Segues are drawn to it whose own links lead elsewhere; it is never made.
    case onlyDrawn
    /// Nothing leads to it, and code has no name to open it by.
    case nothingLeadsThere
    /// Every way to it begins at scenes that were not reached.
    case onlyFromUnreached
    /// The ways to it stop the app, or the scene does so when it is shown.
    case behindFault
    /// The walk ended before.
    case beyondLimit
    /// Only the scene that was chosen and what follows it were walked.
    case notFromStart
    /// A way leads there, and something else came on screen.
    case notShown
    /// Only the file for a device has it on which the app was not walked.
    case otherDevice
}

/// Why a way was not taken on any device.
public enum UntakenReason: Hashable, Sendable {
    /// The scene that it leads out of was not reached, for this reason.
    case sourceUnreached(UnreachedReason)
    /// Its source stands for another scene, or is only drawn, and is never made itself.
    case sourceIsPlaceholder
    /// Nothing starts the segue: no object, and no identifier for code.
    case nothingStartsIt
    /// It was not seen to hold its scene.
    case notSeen
    /// The walk ended before.
    case beyondLimit
    /// Only the file for a device has it on which the app was not walked.
    case otherDevice
}

extension Walk {
    /// The scenes that count: those that are no placeholders.
    public var scenes: [AppScene] { app.scenes.filter { !$0.isPlaceholder } }

    /// Whether a scene was seen on a device.
    public func isReached(_ scene: AppScene.ID) -> Bool { devices.contains { $0.arrivals[scene] != nil } }

    /// The scenes that were not seen on any device, and why.
    public var unreached: [(scene: AppScene.ID, reason: UnreachedReason)] {
        let facts = Facts(self)
        return scenes.filter { !isReached($0.id) }.map { ($0.id, reason(for: $0, facts)) }
    }

    /// The ways that were taken on a device, or seen to hold their scenes.
    public var taken: Set<Way.ID> {
        devices.reduce(into: []) { taken, device in
            taken.formUnion(device.crossings.map(\.way))
            taken.formUnion(device.containments)
        }
    }

    /// The ways that not all devices load, since only the variants of a storyboard for some of them have these.
    package var waysOfSomeDevices: Set<Way.ID> {
        guard devices.contains(where: { $0.app.loaded.ways.count < app.ways.count }) else { return [] }
        let loaded = devices.map { Set($0.app.loaded.ways.map(\.id)) }
        return Set(app.ways.map(\.id).filter { way in !loaded.allSatisfy { $0.contains(way) } })
    }

    /// The ways that were not taken on any device, and why.
    public var untaken: [(way: Way.ID, reason: UntakenReason)] {
        let taken = taken
        let facts = Facts(self)
        return app.ways.filter { !taken.contains($0.id) }.map { way in
            let source = app[way.source]
            if !facts.loadedWays.contains(way.id) {
                return (way.id, .otherDevice)
            }
            if source.isPlaceholder {
                return (way.id, .sourceIsPlaceholder)
            }
            if !isReached(source.id) {
                return (way.id, .sourceUnreached(reason(for: source, facts)))
            }
            if way.isStartedByNothing {
                return (way.id, .nothingStartsIt)
            }
            return (way.id, facts.isCut ? .beyondLimit : .notSeen)
        }
    }

    /// What the reasons depend on, found once.
    private struct Facts {
        let launch: Set<AppStoryboard.ID>
        let drawn: Set<AppScene.ID>
        let faulty: Set<Way.ID>
        let failed: Set<AppScene.ID>
        let isCut: Bool
        let loadedScenes: Set<AppScene.ID>
        let loadedWays: Set<Way.ID>
        /// What the documents let one reach from the scene that was chosen; nil where none was.
        let reachable: Set<AppScene.ID>?

        init(_ walk: Walk) {
            launch = walk.app.launchStoryboards
            drawn = Set(walk.app.ways.compactMap(\.drawnDestination))
            faulty = Set(
                walk.devices.flatMap(\.crossings).filter { if case .raised = $0.outcome { true } else { false } }.map(\.way))
            failed = Set(walk.devices.flatMap(\.failedStarts).map(\.start.scene))
            loadedScenes = walk.devices.reduce(into: []) { $0.formUnion($1.app.loaded.scenes.map(\.id)) }
            loadedWays = walk.devices.reduce(into: []) { $0.formUnion($1.app.loaded.ways.map(\.id)) }
            isCut = walk.devices.contains(where: \.isCut) || walk.options.depth != nil
            reachable = walk.options.start.map { walk.app.scenesReachable(from: $0) }
        }
    }

    private func reason(for scene: AppScene, _ facts: Facts) -> UnreachedReason {
        if !facts.loadedScenes.contains(scene.id) {
            return .otherDevice
        }
        if let platform = app[scene.storyboard].platform, platform != .iOS {
            return .otherSystem(platform)
        }
        if facts.launch.contains(scene.storyboard) {
            return .launchScreen
        }
        let ways = app.ways(to: scene.id).filter { !$0.isStartedByNothing }
        if ways.isEmpty, facts.drawn.contains(scene.id) {
            return .onlyDrawn
        }
        if facts.failed.contains(scene.id) || ways.contains(where: { facts.faulty.contains($0.id) }) {
            return .behindFault
        }
        if let reachable = facts.reachable, !reachable.contains(scene.id) {
            return .notFromStart
        }
        if facts.isCut {
            return .beyondLimit
        }
        if ways.isEmpty {
            return .nothingLeadsThere
        }
        return ways.allSatisfy { !isReached($0.source) } ? .onlyFromUnreached : .notShown
    }
}

extension App {
    /// A scene and all to which ways lead from it, by the documents alone.
    fileprivate func scenesReachable(from start: AppScene.ID) -> Set<AppScene.ID> {
        var reached: Set<AppScene.ID> = [start]
        var pending = [start]
        while let scene = pending.popLast() {
            for next in ways(from: scene).compactMap(\.destination.scene) where reached.insert(next).inserted {
                pending.append(next)
            }
        }
        return reached
    }
}
