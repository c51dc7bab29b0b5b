import AppMap
import InterfaceBuilder

struct PlaceRecord: Encodable {
    let file: String
    let line: Int
    let column: Int

    init(_ location: SourceLocation) {
        file = location.file
        line = location.position.line
        column = location.position.column
    }
}

struct EntryPointRecord: Encodable {
    let kind: String
    let storyboard: String?
    let storyboardName: String
    let key: String
    let file: String
    let xib: String?
    let fault: FaultRecord?

    struct FaultRecord: Encodable {
        let reason: String
        let message: String
        let nearest: [String]
    }

    init(_ entry: App.Entry, _ ids: MapIdentifiers) {
        kind = entry.point.kind.rawValue
        storyboard = entry.storyboard.map { ids[$0] }
        storyboardName = entry.point.storyboard
        key = entry.point.key
        file = entry.point.file
        xib = entry.xib
        fault = entry.fault.map { fault in
            let (reason, nearest) = fault.summary
            return FaultRecord(reason: reason, message: entry.faultDescription ?? "", nearest: nearest)
        }
    }
}

struct SceneRecord: Encodable {
    struct Canvas: Encodable {
        let x: Double
        let y: Double
    }

    let id: String
    let storyboard: String
    let objectID: String
    let kind: String
    let name: String
    let address: String?
    let identifier: String?
    let title: String?
    let navigationTitle: String?
    let `class`: String?
    let module: String?
    let initial: Bool
    let canvas: Canvas?
    let place: PlaceRecord
    let link: String?

    init(_ scene: AppScene, _ words: AppWords, _ ids: MapIdentifiers) {
        id = ids[scene.id]
        storyboard = ids[scene.storyboard]
        objectID = scene.objectID
        kind = scene.kind
        name = scene.name
        address = words.app.address(of: scene)?.description
        identifier = scene.identifier
        title = scene.title
        navigationTitle = scene.navigationTitle
        `class` = scene.className
        module = scene.classModule
        initial = scene.isInitial
        canvas = scene.canvasPosition.map { Canvas(x: $0.x.finite, y: $0.y.finite) }
        place = PlaceRecord(scene.location)
        link = words.link(of: scene).map { ids[$0.id] }
    }
}

extension EntryFault {
    /// A name for programs, and the names that may have been meant.
    fileprivate var summary: (name: String, nearest: [String]) {
        switch self {
        case .storyboardMissing(let nearest): ("storyboardMissing", nearest.map(\.name))
        case .storyboardUnreadable: ("storyboardUnreadable", [])
        case .storyboardLeftOut: ("storyboardLeftOut", [])
        case .noInitialScene: ("noInitialScene", [])
        }
    }
}

extension Double {
    /// JSON has no infinity.
    fileprivate var finite: Double { isFinite ? self : 0 }
}
