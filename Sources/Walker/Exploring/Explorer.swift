import AppMap
import HeadlessUIKit

/// Walks an app on one device: takes every way out of every scene, in all surroundings in which the scene comes to stand.
///
/// Places are looked at in the order of their distance, so that each scene is found by a shortest way. To come from one place
/// to the next the app is not started anew unless it must be: what a user can undo is undone.
@MainActor
struct Explorer {
    private let running: RunningApp
    private let app: App
    private let options: WalkOptions
    private let progress: (Int) -> Void

    private(set) var places: [Place] = []
    private(set) var arrivals: [AppScene.ID: DeviceWalk.Arrival] = [:]
    private(set) var crossings: [Crossing] = []
    private(set) var jointCrossings: [JointCrossing] = []
    private(set) var failedStarts: [DeviceWalk.FailedStart] = []
    private(set) var isCut = false
    private var containments: Set<Way.ID> = []
    /// What scenes hold by the documents and was not seen to be held yet.
    private var unseenContainments: [AppScene.ID: [Way]]
    private var observations = Observations()
    /// What stands at each place and was not tried before.
    private var fresh: [[[Actor.Part]]] = []
    /// For each place, where the scene stood whose way led here.
    private var paths: [[Actor.Part]] = []
    private var known: Set<Surroundings> = []
    private var pending: ArraySlice<Int> = []
    /// The places from the start to the one on screen, and what is on screen at each.
    private var live: [(place: Int, stage: Stage)] = []
    private let unwindActions: UnwindActions
    private let causes: CauseFinder
    private let words: AppWords

    /// - Parameter progress: told how many scenes have been seen.
    init(_ running: RunningApp, options: WalkOptions, progress: @escaping (Int) -> Void) {
        self.running = running
        self.options = options
        self.progress = progress
        app = running.app
        words = AppWords(running.app)
        causes = CauseFinder(running.app, words)
        unseenContainments = Dictionary(grouping: running.app.ways.filter(\.isContainment), by: \.source)
        unwindActions = UnwindActions(of: running.app, answers: options.answersUnwinding)
    }

    /// Walks from everywhere where the app can start; then, one after the other, from the scenes that were not reached and
    /// that code can open.
    mutating func walk() -> DeviceWalk {
        let starts = Starts(of: app, on: running.device, options)
        for start in starts.first {
            begin(start)
        }
        explore()
        // What lies beyond the depth is not opened by code for that.
        if options.start == nil, options.depth == nil {
            for scene in starts.others where arrivals[scene] == nil {
                begin(.code(scene))
                explore()
            }
        }
        live = []
        return DeviceWalk(
            device: running.device, places: places, arrivals: arrivals, crossings: crossings,
            jointCrossings: jointCrossings, containments: containments, lostTabs: observations.lostTabs,
            deadEnds: observations.deadEnds, returns: observations.returns, failedStarts: failedStarts, isCut: isCut)
    }

    // MARK: Places

    private mutating func begin(_ start: Start) {
        live = []
        do {
            try running.start(start)
        } catch {
            failedStarts.append(
                DeviceWalk.FailedStart(start: start, exception: causes.told(FindingException(error), in: start.scene)))
            return
        }
        let stage = running.stage
        if let place = add(stage, after: .start(start)) {
            live = [(place, stage)]
        }
    }

    private mutating func explore() {
        while let place = pending.popFirst() {
            guard !isWornOut else { return }
            guard move(to: place) else { continue }
            lookAround(at: place)
            if places[place].distance < options.depth ?? .max {
                for path in fresh[place] {
                    tryWays(of: path, at: place)
                    tryTouches(of: path, at: place)
                }
                lookBehind(place)
            }
            progress(arrivals.count)
        }
    }

    /// Whether the walk has looked at more than it may.
    private var isWornOut: Bool {
        mutating get {
            if running.looks > options.mostLooks { isCut = true }
            return running.looks > options.mostLooks
        }
    }

    /// Adds a place if something stands there in new surroundings.
    private mutating func add(_ stage: Stage, after step: Step, from previous: Int? = nil, at path: [Actor.Part] = []) -> Int? {
        let answered = unwindActions.answered(on: stage)
        let hasWayBack = Exits.leadBack(from: stage)
        let standings = Standing.all(on: stage).filter { standing in
            known.insert(standing.surroundings(answered: answered, hasWayBack: hasWayBack)).inserted
        }
        guard !standings.isEmpty, let root = stage.root else { return nil }
        guard places.count < options.mostPlaces else {
            isCut = true
            return nil
        }
        let index = places.count
        places.append(
            Place(
                previous: previous, step: step, distance: previous.map { places[$0].distance + 1 } ?? 0,
                scenes: standings.map(\.scene), arrangement: Arrangement(root)))
        fresh.append(standings.map(\.path))
        paths.append(path)
        pending.append(index)
        noteArrivals(on: stage, at: index)
        noteContainments(on: stage)
        return index
    }

