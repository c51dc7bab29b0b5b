import InterfaceBuilder

/// The way of an arrow through gutters: level and upright runs by turns, level ones first and last.
struct GutterWay: Hashable {
    var start: Point
    var end: Point
    /// The y of each level and the x of each upright run.
    var coordinates: [Double]

    /// - Parameters:
    ///   - found: leads from knot to knot.
    ///   - trigger: the height at which the arrow leaves `source`.
    init(_ found: GutterSearch.Found, from source: Rect, at trigger: Double, to destination: Rect, _ obstacles: Obstacles) {
        start = Point(x: found.leavesRight ? source.maxX : source.x, y: trigger)
        end = Point(x: found.entersRight ? destination.maxX : destination.x, y: found.points.last?.y ?? destination.midY)
        var points = found.points
        points.append(end)
        coordinates = [points[0].y]
        for (point, next) in zip(points, points.dropFirst()) {
            let isVertical = point.x == next.x
            if isVertical == coordinates.count.isMultiple(of: 2) { continue }
            coordinates.append(isVertical ? point.x : point.y)
        }
        if coordinates.count.isMultiple(of: 2) { coordinates.append(end.y) }
        leave(at: trigger, gate: points[0], obstacles)
    }

    /// Leaves the screen at the height of the trigger, with a step in the gutter where the way goes straight on.
    private mutating func leave(at trigger: Double, gate: Point, _ obstacles: Obstacles) {
        let straight = coordinates[0]
        coordinates[0] = trigger
        if coordinates.count > 1 {
            if coordinates[1] == gate.x || obstacles.isFree(Array(corners.prefix(3)), insteadOf: [:]) { return }
        }
        coordinates[0] = straight
        coordinates = [trigger, gate.x] + coordinates
    }

    /// The points at which the way begins, turns and ends.
    var corners: [Point] {
        let turns = coordinates.indices.dropLast().map { index in
            index.isMultiple(of: 2)
                ? Point(x: coordinates[index + 1], y: coordinates[index])
                : Point(x: coordinates[index], y: coordinates[index + 1])
        }
        return [start] + turns + [end]
    }

    /// The runs from turn to turn.
    var runs: [StraightRun] {
        let corners = corners
        return coordinates.indices.map { index in
            let (from, to) = (corners[index], corners[index + 1])
            return index.isMultiple(of: 2)
                ? StraightRun(isVertical: false, coordinate: coordinates[index], from: from.x, to: to.x)
                : StraightRun(isVertical: true, coordinate: coordinates[index], from: from.y, to: to.y)
        }
    }

    /// The way with round turns.
    var steps: [PathShape.Step] {
        let corners = corners
        var steps: [PathShape.Step] = [.move(start)]
        for index in 1..<corners.count - 1 {
            let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
            let radius = min(16, before.distance(to: corner) / 2, corner.distance(to: after) / 2)
            guard radius >= 0.5 else { continue }
            let enter = corner.moved(by: radius, toward: before)
            let leave = corner.moved(by: radius, toward: after)
            steps.append(.line(enter))
            // Control points so near to the corner make the quarter of a circle.
            steps.append(
                .curve(corner.moved(by: radius * 0.45, toward: before), corner.moved(by: radius * 0.45, toward: after), leave))
        }
        return steps + [.line(end)]
    }
}

extension Point {
    /// Along level and upright lines.
    fileprivate func distance(to other: Point) -> Double { abs(other.x - x) + abs(other.y - y) }

    fileprivate func moved(by length: Double, toward other: Point) -> Point {
        let whole = distance(to: other)
        guard whole > 0 else { return self }
        return Point(x: x + (other.x - x) * length / whole, y: y + (other.y - y) * length / whole)
    }
}
