import AppMap
import SceneAddressing

struct WayRecord: Encodable {
    let id: String
    let source: String
    let kind: String
    let relationship: String?
    let identifier: String?
    let `class`: String?
    let objectID: String?
    let trigger: TriggerRecord
    let presentation: String?
    let destination: DestinationRecord
    let drawnDestination: String?
    let link: String?
    let conventions: [String]
    let place: PlaceRecord

    init(_ way: Way, _ words: AppWords, _ ids: MapIdentifiers) {
        id = ids[way.id]
        source = ids[way.source]
        kind = way.kind
        relationship = way.relationship
        identifier = way.identifier
        `class` = way.className
        objectID = way.objectID
        trigger = TriggerRecord(way.trigger)
        presentation = way.presentation?.rawValue
        destination = DestinationRecord(way.destination, ids)
        drawnDestination = way.drawnDestination.map { ids[$0] }
        link = way.link.map { ids[$0] }
        conventions = words.conventions(of: way)
        place = PlaceRecord(way.location)
    }
}

struct TriggerRecord: Encodable {
    let kind: String
    var element: String?
    var objectID: String?
    var label: String?
    var accessory: Bool?

    init(_ trigger: Trigger) {
        switch trigger {
        case .code:
            kind = "code"
        case .appearance:
            kind = "appearance"
        case .object(let object):
            kind = "object"
            element = object.kind
            objectID = object.objectID
            label = object.label
            accessory = object.isAccessory ? true : nil
        }
    }
}

struct LinkRecord: Encodable {
    let id: String
    let origin: String
    let objectID: String
    let scene: String
    let convention: String
    let address: String?
    let presentation: String
    let destination: DestinationRecord
    let namesakes: [String]?
    let place: PlaceRecord

    init(_ link: Link, _ app: App, _ ids: MapIdentifiers) {
        id = ids[link.id]
        origin = link.origin.rawValue
        objectID = link.objectID
        scene = ids[link.scene]
        convention = link.convention
        address = link.address?.description
        presentation = link.presentation.rawValue
        destination = DestinationRecord(app.destination(of: link), ids)
        namesakes = link.namesakes.isEmpty ? nil : link.namesakes.map { ids[$0] }
        place = PlaceRecord(link.location)
    }
}

struct DestinationRecord: Encodable {
    let kind: String
    var scene: String?
    var action: String?
    var nib: String?
    var nibController: String?
    var objectID: String?
    var failure: FailureRecord?
    var through: [String]?

    init(_ destination: Destination, _ ids: MapIdentifiers) {
        switch destination {
        case .scene(let id, _):
            kind = "scene"
            scene = ids[id]
        case .unwind(let action):
            kind = "unwind"
            self.action = action
        case .nib(let address, _):
            kind = "nib"
            nib = address.name
            nibController = address.controllerClass
        case .unresolved(let failure, _):
            kind = "unresolved"
            self.failure = FailureRecord(failure)
        case .missing(let id):
            kind = "missing"
            objectID = id
        }
        through = destination.placeholders.isEmpty ? nil : destination.placeholders.map { ids[$0] }
    }
}

struct FailureRecord: Encodable {
    let reason: String
    let message: String
    let address: String?
    let nearest: [String]

    init(_ failure: LinkFailure) {
        (reason, nearest) = failure.reason.summary
        message = failure.description
        address = failure.address?.description
    }
}

extension LinkFailure.Reason {
    /// A name for programs, and the names that may have been meant.
    fileprivate var summary: (name: String, nearest: [String]) {
        switch self {
        case .storyboardMissing(_, let nearest): ("storyboardMissing", nearest.map(\.name))
        case .storyboardMayBeMethod(_, let nearest): ("storyboardMayBeMethod", nearest.map(\.name))
        case .storyboardElsewhere: ("storyboardElsewhere", [])
        case .storyboardUnreadable: ("storyboardUnreadable", [])
        case .bundleUnknown(_, let nearest): ("bundleUnknown", nearest.map(\.name))
        case .bundleNotLinked: ("bundleNotLinked", [])
        case .storyboardNotRead: ("storyboardNotRead", [])
        case .sceneMissing(_, _, let nearest): ("sceneMissing", nearest.map(\.name))
        case .noInitialScene(_, let scenes): ("noInitialScene", scenes)
        case .namesNothing: ("namesNothing", [])
        case .identifierUnreadable: ("identifierUnreadable", [])
        case .segueClassIgnored: ("segueClassIgnored", [])
        case .placeholderCycle: ("placeholderCycle", [])
        case .placeholderChainTooLong: ("placeholderChainTooLong", [])
        }
    }
}