    private mutating func noteContainments(on stage: Stage) {
        for outer in stage.actors {
            guard let scene = outer.scene, let ways = unseenContainments[scene] else { continue }
            let held = Set(outer.children.flatMap { $0.scenes(through: app) })
            let seen = ways.filter { way in way.destination.scene.map(held.contains) ?? false }.map(\.id)
            containments.formUnion(seen)
            let unseen = seen.isEmpty ? ways : ways.filter { !containments.contains($0.id) }
            unseenContainments[scene] = unseen.isEmpty ? nil : unseen
        }
    }

    private mutating func noteArrivals(on stage: Stage, at index: Int) {
        let place = places[index]
        for standing in Standing.all(on: stage) where arrivals[standing.scene] == nil {
            arrivals[standing.scene] = arrival(of: standing, at: index, place.step)
        }
    }

    private func arrival(of standing: Standing, at index: Int, _ step: Step) -> DeviceWalk.Arrival {
        if let way = containment(of: standing) {
            return DeviceWalk.Arrival(place: index, from: way.source, way: way.id, manner: .contained(way))
        }
        switch step {
        case .start:
            return DeviceWalk.Arrival(place: index, from: nil, way: nil, manner: .root)
        case .back:
            let top = live.last?.stage.visible.last { $0.scene != nil }?.scene
            return DeviceWalk.Arrival(place: index, from: top, way: nil, manner: .contained)
        case .way(let id):
            return DeviceWalk.Arrival(place: index, from: app[id].source, way: id, manner: Manner(of: standing))
        }
    }

    /// The way by which a scene around the one that stands there, or around that, holds it.
    private func containment(of standing: Standing) -> Way? {
        standing.ancestors.reversed().prefix { $0.presented == nil }.lazy.compactMap { actor in
            actor.scene.flatMap { scene in
                app.ways(from: scene).first { $0.isContainment && $0.leads(to: standing.scene) }
            }
        }.first
    }

    /// Brings a place on screen.
    private mutating func move(to target: Int) -> Bool {
        var route: [Int] = []
        var current: Int? = target
        while let place = current {
            route.append(place)
            current = places[place].previous
        }
        route.reverse()
        let shared = zip(live, route).prefix { $0.place == $1 }.count
        if shared == 0 || (live.count > shared && !running.goBack(to: live[shared - 1].stage)) {
            live = []
        } else {
            live.removeLast(live.count - shared)
        }
        for place in route[live.count...] {
            do {
                switch places[place].step {
                case .start(let start): try running.start(start)
                case .back:
                    guard let navigation = live.last?.stage[paths[place]]?.controller as? UINavigationController else {
                        return false
                    }
                    try running.goBack(in: navigation)
                case .way(let way):
                    guard let actor = live.last?.stage[paths[place]] else { return false }
                    _ = try take(app[way], from: actor)
                }
            } catch {
                live = []
                return false
            }
            live.append((place, running.stage))
        }
        return true
    }

    /// Brings the place back on screen after a way was tried.
    private mutating func comeBack(to place: Int) -> Bool {
        if let last = live.last, last.place == place, running.goBack(to: last.stage) {
            return true
        }
        live = []
        return move(to: place)
    }

    // MARK: Ways

    private func tabIndex(of way: Way, in actor: Actor) -> Int? {
        let index = words.position(of: way) - 1
        return actor.children.indices.contains(index) ? index : nil
    }

    private func take(_ way: Way, from actor: Actor) throws -> RunningApp.Report {
        if way.isTab {
            guard let tabs = actor.controller as? UITabBarController, let index = tabIndex(of: way, in: actor) else {
                return RunningApp.Report()
            }
            try running.select(actor.children[index].controller, of: tabs)
            return RunningApp.Report()
        }
        if way.isContainment {
            if let split = actor.controller as? UISplitViewController {
                try running.reveal(way.relationship, of: split)
            }
            return RunningApp.Report()
        }
        return try running.start(way, from: actor.controller)
    }

    private mutating func tryWays(of path: [Actor.Part], at place: Int) {
        guard let scene = live.last?.stage[path]?.scene else { return }
        for way in app.ways(from: scene) where isTaken(way) {
            guard !isWornOut, let before = live.last, before.place == place, let actor = before.stage[path] else { return }
            if way.isTab, tabIndex(of: way, in: actor).map(actor.shown.contains) ?? true { continue }
            // On a phone what is not on screen of a split view lies below what is.
            if way.isContainment, !way.isTab, actor.container == .collapsedSplit { continue }
            let crossing = cross(way, from: actor, at: path, on: before.stage, place)
            crossings.append(crossing)
            guard comeBack(to: place) else { return }
        }
    }

    /// Starts all segues of an object at once, where it has several and each of them can be taken alone.
    private mutating func tryTouches(of path: [Actor.Part], at place: Int) {
        guard let scene = live.last?.stage[path]?.scene else { return }
        let failed = Set(crossings.reversed().prefix { $0.place == place }.filter { $0.isRaised }.map { $0.way })
        for ways in app.ways(from: scene).startedTogether where !ways.contains(where: { failed.contains($0.id) }) {
            guard let actor = live.last?.stage[path] else { return }
            var log: [String] = []
            var exception: FindingException?
            do {
                for way in ways {
                    log += try running.start(way, from: actor.controller).log
                }
            } catch is Headless.Refusal {
                // What another segue of the object took off the screen starts nothing.
            } catch {
                live = []
                exception = FindingException(error)
            }
            jointCrossings.append(
                JointCrossing(
                    ways: ways.map { $0.id }, place: place, log: log.map(FindingException.stable), exception: exception))
            guard comeBack(to: place) else { return }
        }
    }

