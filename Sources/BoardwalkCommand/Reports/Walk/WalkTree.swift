import AppMap
import Walker

/// A walk as a tree: every scene stands where it is reached first, with all its ways; elsewhere only its name stands.
struct WalkTree {
    let walk: Walk
    let words: AppWords
    private let outcomes: [Way.ID: [DeviceOutcome]]
    /// The scenes that hang on each way, since the way is the first that leads to them.
    private let hanging: [Way.ID: [AppScene.ID]]
    /// The scenes that come to light below others, by a step back.
    private let below: [AppScene.ID: [AppScene.ID]]
    private let containments: Set<Way.ID>
    private let distances: [AppScene.ID: Int]
    /// The ways that only the files for some of the devices have.
    private let ofSomeDevices: Set<Way.ID>
    /// What hangs too deep for a line, to be drawn as a tree of its own.
    private let continued = Continued()

    private final class Continued {
        var chains: [[AppScene.ID]] = []
    }

    /// A screen has no room for more.
    private static let deepest = 24

    /// What happened on a device the first time that a way was taken.
    struct DeviceOutcome: Hashable {
        let device: WalkDevice
        let outcome: Crossing.Outcome
        let obstacle: String?
        let isGuess: Bool
        /// Whether all that is on the way back is known.
        let isAllBehindKnown: Bool

        /// Whether a line of a tree says the same of both.
        func looks(like other: DeviceOutcome) -> Bool {
            switch (outcome, other.outcome) {
            case (.shown(let scene, _), .shown(let otherScene, _)): scene == otherScene
            case (.raised(let exception), .raised(let otherException)): exception.isLimit == otherException.isLimit
            case (.unwound, .unwound) where isGuess && other.isGuess: true
            case (.unwindIgnored, .unwindIgnored): isAllBehindKnown == other.isAllBehindKnown
            default: outcome == other.outcome
            }
        }
    }

    init(_ walk: Walk, _ words: AppWords) {
        self.walk = walk
        self.words = words
        var outcomes: [Way.ID: [DeviceOutcome]] = [:]
        var arrivals: [AppScene.ID: DeviceWalk.Arrival] = [:]
        var distances: [AppScene.ID: Int] = [:]
        for device in walk.devices {
            let known = walk.knowsWhatIsBehind(on: device)
            for crossing in device.crossings where outcomes[crossing.way]?.last?.device != device.device {
                outcomes[crossing.way, default: []].append(
                    DeviceOutcome(
                        device: device.device, outcome: crossing.outcome, obstacle: crossing.obstacle,
                        isGuess: crossing.isGuess, isAllBehindKnown: known[crossing.place]))
            }
            for (scene, arrival) in device.arrivals where arrivals[scene] == nil {
                arrivals[scene] = arrival
                distances[scene] = device.places[arrival.place].distance
            }
        }
        self.outcomes = outcomes
        self.distances = distances
        ofSomeDevices = walk.waysOfSomeDevices
        containments = walk.devices.reduce(into: []) { $0.formUnion($1.containments) }
        var hanging: [Way.ID: [AppScene.ID]] = [:]
        var below: [AppScene.ID: [AppScene.ID]] = [:]
        for (scene, arrival) in arrivals.sorted(by: { $0.key < $1.key }) where !walk.app[scene].isPlaceholder {
            if let way = arrival.way {
                let isMeant = walk.app[way].destination.scene == scene
                hanging[way, default: []].insert(scene, at: isMeant ? 0 : hanging[way]?.count ?? 0)
            } else if let from = arrival.from {
                below[from, default: []].append(scene)
            }
        }
        self.hanging = hanging
        self.below = below
    }

    /// The trees of the starts that satisfy a condition.
    func branches(where isWanted: (Start) -> Bool) -> [Branch] {
        var seen: Set<AppScene.ID> = []
        return walk.devices.flatMap(\.places).flatMap { place -> [Branch] in
            guard case .start(let start) = place.step, isWanted(start), seen.insert(start.scene).inserted else { return [] }
            return [tree(of: start)] + continuations()
        }
    }

    /// The trees of what hung too deep, each under its own name.
    private func continuations() -> [Branch] {
        var branches: [Branch] = []
        while !continued.chains.isEmpty {
            let chain = continued.chains.removeFirst()
            let name = chain.map { words.fullName(of: words.app[$0]) }.joined(separator: " › ")
            branches.append(
                Branch(line: StyledText(name, .heading) + StyledText(" · continued", .secondary), branches: ways(of: chain, depth: 0)))
        }
        return branches
    }

