import AppMap
import HeadlessUIKit

/// Walks an app on one device: takes every way out of every scene, in all surroundings in which the scene comes to stand.
///
/// Places are looked at in the order of their distance, so that each scene is found by a shortest way. To come from one place
/// to the next the app is not started anew unless it must be: what a user can undo is undone.
@MainActor
struct Explorer {
    let running: RunningApp
    let app: App
    let options: WalkOptions
    private let progress: (Int) -> Void

    private(set) var places: [Place] = []
    private(set) var arrivals: [AppScene.ID: DeviceWalk.Arrival] = [:]
    var crossings: [Crossing] = []
    var jointCrossings: [JointCrossing] = []
    private(set) var failedStarts: [DeviceWalk.FailedStart] = []
    private(set) var isCut = false
    private var containments: Set<Way.ID> = []
    /// What scenes hold by the documents and was not seen to be held yet.
    private var unseenContainments: [AppScene.ID: [Way]]
    var observations = Observations()
    /// What stands at each place and was not tried before.
    var fresh: [[[Actor.Part]]] = []
    /// For each place, whether anything is left to be tried there.
    private var hasMore: [Bool] = []
    /// For each place, where the scene stood whose way led here.
    var paths: [[Actor.Part]] = []
    private var known: Set<Surroundings> = []
    private var pending: ArraySlice<Int> = []
    /// The places from the start to the one on screen, and what is on screen at each.
    var live: [(place: Int, stage: Stage)] = []
    /// What was on screen at places that are still to be looked at, or lie on the way to one.
    private var shelf = StageShelf()
    private let unwindActions: UnwindActions
    let causes: CauseFinder
    let words: AppWords
    let ways: WayTable

    /// - Parameter progress: told how many scenes have been seen.
    init(_ running: RunningApp, options: WalkOptions, progress: @escaping (Int) -> Void) {
        self.running = running
        self.options = options
        self.progress = progress
        app = running.app
        ways = WayTable(running.app)
        words = AppWords(running.app)
        causes = CauseFinder(running.app, words)
        unseenContainments = Dictionary(grouping: running.app.loaded.ways.filter(\.isContainment), by: \.source)
        unwindActions = UnwindActions(of: running.app, answers: options.answersUnwinding)
        running.keepsHidden = true
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
            device: running.device, app: app, places: places, arrivals: arrivals, crossings: crossings,
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
            if shelf.isFull { shelf.clear(keeping: routes(to: [place] + pending)) }
            guard hasMore[place], move(to: place) else { continue }
            for path in fresh[place] {
                tryWays(of: path, at: place)
                tryTouches(of: path, at: place)
            }
            lookBehind(place)
            progress(arrivals.count)
        }
    }

    /// Whether the walk has looked at more than it may.
    var isWornOut: Bool {
        mutating get {
            if running.looks > options.mostLooks { isCut = true }
            return running.looks > options.mostLooks
        }
    }

    /// Adds a place if something stands there in new surroundings.
    mutating func add(_ stage: Stage, after step: Step, from previous: Int? = nil, at path: [Actor.Part] = []) -> Int? {
        let answered = unwindActions.answered(on: stage)
        let hasWayBack = Exits.leadBack(from: stage)
        let hasOtherWayBack = hasWayBack && Exits.leadBack(from: stage, countsMore: false)
        let all = Standing.all(on: stage)
        let standings = all.filter { standing in
            let isInMore = standing.ancestors.contains { Headless.isMore($0.controller) }
            return known.insert(
                standing.surroundings(answered: answered, hasWayBack: isInMore ? hasWayBack : hasOtherWayBack)).inserted
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
        observations.look(at: stage, index, in: app, ways)
        hasMore.append(places[index].distance < options.depth ?? .max && canTry(standings, on: stage))
        pending.append(index)
        if hasMore[index] { shelf.keep(stage, of: index) }
        noteArrivals(of: all, at: index)
        noteContainments(in: root)
        return index
    }

    private mutating func noteContainments(in outer: Actor) {
        guard !outer.memory.isNoted else { return }
        outer.memory.isNoted = true
        noteContainments(of: outer)
        for inner in outer.children { noteContainments(in: inner) }
        if let presented = outer.presented { noteContainments(in: presented) }
    }

    private mutating func noteContainments(of outer: Actor) {
        guard let scene = outer.scene, let ways = unseenContainments[scene] else { return }
        let held = Set(outer.children.flatMap { $0.scenes(through: app) })
        let seen = ways.filter { way in way.destination.scene.map(held.contains) ?? false }.map(\.id)
        containments.formUnion(seen)
        let unseen = seen.isEmpty ? ways : ways.filter { !containments.contains($0.id) }
        unseenContainments[scene] = unseen.isEmpty ? nil : unseen
    }

    private mutating func noteArrivals(of standings: [Standing], at index: Int) {
        let place = places[index]
        for standing in standings where arrivals[standing.scene] == nil {
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
            actor.scene.flatMap { ways.containment(of: standing.scene, in: $0) }
        }.first
    }

    /// The places through which the shortest routes to some places lead, and those themselves.
    private func routes(to targets: [Int]) -> Set<Int> {
        var all: Set<Int> = []
        for target in targets {
            var current: Int? = target
            while let place = current, all.insert(place).inserted { current = places[place].previous }
        }
        return all
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
            // What an exception left on screen is no place to go on from: a start is made anew.
            if let stage = shelf[place], !live.isEmpty {
                if running.goForward(to: stage, places[place].arrangement) {
                    live.append((place, stage))
                    continue
                }
                shelf[place] = nil
                guard running.goBack(to: live.last?.stage) else {
                    live = []
                    return move(to: target)
                }
            }
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
            let stage = running.stage
            live.append((place, stage))
            shelf.keep(stage, of: place)
        }
        return true
    }

    /// Brings the place back on screen after a way was tried.
    mutating func comeBack(to place: Int) -> Bool {
        if let last = live.last, last.place == place, running.goBack(to: last.stage) {
            return true
        }
        live = []
        return move(to: place)
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