    /// Whether a way is one that somebody takes.
    private func isTaken(_ way: Way) -> Bool {
        way.isTab || (way.isContainment ? isHiddenColumn(way) : !way.isStartedByNothing)
    }

    /// Whether a way leads to a column of a split view that has not been on screen yet.
    private func isHiddenColumn(_ way: Way) -> Bool {
        guard app[way.source].kind == "splitViewController", let scene = way.destination.scene else { return false }
        return arrivals[scene] == nil
    }

    /// Goes back in stacks below whose top lies what was never seen.
    private mutating func lookBehind(_ place: Int) {
        guard let stage = live.last?.stage else { return }
        for (actor, path) in stage.stacks {
            let below = actor.children[actor.children.count - 2]
            guard below.visible.contains(where: { $0.scene.map { arrivals[$0] == nil } ?? false }),
                let navigation = live.last?.stage[path]?.controller as? UINavigationController
            else { continue }
            do {
                try running.goBack(in: navigation)
                _ = add(running.stage, after: .back, from: place, at: path)
            } catch {
                live = []
            }
            guard comeBack(to: place) else { return }
        }
    }

    private mutating func cross(
        _ way: Way, from actor: Actor, at path: [Actor.Part], on before: Stage, _ place: Int
    ) -> Crossing {
        var isUnwindingKnown = false
        func crossing(
            _ outcome: Crossing.Outcome, _ report: RunningApp.Report = .init(), _ changes: [Rearrangement] = []
        ) -> Crossing {
            Crossing(
                way: way.id, place: place, standing: path.map(\.told), changes: changes, outcome: outcome,
                obstacle: report.obstacle.flatMap { $0.isCertain ? $0.description : nil },
                log: report.log.map(FindingException.stable), isGuess: isGuess(way, outcome, isUnwindingKnown: isUnwindingKnown))
        }
        let report: RunningApp.Report
        let destination: UIViewController?
        do {
            destination = try way.objectID.flatMap {
                try Headless.unwindDestination(ofSegue: $0, of: actor.controller)
            }
            report = try take(way, from: actor)
        } catch let refusal as Headless.Refusal {
            return crossing(.nothing, RunningApp.Report(obstacle: refusal))
        } catch {
            live = []
            return crossing(.raised(causes.told(FindingException(error), at: way)))
        }
        let after = running.stage
        let outcome: Crossing.Outcome
        if case .unwind(let action) = way.destination {
            isUnwindingKnown = destination.map { takes(action, $0) != nil } ?? false
            outcome = destination.map { .unwound(to: running.scenes[$0]) } ?? .unwindIgnored
        } else if way.isTab {
            outcome = .shown(way.destination.scene, .tab)
        } else if way.kind == "preview" {
            outcome = .shown(way.destination.scene, .peeked)
        } else {
            outcome = StageChange(from: before, to: after, in: app).outcome
        }
        observations.note(way, from: actor, before, after, at: place, in: app)
        _ = add(after, after: .way(way.id), from: place, at: path)
        return crossing(outcome, report, Rearrangement.between(before, after, seenFrom: path))
    }

    /// Whether a controller takes an unwind action; nil where only sources that are not there tell.
    private func takes(_ action: String, _ controller: UIViewController) -> Bool? {
        guard Headless.isStandIn(controller) else { return true }
        return options.answersUnwinding?(Headless.declaredClassName(of: controller), action)
    }

    /// Whether what happened depends on classes that only the app's sources tell of.
    private func isGuess(_ way: Way, _ outcome: Crossing.Outcome, isUnwindingKnown: Bool) -> Bool {
        switch outcome {
        case .unwound: !isUnwindingKnown
        case .shown: way.isGuess
        case .unwindIgnored, .nothing, .raised: false
        }
    }

    private mutating func lookAround(at place: Int) {
        guard let stage = live.last?.stage else { return }
        observations.look(at: stage, place, in: app)
    }
}

extension Way {
    /// True for the relationship of a tab bar controller to one of its tabs, which a user follows by a tap.
    var isTab: Bool { kind == "relationship" && relationship == "viewControllers" }

    /// True for a segue of the controller itself without an identifier, by which code could perform it.
    var isStartedByNothing: Bool { trigger == .code && identifier == nil && !isContainment }

    /// Whether the way ends at a scene.
    func leads(to scene: AppScene.ID) -> Bool { destination.scene == scene }
}

extension Headless.Refusal {
    /// Whether the document alone says it. What covers a view, or lies out of sight, depends on a layout that is only an
    /// approximation here.
    fileprivate var isCertain: Bool {
        switch reason {
        case .hidden, .transparent, .interactionDisabled, .disabled, .notFound: true
        default: false
        }
    }
}
