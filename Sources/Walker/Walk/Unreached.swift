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
}

/// Why a way was not taken on any device.
public enum UntakenReason: Hashable, Sendable {
    /// The scene that it leads out of was not reached, for this reason.
    case sourceUnreached(UnreachedReason)
    /// Its source stands for another scene, or is only drawn, and is never made itself.
    case sourceIsPlaceholder
    /// It was not seen to hold its scene.
    case notSeen
    /// The walk ended before.
    case beyondLimit
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

    /// The ways that were not taken on any device, and why.
    public var untaken: [(way: Way.ID, reason: UntakenReason)] {
        let taken = taken
        let facts = Facts(self)
        return app.ways.filter { !taken.contains($0.id) }.map { way in
            let source = app[way.source]
            if source.isPlaceholder {
                return (way.id, .sourceIsPlaceholder)
            }
            if !isReached(source.id) {
                return (way.id, .sourceUnreached(reason(for: source, facts)))
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
        let isPartial: Bool

        init(_ walk: Walk) {
            launch = walk.app.launchStoryboards
            drawn = Set(walk.app.ways.compactMap(\.drawnDestination))
            faulty = Set(
                walk.devices.flatMap(\.crossings).filter { if case .raised = $0.outcome { true } else { false } }.map(\.way))
            failed = Set(walk.devices.flatMap(\.failedStarts).map(\.start.scene))
            isCut = walk.devices.contains(where: \.isCut) || walk.options.depth != nil
            isPartial = walk.options.start != nil
        }
    }

    private func reason(for scene: AppScene, _ facts: Facts) -> UnreachedReason {
        if let platform = app[scene.storyboard].platform, platform != .iOS {
            return .otherSystem(platform)
        }
        if facts.launch.contains(scene.storyboard) {
            return .launchScreen
        }
        let ways = app.ways(to: scene.id)
        if ways.isEmpty, facts.drawn.contains(scene.id) {
            return .onlyDrawn
        }
        if facts.failed.contains(scene.id) || ways.contains(where: { facts.faulty.contains($0.id) }) {
            return .behindFault
        }
        if facts.isCut {
            return .beyondLimit
        }
        if facts.isPartial {
            return .notFromStart
        }
        if ways.isEmpty {
            return .nothingLeadsThere
        }
        return ways.allSatisfy { !isReached($0.source) } ? .onlyFromUnreached : .notShown
    }
}