    /// The starts that the app does not survive, each with what is raised.
    var failedStarts: [Branch] {
        var seen: Set<AppScene.ID> = []
        return walk.devices.flatMap(\.failedStarts).filter { seen.insert($0.start.scene).inserted }.map { failed in
            let name = StyledText(words.fullName(of: words.app[failed.start.scene]), .heading)
            return Branch(
                line: [name, StyledText(failed.start.words(in: words.app), .entry), StyledText("✗ the app stops as it starts", .fault)]
                    .joined(),
                branches: [Branch(line: StyledText("\(failed.exception.name): \(failed.exception.reason)"))])
        }
    }

    private func tree(of start: Start) -> Branch {
        let line = chain(from: start.scene)
        var name = StyledText(line.map { words.fullName(of: words.app[$0]) }.joined(separator: " › "), .heading)
        if case .entry(let index, _) = start {
            name += StyledText(" · " + words.app.entries[index].point.words, .entry)
        }
        return Branch(line: name, branches: ways(of: line, depth: 0))
    }

    // MARK: Scenes

    /// A scene and, where it only holds another one from the start, that one.
    private func chain(from scene: AppScene.ID) -> [AppScene.ID] {
        var chain = [scene]
        while let last = chain.last, let next = onlyContent(of: last), !chain.contains(next) {
            chain.append(next)
        }
        return chain
    }

    private func onlyContent(of scene: AppScene.ID) -> AppScene.ID? {
        let ways = words.app.ways(from: scene)
        guard let root = ways.first, ways.count == 1, root.relationship == "rootViewController",
            let content = hanging[root.id]?.first
        else { return nil }
        return content
    }

    private func ways(of chain: [AppScene.ID], depth: Int) -> [Branch] {
        guard depth < Self.deepest else {
            continued.chains.append(chain)
            return [Branch(line: StyledText("… continued below", .secondary))]
        }
        let ways = chain.flatMap { words.app.ways(from: $0) }.filter { way in
            !words.isOwnLink(way) && !(chain.contains(way.source) && hanging[way.id].map { chain.contains($0[0]) } ?? false)
        }
        let width = min(44, ways.map { words.trigger(of: $0).printable.columns }.max() ?? 0)
        let manners = min(24, ways.map { manner(of: $0).columns }.max() ?? 0)
        return ways.flatMap { [branch(of: $0, width, manners, depth)] + others(beside: $0, depth) }
            + chain.flatMap { below[$0] ?? [] }.map { branch(of: $0, "back", depth) }
    }

    /// What comes into sight by a way besides the scene that the way leads to.
    private func others(beside way: Way, _ depth: Int) -> [Branch] {
        (hanging[way.id] ?? []).dropFirst().filter { !chain(from: hanging[way.id]?.first ?? $0).contains($0) }
            .map { branch(of: $0, "beside it", depth) }
    }

    private func branch(of scene: AppScene.ID, _ reason: String, _ depth: Int) -> Branch {
        let followed = chain(from: scene)
        let names = followed.map { words.fullName(of: words.app[$0]) }.joined(separator: " › ")
        return Branch(
            line: StyledText(reason + "  ") + StyledText("→ ", .link) + StyledText(names, .heading), branches: ways(of: followed, depth: depth + 1))
    }

    // MARK: Ways

    private func branch(of way: Way, _ width: Int, _ manners: Int, _ depth: Int) -> Branch {
        var line = StyledText(words.trigger(of: way)).padded(to: width) + StyledText("  ")
        if manners > 0 {
            line += StyledText(manner(of: way)).padded(to: manners) + StyledText("  ")
        }
        let followed = hanging[way.id]?.first.map { chain(from: $0) } ?? []
        line += end(of: way, followed) + otherDevices(of: way)
        return Branch(line: line, notes: notes(on: way), branches: followed.isEmpty ? [] : ways(of: followed, depth: depth + 1))
    }

    private func end(of way: Way, _ followed: [AppScene.ID]) -> StyledText {
        let source = words.app[way.source].storyboard
        if let first = followed.first {
            let names = followed.map { words.name(of: words.app[$0], seenFrom: $0 == first ? source : words.app[first].storyboard) }
            return StyledText("→ ", .link) + StyledText(names.joined(separator: " › "), .heading)
                + StyledText(distances[first].map { $0 == 0 ? "" : " · \($0.of("step"))" } ?? "", .secondary)
        }
        guard outcomes[way.id]?.first != nil else {
            if case .unresolved = way.destination, walk.options.isPartOfApp {
                return StyledText("→ ", .link) + StyledText(other(way))
            }
            guard way.isContainment, let scene = way.destination.scene else { return StyledText("not taken", .secondary) }
            return containments.contains(way.id)
                ? StyledText("→ ", .link) + StyledText(words.name(of: words.app[scene], seenFrom: source))
                : StyledText("not seen", .secondary)
        }
        return outcomes[way.id]?.first.map { self.end(of: way, $0) } ?? StyledText()
    }

