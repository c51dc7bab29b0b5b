import AppMap
import InterfaceBuilder

/// The arrows between scenes: a curve where nothing lies between two scenes, else a way through the gutters.
struct ArrowRouting {
    private(set) var arrows: [Sheet.Arrow] = []
    private let scenes: [Sheet.PlacedScene]
    private let numbers: [AppScene.ID: Int]
    private let pictures: [ScenePicture]
    private let obstacles: Obstacles
    private let size: Size
    private var frames: [AppScene.ID: [String: Rect]] = [:]
    /// How many arrows end at one side of a scene, so that they end beside each other.
    private var ends: [End: Int] = [:]
    private var lanes: Lanes
    private var labels: LabelPlaces
    /// Made when the first arrow needs it; inner nil where the sheet is too large.
    private var search: GutterSearch??

    /// A longer curve is hard to follow, and runs along with no other.
    private static let longestCurve = 1_500.0

    private struct End: Hashable {
        let scene: Int
        let side: ScreenSide
    }

    /// What an arrow stands for.
    private struct Ends {
        let source: AppScene.ID
        let destination: AppScene.ID
        let kind: Sheet.Arrow.Kind
        var way: Way.ID?
        var link: Link.ID?
        /// The object at which the arrow begins.
        var object: String?
    }

    init(_ app: App, scenes: [Sheet.PlacedScene], pictures: [ScenePicture], size: Size) {
        self.scenes = scenes
        self.pictures = pictures
        self.size = size
        numbers = Dictionary(
            scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        obstacles = Obstacles(scenes.map(\.wholeRect))
        lanes = Lanes(obstacles)
        labels = LabelPlaces(obstacles)
        for ends in Self.ends(of: app) { add(ends) }
    }

    /// What arrows are drawn for: ways to other scenes, then placeholders that lead on.
    private static func ends(of app: App) -> [Ends] {
        let ways = app.ways.compactMap { way -> Ends? in
            // The parts of a peek lead where the segue around them does.
            guard let destination = way.arrowDestination, destination != way.source, way.kind != "commit",
                way.kind != "preview"
            else { return nil }
            let crosses = app[destination].storyboard != app[way.source].storyboard
            return Ends(
                source: way.source, destination: destination,
                kind: crosses ? .link : way.isContainment ? .containment : .segue, way: way.id, object: way.triggerID)
        }
        let links = app.links.compactMap { link -> Ends? in
            guard link.origin == .scene, app[link.scene].isPlaceholder,
                let destination = app.destination(of: link).scene, destination != link.scene
            else { return nil }
            return Ends(source: link.scene, destination: destination, kind: .link, link: link.id)
        }
        return ways + links
    }

    private mutating func add(_ ends: Ends) {
        guard let source = numbers[ends.source], let destination = numbers[ends.destination] else { return }
        let from = scenes[source].rect
        let trigger = ends.object.flatMap { frame(of: $0, in: ends.source) }?.moved(by: from.x, from.y)
        let (steps, middle) =
            curve(from: source, trigger, to: destination, atMost: Self.longestCurve)
            ?? gutterWay(from: source, trigger, to: destination, ends.kind)
            ?? curve(from: source, trigger, to: destination, atMost: .infinity)
            ?? straight(from: source, trigger, to: destination)
        arrows.append(
            Sheet.Arrow(
                way: ends.way, link: ends.link, source: ends.source, destination: ends.destination, kind: ends.kind,
                steps: steps, middle: middle))
    }

    /// A curve that meets no other scene; nil where there is none.
    private mutating func curve(
        from source: Int, _ trigger: Rect?, to destination: Int, atMost longest: Double
    ) -> Line? {
        let (from, to) = (scenes[source].rect, scenes[destination].rect)
        for (startSide, endSide) in ArrowCurve.sides(from, to) {
            let end = End(scene: destination, side: endSide)
            let number = ends[end, default: 0]
            let shift = Double((number + 1) / 2) * (number.isMultiple(of: 2) ? -26 : 26)
            let curve = ArrowCurve(
                from: from, startSide, trigger: trigger?.center, to: to, endSide, shift: shift)
            guard abs(curve.end.x - curve.start.x) <= longest, abs(curve.end.y - curve.start.y) <= longest,
                obstacles.isFree(curve.points, insteadOf: [source: from, destination: to])
            else { continue }
            ends[end] = number + 1
            return (curve.steps, labels.place([0.5, 0.35, 0.65, 0.2, 0.8].map(curve.point)))
        }
        return nil
    }

    private mutating func gutterWay(
        from source: Int, _ trigger: Rect?, to destination: Int, _ kind: Sheet.Arrow.Kind
    ) -> Line? {
        var search = self.search ?? Gutters(obstacles, in: size).map(GutterSearch.init)
        // Taken out and put back, so that the search is not copied.
        self.search = nil
        defer { self.search = .some(search) }
        let (from, to) = (scenes[source].rect, scenes[destination].rect)
        let center = trigger?.center ?? from.center
        let detours = trigger == nil ? (0, 0) : (left: max(0, center.x - from.x), right: max(0, from.maxX - center.x))
        guard let found = search?.way(from: source, to: destination, detours: detours) else { return nil }
        let height = min(from.maxY - 8, max(from.y + 8, center.y))
        let way = lanes.spread(
            GutterWay(found, from: from, at: height, to: to, obstacles), of: Lanes.Bundle(destination: destination, kind: kind))
        guard obstacles.isFree(way.corners, insteadOf: [:]) else { return nil }
        let runs = way.runs.sorted { ($0.isVertical ? 0 : 1, $0.length) > ($1.isVertical ? 0 : 1, $1.length) }
        let places = runs.prefix(4).flatMap { run in
            [0.5, 0.3, 0.7].map { run.point(at: run.start + run.length * $0) }
        }
        return (way.steps, labels.place(places))
    }

    /// The curve for scenes that no gutter joins, whatever it meets.
    private mutating func straight(from source: Int, _ trigger: Rect?, to destination: Int) -> Line {
        let (from, to) = (scenes[source].rect, scenes[destination].rect)
        let (startSide, endSide) = ArrowCurve.sides(from, to)[0]
        let curve = ArrowCurve(from: from, startSide, trigger: trigger?.center, to: to, endSide, shift: 0)
        return (curve.steps, labels.place([curve.point(at: 0.5)]))
    }

    private typealias Line = (steps: [PathShape.Step], middle: Point)

    private mutating func frame(of object: String, in scene: AppScene.ID) -> Rect? {
        if frames[scene] == nil {
            frames[scene] = pictures.indices.contains(scene.index) ? pictures[scene.index].objectFrames : [:]
        }
        return frames[scene]?[object]
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
