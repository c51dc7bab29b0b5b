import AppMap

/// The ways through an app, in words that a tester can follow.
package struct Routes: Sendable {
    private let walk: Walk
    private let words: AppWords
    /// For each device, what was seen of the ways that were taken in each place.
    private let outcomes: [[Crossed: Crossing.Outcome]]
    /// For each device and place, how certain it is that a user comes to its start.
    private let ranks: [[Int]]

    private struct Crossed: Hashable {
        let place: Int
        let way: Way.ID
    }

    package init(_ walk: Walk, _ words: AppWords) {
        self.walk = walk
        self.words = words
        outcomes = walk.devices.map { device in
            Dictionary(
                device.crossings.map { (Crossed(place: $0.place, way: $0.way), $0.outcome) },
                uniquingKeysWith: { first, _ in first })
        }
        ranks = walk.devices.map(\.startRanks)
    }

    /// The shortest route to what was seen, from a start of the app if there is one; empty where it was not seen.
    func shortest(to sightings: [Sighting]) -> [RouteStep] {
        let best = sightings.min { key(of: $0).lexicographicallyPrecedes(key(of: $1)) }
        return best.map(route) ?? []
    }

    private func key(of sighting: Sighting) -> [Int] {
        let place = sighting.place.map { walk.devices[sighting.device].places[$0] }
        let rank = sighting.place.map { ranks[sighting.device][$0] } ?? sighting.start?.rank(amongInitial: 1) ?? 0
        return [rank, place?.distance ?? 0, sighting.device, sighting.place ?? 0, sighting.way?.index ?? 0]
    }

    private func route(to sighting: Sighting) -> [RouteStep] {
        let start = sighting.start.map { [step(.start($0), from: nil, on: sighting.device)] } ?? []
        let route = sighting.place.map { steps(to: $0, on: sighting.device) } ?? []
        let last = sighting.way.map { step(.way($0), from: sighting.place, on: sighting.device) }
        return start + route + (last.map { [$0] } ?? [])
    }

    /// The steps to a place of a walk, the start first.
    /// - Parameter device: the position in ``Walk/devices``.
    package func steps(to place: Int, on device: Int) -> [RouteStep] {
        var steps: [RouteStep] = []
        var current: Int? = place
        while let index = current {
            let place = walk.devices[device].places[index]
            steps.append(step(place.step, from: place.previous, on: device, to: place))
            current = place.previous
        }
        return steps.reversed()
    }

    private func step(_ step: Step, from previous: Int?, on device: Int, to place: Place? = nil) -> RouteStep {
        switch step {
        case .start(let start):
            return RouteStep(
                action: words.action(of: start), scene: words.fullName(of: walk.app[start.scene]),
                content: content(of: start.scene, at: place))
        case .back:
            return RouteStep(action: "go back", scene: place?.scenes.first.map { words.fullName(of: walk.app[$0]) })
        case .way(let id):
            let way = walk.app[id]
            let seen = previous.flatMap { outcomes[device][Crossed(place: $0, way: id)] }?.seen
            return RouteStep(
                action: words.action(of: way), scene: seen.map { words.fullName(of: walk.app[$0.scene]) },
                presentation: seen?.manner?.words, location: location(of: way, on: device),
                content: seen.flatMap { content(of: $0.scene, at: place) })
        }
    }
}

extension Routes {
    /// Where a way stands in the file that the device loads.
    private func location(of way: Way, on device: Int) -> SourceLocation {
        let app = walk.devices[device].app
        return app.ways.indices.contains(way.id.index) ? app[way.id].location : way.location
    }

    /// What a person sees of a container; nil where that is the scene itself, or nothing that a storyboard has.
    private func content(of scene: AppScene.ID, at place: Place?) -> String? {
        let seen = place?.arrangement.shown(scene)?.main
        return seen.flatMap { $0 == scene || walk.app[$0].isPlaceholder ? nil : words.fullName(of: walk.app[$0]) }
    }
}

extension Arrangement {
    /// The controller of a scene that can be seen.
    fileprivate func shown(_ scene: AppScene.ID) -> Arrangement? {
        if self.scene == scene { return self }
        if let presented = presented.first { return presented.shown(scene) }
        for index in shown {
            if let found = children[index].shown(scene) { return found }
        }
        return nil
    }

    /// The scene that a person would say is there: of UIKit's containers what they show.
    fileprivate var main: AppScene.ID? {
        guard let container, container != .custom, let last = shown.last else { return scene }
        return children[last].main ?? scene
    }
}

extension Crossing.Outcome {
    /// The scene that is on screen then, and how it came there; nil where none did.
    fileprivate var seen: (scene: AppScene.ID, manner: Manner?)? {
        switch self {
        case .shown(let scene?, let manner): (scene, manner)
        case .unwound(let scene?): (scene, nil)
        case .shown(nil, _), .unwound(nil), .unwindIgnored, .nothing, .raised: nil
        }
    }
}