    /// What came of a way on a device, where no scene hangs on it.
    private func end(of way: Way, _ seen: DeviceOutcome) -> StyledText {
        let source = words.app[way.source].storyboard
        switch seen.outcome {
        case .shown(let scene, _):
            return StyledText("→ ", .link) + StyledText(scene.map { words.name(of: words.app[$0], seenFrom: source) } ?? other(way))
        case .unwound where seen.isGuess:
            guard case .unwind(let action) = way.destination else { return StyledText() }
            return StyledText("↩ ", .link) + StyledText(action.truncated(to: 60))
        case .unwound(let scene):
            let name = scene.map { words.name(of: words.app[$0], seenFrom: source) } ?? "a scene that code made"
            return StyledText("↩ ", .link) + StyledText(name)
        case .unwindIgnored:
            if seen.isAllBehindKnown {
                return StyledText("✗ nobody takes it: nothing happens", .fault)
            }
            guard case .unwind(let action) = way.destination else { return StyledText() }
            return StyledText("↩ ", .link) + StyledText(action.truncated(to: 60))
                + StyledText(" · nobody takes it in the scenes behind it here", .secondary)
        case .nothing:
            return StyledText("nothing happens", .warning)
        case .raised(let exception):
            return exception.isLimit ? StyledText("not followed further", .warning) : StyledText("✗ the app stops", .fault)
        }
    }

    private func other(_ way: Way) -> String {
        if case .unresolved(let failure, _) = way.destination, let address = failure.address {
            return address.description.truncated(to: 60) + ", not read"
        }
        return if case .nib(let nib, _) = way.destination { "nib \(nib.name.truncated(to: 44))" } else { "what no storyboard has" }
    }

    /// How the scene was shown on the first device.
    private func manner(of way: Way) -> String {
        if way.kind == "commit" { return words.manner(of: way) }
        if case .shown(_, let manner) = outcomes[way.id]?.first?.outcome { return manner.briefly }
        if case .unwind = way.destination { return "unwind" }
        return ""
    }

    /// What came of it on other devices, where that differs.
    private func otherDevices(of way: Way) -> StyledText {
        guard let first = outcomes[way.id]?.first else { return StyledText() }
        let others = (outcomes[way.id] ?? []).dropFirst()
        let differing = others.filter { !$0.looks(like: first) }
        var text = StyledText()
        // A way that only the file for one device has, or that does something else there.
        if !differing.isEmpty || others.isEmpty && ofSomeDevices.contains(way.id) {
            text += StyledText(" · on \(first.device.rawValue)", .secondary)
        }
        for other in differing {
            text += StyledText(" · on \(other.device.rawValue) ", .secondary) + end(of: way, other)
        }
        for other in others where other.looks(like: first) {
            guard case .shown(_, let manner) = other.outcome, manner.briefly != self.manner(of: way) else { continue }
            text += StyledText(" · \(manner.briefly) on \(other.device.rawValue)", .secondary)
        }
        return text
    }

    private func notes(on way: Way) -> [Branch.Note] {
        let outcomes = outcomes[way.id] ?? []
        var notes: [Branch.Note] = []
        for outcome in outcomes {
            if case .raised(let exception) = outcome.outcome {
                let text = "\(exception.name): \(exception.reason)"
                if !notes.contains(where: { $0.text == text }) {
                    notes.append(Branch.Note(text, .plain))
                }
            }
        }
        let obstacles = Set(outcomes.map(\.obstacle))
        for outcome in obstacles.count > 1 ? outcomes[...] : outcomes.prefix(1) {
            guard let obstacle = outcome.obstacle else { continue }
            let device = obstacles.count > 1 ? " on \(outcome.device.rawValue)" : ""
            notes.append(Branch.Note("not unless code changes it\(device): \(obstacle)", .secondary))
        }
        if outcomes.contains(where: { outcome in
            if case .shown = outcome.outcome { outcome.isGuess } else { false }
        }) {
            notes.append(Branch.Note("shown as far as can be told without the class of the segue", .secondary))
        }
        return notes
    }
}
