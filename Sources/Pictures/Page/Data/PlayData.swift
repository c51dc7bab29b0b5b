import AppMap

/// The result of a walk as the script reads it: what repeats stands once and is told by its position.
struct PlayData: Encodable {
    let actions: [String]
    let controllers: [ControllerData]
    let devices: [DeviceData]

    struct DeviceData: Encodable {
        let name: String
        let places: [PlaceData]
        /// Pairs of a scene and the place where it was seen first.
        let arrivals: [[Int]]
        let crossings: [CrossingData]
        let cut: Bool?
    }

    struct ControllerData: Encodable {
        let scene: Int?
        let container: String?
        let children: [Int]?
        let shown: [Int]?
        let presented: Int?
        let style: String?
        let back: Bool?
        let swipe: Bool?
    }

    struct PlaceData: Encodable {
        let previous: Int?
        let way: Int?
        let action: String
        let entry: Bool?
        let root: Int
    }

    struct CrossingData: Encodable {
        let way: Int
        let around: String
        let outcome: String
        var scene: Int?
        var manner: String?
        var exception: [String]?
        let changes: [ChangeData]?
        let obstacle: String?
        let log: [String]?
        let guess: Bool?
    }

    struct ChangeData: Encodable {
        let out: Int
        let into: [Int]?
        /// How the controller holds others before and, for `holds`, from now on.
        let container: String?
        let kind: String
        var holds: String?
        var drop: Int?
        var controllers: [Int]?
        var shown: [Int]?
    }

    init(_ play: PagePlay) {
        var table = ControllerTable()
        actions = play.actions.map(\.shown)
        devices = play.devices.map { device in
            var seen: Set<PagePlay.Crossing> = []
            return DeviceData(
                name: device.name,
                places: device.places.map { place in
                    PlaceData(
                        previous: place.previous, way: place.way?.index, action: place.action.shown,
                        entry: place.isEntry ? true : nil, root: table.position(of: place.root))
                },
                arrivals: device.arrivals.map { [$0.key.index, $0.value] }.sorted { $0[0] < $1[0] },
                crossings: device.crossings.filter { seen.insert($0).inserted }.map { CrossingData($0, &table) },
                cut: device.isCut ? true : nil)
        }
        controllers = table.controllers
    }
}

/// Controllers, each once.
struct ControllerTable {
    private(set) var controllers: [PlayData.ControllerData] = []
    private var positions: [PagePlay.Controller: Int] = [:]

    mutating func position(of controller: PagePlay.Controller) -> Int {
        if let known = positions[controller] { return known }
        let children = controller.children.map { self.position(of: $0) }
        let presented = controller.presented.first.map { self.position(of: $0) }
        let position = controllers.count
        controllers.append(
            PlayData.ControllerData(
                scene: controller.scene?.index, container: controller.container, children: children.isEmpty ? nil : children,
                shown: controller.shown.isEmpty ? nil : controller.shown, presented: presented, style: controller.style,
                back: controller.offersBack ? true : nil, swipe: controller.canBeDismissed ? true : nil))
        positions[controller] = position
        return position
    }
}

extension PlayData.CrossingData {
    fileprivate init(_ crossing: PagePlay.Crossing, _ table: inout ControllerTable) {
        way = crossing.way.index
        around = crossing.surroundings
        switch crossing.outcome {
        case .shown(let shown, let words):
            outcome = "shown"
            scene = shown?.index
            manner = words
        case .unwound(let target):
            outcome = "unwound"
            scene = target?.index
        case .unwindIgnored: outcome = "unwindIgnored"
        case .nothing: outcome = "nothing"
        case .raised(let raised):
            outcome = "raised"
            exception = [raised.name.shown, raised.reason.harmlessLine(upTo: 1_000)]
        }
        let changes = crossing.changes.map { PlayData.ChangeData($0, &table) }
        self.changes = changes.isEmpty ? nil : changes
        obstacle = crossing.obstacle?.shown
        log = crossing.log.isEmpty ? nil : crossing.log.map { $0.harmlessLine(upTo: 600) }
        guess = crossing.isGuess ? true : nil
    }
}

extension PlayData.ChangeData {
    fileprivate init(_ change: PagePlay.Change, _ table: inout ControllerTable) {
        out = change.outwards
        into = change.inwards.isEmpty ? nil : change.inwards
        container = change.container
        switch change.kind {
        case .holds(let container):
            kind = "holds"
            holds = container
        case .becomes(let controller):
            kind = "becomes"
            controllers = [table.position(of: controller)]
        case .replacesLast(let count, let added):
            kind = "replacesLast"
            drop = count
            controllers = added.map { table.position(of: $0) }
        case .shows(let positions):
            kind = "shows"
            shown = positions
        case .presents(let controller):
            kind = "presents"
            controllers = [table.position(of: controller)]
        case .dismisses: kind = "dismisses"
        }
    }
}
