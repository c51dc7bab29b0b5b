import InterfaceBuilder

/// What arrows go around: the screens of a sheet with the lines of text above and below them.
struct Obstacles {
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    private static let cellSide = 500.0

    let rects: [Rect]
    private var cells: [Cell: [Int]] = [:]

    init(_ rects: [Rect]) {
        self.rects = rects
        for (number, rect) in rects.enumerated() {
            for cell in Self.cells(of: rect) { cells[cell, default: []].append(number) }
        }
    }

    private static func cells(of rect: Rect) -> [Cell] {
        func range(_ start: Double, _ end: Double) -> ClosedRange<Int> {
            Int((start / cellSide).rounded(.down))...Int((max(start, end) / cellSide).rounded(.down))
        }
        let rows = range(rect.y, rect.maxY)
        return range(rect.x, rect.maxX).flatMap { column in rows.map { Cell(column: column, row: $0) } }
    }

    /// The positions of the obstacles that cover a part of a rectangle.
    func touching(_ rect: Rect) -> Set<Int> {
        var found: Set<Int> = []
        for cell in Self.cells(of: rect) {
            for number in cells[cell] ?? [] where rects[number].intersects(rect) { found.insert(number) }
        }
        return found
    }

    /// Whether lines from point to point meet no obstacle.
    ///
    /// - Parameter others: obstacles of which only a part counts, by their positions.
    func isFree(_ points: [Point], insteadOf others: [Int: Rect]) -> Bool {
        zip(points, points.dropFirst()).allSatisfy { start, end in
            let around = Rect(min(start.x, end.x), min(start.y, end.y), abs(end.x - start.x), abs(end.y - start.y))
            return touching(around.inset(by: -0.01, -0.01)).allSatisfy { number in
                !(others[number] ?? rects[number]).isCrossed(from: start, to: end)
            }
        }
    }

    /// How far a line may move to either side before it meets an obstacle.
    func room(along line: StraightRun, atMost reach: Double) -> ClosedRange<Double> {
        var (least, most) = (line.coordinate - reach, line.coordinate + reach)
        for number in touching(line.rect.inset(by: line.isVertical ? -reach : 0, line.isVertical ? 0 : -reach)) {
            let rect = rects[number]
            let (start, end) = line.isVertical ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
            if end <= line.coordinate { least = max(least, end) }
            if start >= line.coordinate { most = min(most, start) }
        }
        return least...max(least, most)
    }
}

extension Rect {
    /// Whether a straight line passes through the inside.
    func isCrossed(from start: Point, to end: Point) -> Bool {
        var (enter, leave) = (0.0, 1.0)
        for (origin, step, least, most) in [(start.x, end.x - start.x, x, maxX), (start.y, end.y - start.y, y, maxY)] {
            if step == 0 {
                if origin <= least || origin >= most { return false }
            } else {
                let times = [(least - origin) / step, (most - origin) / step]
                enter = max(enter, times.min() ?? 0)
                leave = min(leave, times.max() ?? 1)
            }
        }
        return enter < leave
    }
}

/// A level or upright line.
struct StraightRun: Hashable {
    let isVertical: Bool
    /// The x of an upright line, the y of a level one.
    let coordinate: Double
    let start: Double
    let end: Double

    init(isVertical: Bool, coordinate: Double, from start: Double, to end: Double) {
        self.isVertical = isVertical
        self.coordinate = coordinate
        self.start = min(start, end)
        self.end = max(start, end)
    }

    var length: Double { end - start }

    /// The line as a rectangle without width.
    var rect: Rect {
        isVertical ? Rect(coordinate, start, 0, length) : Rect(start, coordinate, length, 0)
    }

    /// The point so far along the line.
    func point(at position: Double) -> Point {
        isVertical ? Point(x: coordinate, y: position) : Point(x: position, y: coordinate)
    }

    func overlaps(_ other: StraightRun) -> Bool { start < other.end && other.start < end }
}
