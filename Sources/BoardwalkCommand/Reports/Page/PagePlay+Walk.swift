import AppMap
import Pictures
import Walker

extension PagePlay {
    /// The result of a walk; nil where nothing was seen on any device.
    init?(_ walk: Walk) {
        let words = AppWords(walk.app)
        let devices = walk.devices.filter { !$0.places.isEmpty }.map { Device($0, words) }
        guard !devices.isEmpty else { return nil }
        self.init(devices: devices, actions: walk.app.ways.map { words.action(of: $0) })
    }
}

extension PagePlay.Device {
    fileprivate init(_ walk: DeviceWalk, _ words: AppWords) {
        // Of the places only those count by which scenes are reached first.
        let starts = walk.places.indices.filter { walk.places[$0].previous == nil }
        var needed = Set(starts)
        for arrival in walk.arrivals.values {
            var place: Int? = arrival.place
            while let current = place, needed.insert(current).inserted { place = walk.places[current].previous }
        }
        let order = needed.sorted()
        let positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
        self.init(
            name: walk.device.rawValue,
            places: order.map { PagePlay.Place(walk.places[$0], previous: walk.places[$0].previous.flatMap { positions[$0] }, words) },
            arrivals: walk.arrivals.compactMapValues { positions[$0.place] },
            crossings: walk.crossings.map { PagePlay.Crossing($0, from: walk.places[$0.place]) }, isCut: walk.isCut)
    }
}

extension PagePlay.Place {
    fileprivate init(_ place: Place, previous: Int?, _ words: AppWords) {
        let root = PagePlay.Controller(place.arrangement)
        switch place.step {
        case .start(let start):
            var isEntry = false
            if case .entry = start { isEntry = true }
            self.init(previous: nil, way: nil, action: words.action(of: start), isEntry: isEntry, root: root)
        case .way(let way):
            self.init(
                previous: previous, way: way, action: words.action(of: words.app[way]), isEntry: false, root: root)
        case .back:
            self.init(previous: previous, way: nil, action: "go back", isEntry: false, root: root)
        }
    }
}

extension PagePlay.Controller {
    fileprivate init(_ arrangement: Arrangement) {
        self.init(
            scene: arrangement.scene, container: arrangement.container?.rawValue,
            children: arrangement.children.map { Self($0) }, shown: arrangement.shown,
            presented: arrangement.presented.map { Self($0) }, style: arrangement.style, offersBack: arrangement.offersBack,
            canBeDismissed: arrangement.canBeDismissed)
    }
}

extension PagePlay.Crossing {
    fileprivate init(_ crossing: Crossing, from place: Place) {
        let outcome: PagePlay.Outcome =
            switch crossing.outcome {
            case .shown(let scene, let manner): .shown(scene, manner: manner.briefly)
            case .unwound(let scene): .unwound(scene)
            case .unwindIgnored: .unwindIgnored
            case .nothing: .nothing
            case .raised(let exception): .raised(exception)
            }
        self.init(
            way: crossing.way,
            surroundings: PagePlay.Controller(place.arrangement).surroundings(of: crossing.standing.map(\.number)),
            outcome: outcome, changes: crossing.changes.map { PagePlay.Change($0) }, obstacle: crossing.obstacle,
            log: crossing.log, isGuess: crossing.isGuess)
    }
}

extension PagePlay.Change {
    fileprivate init(_ step: Rearrangement) {
        let kind: Kind =
            switch step.change {
            case .becomes(let controller): .becomes(PagePlay.Controller(controller))
            case .holds(let container): .holds(container?.rawValue)
            case .replacesLast(let count, let added): .replacesLast(count, with: added.map { PagePlay.Controller($0) })
            case .shows(let positions): .shows(positions)
            case .presents(let controller): .presents(PagePlay.Controller(controller))
            case .dismisses: .dismisses
            }
        self.init(
            outwards: step.outwards, inwards: step.inwards.map(\.number), container: step.container?.rawValue, kind: kind)
    }
}

extension Arrangement.Part {
    /// The position of a child, and -1 for what is presented.
    fileprivate var number: Int {
        switch self {
        case .child(let position): position
        case .presented: -1
        }
    }
}
