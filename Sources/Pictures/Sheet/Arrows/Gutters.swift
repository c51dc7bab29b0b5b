import InterfaceBuilder

/// The lines between the screens of a sheet on which arrows run, as a net whose knots are where lines cross.
///
/// A line passes each side of every screen and goes on until a screen ends it; from the middle of the left and the right
/// side another one leads away.
struct Gutters {
    /// How far lines stay away from the screen that they belong to.
    static let distance = 45.0
    /// How far they stay away from others.
    private static let clearance = 20.0
    /// Lines of one gutter that lie nearer to each other are one.
    private static let near = 16.0
    /// So many knots can be searched in an instant; sheets with more are those of no app that a person can look at.
    static let mostKnots = 400_000
    static let mostScreens = 4_000

    /// Where a screen is entered and left.
    struct Gate {
        let knot: Int
        let isRight: Bool
    }

    private(set) var points: [Point] = []
    /// For each knot the next ones: left, right, up, down; -1 for none.
    private(set) var next: [SIMD4<Int32>] = []
    /// For each screen.
    private(set) var gates: [[Gate]] = []

    init?(_ obstacles: Obstacles, in size: Size) {
        let rects = obstacles.rects
        guard rects.count <= Self.mostScreens else { return nil }
        let limits = Rect(12, 12, max(0, size.width - 24), max(0, size.height - 24))
        var (upright, level): ([StraightRun], [StraightRun]) = ([], [])
        for rect in rects {
            let away = Self.distance
            for x in [rect.x - away, rect.maxX + away] {
                upright += [Self.line(isVertical: true, x, through: rect.midY, rects, limits)].compactMap { $0 }
                level += [Self.line(isVertical: false, rect.midY, through: x, rects, limits)].compactMap { $0 }
            }
            for y in [rect.y - away, rect.maxY + away] {
                level += [Self.line(isVertical: false, y, through: rect.midX, rects, limits)].compactMap { $0 }
            }
        }
        upright = Self.merged(upright)
        level = Self.merged(level)
        guard let knots = tie(upright, level) else { return nil }
        gates = rects.map { rect in
            [false, true].compactMap { isRight in
                let x = isRight ? rect.maxX + Self.distance : rect.x - Self.distance
                return gate(of: rect, x, upright, knots).map { Gate(knot: $0, isRight: isRight) }
            }
        }
    }

    /// The line of a coordinate through a place, as far as no screen is in its way.
    private static func line(
        isVertical: Bool, _ coordinate: Double, through place: Double, _ rects: [Rect], _ limits: Rect
    ) -> StraightRun? {
        var (start, end) = isVertical ? (limits.y, limits.maxY) : (limits.x, limits.maxX)
        guard coordinate >= (isVertical ? limits.x : limits.y), coordinate <= (isVertical ? limits.maxX : limits.maxY)
        else { return nil }
        for rect in rects {
            let (near, far) = isVertical ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
            guard coordinate > near - clearance, coordinate < far + clearance else { continue }
            let (first, last) = isVertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
            if last + clearance <= place { start = max(start, last + clearance) }
            if first - clearance >= place { end = min(end, first - clearance) }
            if first - clearance < place, place < last + clearance { return nil }
        }
        return end > start ? StraightRun(isVertical: isVertical, coordinate: coordinate, from: start, to: end) : nil
    }

    /// Lines without those that another one near by stands for.
    private static func merged(_ lines: [StraightRun]) -> [StraightRun] {
        var kept: [Int: [StraightRun]] = [:]
        var result: [StraightRun] = []
        for line in lines.sorted(by: { ($0.length, $0.coordinate) > ($1.length, $1.coordinate) }) {
            let strip = Int((line.coordinate / near).rounded(.down))
            let isKnown = (strip - 1...strip + 1).contains { strip in
                kept[strip, default: []].contains {
                    abs($0.coordinate - line.coordinate) < near && $0.start <= line.start + near
                        && $0.end >= line.end - near
                }
            }
            if isKnown { continue }
            kept[strip, default: []].append(line)
            result.append(line)
        }
        return result
    }

    /// Ties all lines together where they cross; returns the knots of each upright line from above, nil for too many.
    private mutating func tie(_ upright: [StraightRun], _ level: [StraightRun]) -> [[Int]]? {
        let level = level.sorted { $0.coordinate < $1.coordinate }
        var onUpright: [[Int]] = []
        var onLevel: [[Int]] = Array(repeating: [], count: level.count)
        for line in upright {
            var knots: [Int] = []
            var index = level.partitioningIndex { $0.coordinate >= line.start }
            while index < level.count, level[index].coordinate <= line.end {
                if level[index].start <= line.coordinate, level[index].end >= line.coordinate {
                    knots.append(points.count)
                    onLevel[index].append(points.count)
                    points.append(Point(x: line.coordinate, y: level[index].coordinate))
                }
                index += 1
            }
            guard points.count <= Self.mostKnots else { return nil }
            onUpright.append(knots)
        }
        next = Array(repeating: SIMD4(repeating: -1), count: points.count)
        for knots in onUpright {
            for (above, below) in zip(knots, knots.dropFirst()) {
                next[above][3] = Int32(below)
                next[below][2] = Int32(above)
            }
        }
        for line in onLevel {
            let knots = line.sorted { points[$0].x < points[$1].x }
            for (left, right) in zip(knots, knots.dropFirst()) {
                next[left][1] = Int32(right)
                next[right][0] = Int32(left)
            }
        }
        return onUpright
    }

    /// The knot beside a screen from which a straight line leads to the screen.
    private func gate(of rect: Rect, _ x: Double, _ upright: [StraightRun], _ knots: [[Int]]) -> Int? {
        var best: (knot: Int, distance: Double)?
        for (line, knots) in zip(upright, knots)
        where abs(line.coordinate - x) < Self.near && line.start <= rect.midY && line.end >= rect.midY {
            for knot in knots {
                let distance = abs(points[knot].y - rect.midY)
                if distance < min(rect.height / 2, best?.distance ?? .infinity) { best = (knot, distance) }
            }
        }
        return best?.knot
    }
}

extension Array {
    /// The first position whose element, and all that follow, fulfil a condition.
    fileprivate func partitioningIndex(_ isFulfilled: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isFulfilled(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
