import AppMap
import InterfaceBuilder

/// The curves of arrows between scenes.
struct ArrowRouting {
    private(set) var arrows: [Sheet.Arrow] = []
    private let app: App
    private let rects: [AppScene.ID: Rect]
    private let pictures: [ScenePicture]
    private var frames: [AppScene.ID: [String: Rect]] = [:]
    /// How many arrows end at one side of a scene, so that they end beside each other.
    private var ends: [End: Int] = [:]

    private enum Side: Hashable {
        case left, right, top, bottom
    }

    private struct End: Hashable {
        let scene: AppScene.ID
        let side: Side
    }

    init(_ app: App, scenes: [Sheet.PlacedScene], pictures: [ScenePicture]) {
        self.app = app
        self.pictures = pictures
        rects = Dictionary(scenes.map { ($0.id, $0.rect) }, uniquingKeysWith: { first, _ in first })
        for way in app.ways {
            // The parts of a peek lead where the segue around them does.
            guard let destination = way.arrowDestination, destination != way.source, way.kind != "commit",
                way.kind != "preview"
            else { continue }
            let crosses = app[destination].storyboard != app[way.source].storyboard
            let kind: Sheet.Arrow.Kind = crosses ? .link : way.isContainment ? .containment : .segue
            add(from: way.source, to: destination, kind, way: way.id, object: way.triggerID)
        }
        for link in app.links where link.origin == .scene && app[link.scene].isPlaceholder {
            guard let destination = app.destination(of: link).scene, destination != link.scene else { continue }
            add(from: link.scene, to: destination, .link, link: link.id)
        }
    }

    private mutating func add(
        from source: AppScene.ID, to destination: AppScene.ID, _ kind: Sheet.Arrow.Kind, way: Way.ID? = nil,
        link: Link.ID? = nil, object: String? = nil
    ) {
        guard let from = rects[source], let to = rects[destination] else { return }
        let (startSide, endSide) = sides(from, to)
        let trigger = object.flatMap { frame(of: $0, in: source) }?.moved(by: from.x, from.y)
        let number = ends[End(scene: destination, side: endSide), default: 0]
        ends[End(scene: destination, side: endSide)] = number + 1
        let start = point(on: startSide, of: from, near: trigger?.center)
        let end = point(on: endSide, of: to, shift: Double((number + 1) / 2) * (number.isMultiple(of: 2) ? -26 : 26))
        let distance = max(abs(end.x - start.x), abs(end.y - start.y))
        let reach = min(700, max(40, distance * 0.45))
        let controls = [moved(start, out: startSide, by: reach), moved(end, out: endSide, by: reach)]
        arrows.append(
            Sheet.Arrow(
                way: way, link: link, source: source, destination: destination, kind: kind, start: start,
                controls: controls, end: end))
    }

    private mutating func frame(of object: String, in scene: AppScene.ID) -> Rect? {
        if frames[scene] == nil {
            frames[scene] = pictures.indices.contains(scene.index) ? pictures[scene.index].objectFrames : [:]
        }
        return frames[scene]?[object]
    }

    /// The sides that face each other.
    private func sides(_ from: Rect, _ to: Rect) -> (Side, Side) {
        if to.x >= from.maxX { return (.right, .left) }
        if to.maxX <= from.x { return (.left, .right) }
        return to.midY >= from.midY ? (.bottom, .top) : (.top, .bottom)
    }

    private func point(on side: Side, of rect: Rect, near point: Point? = nil, shift: Double = 0) -> Point {
        func within(_ value: Double, _ least: Double, _ length: Double) -> Double {
            min(least + length - 8, max(least + 8, value + shift))
        }
        switch side {
        case .left: return Point(x: rect.x, y: within(point?.y ?? rect.midY, rect.y, rect.height))
        case .right: return Point(x: rect.maxX, y: within(point?.y ?? rect.midY, rect.y, rect.height))
        case .top: return Point(x: within(point?.x ?? rect.midX, rect.x, rect.width), y: rect.y)
        case .bottom: return Point(x: within(point?.x ?? rect.midX, rect.x, rect.width), y: rect.maxY)
        }
    }

    private func moved(_ point: Point, out side: Side, by length: Double) -> Point {
        switch side {
        case .left: Point(x: point.x - length, y: point.y)
        case .right: Point(x: point.x + length, y: point.y)
        case .top: Point(x: point.x, y: point.y - length)
        case .bottom: Point(x: point.x, y: point.y + length)
        }
    }
}

extension Way {
    /// The object at which the way begins.
    fileprivate var triggerID: String? {
        switch trigger {
        case .object(let object): object.objectID
        case .appearance, .code: objectID
        }
    }
}
