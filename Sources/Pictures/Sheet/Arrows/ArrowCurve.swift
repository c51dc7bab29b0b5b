import InterfaceBuilder

/// A side of a screen.
enum ScreenSide: Hashable {
    case left, right, top, bottom
}

/// The curve of an arrow between screens that have nothing between them.
struct ArrowCurve {
    let start: Point
    let controls: (Point, Point)
    let end: Point

    /// - Parameters:
    ///   - trigger: where the arrow begins, as far as the side allows.
    ///   - shift: how far beside the middle of the side it ends.
    init(
        from source: Rect, _ startSide: ScreenSide, trigger: Point?, to destination: Rect, _ endSide: ScreenSide,
        shift: Double
    ) {
        start = Self.point(on: startSide, of: source, near: trigger)
        end = Self.point(on: endSide, of: destination, shift: shift)
        let distance = max(abs(end.x - start.x), abs(end.y - start.y))
        let reach = min(700, max(40, distance * 0.45))
        controls = (Self.moved(start, out: startSide, by: reach), Self.moved(end, out: endSide, by: reach))
    }

    var steps: [PathShape.Step] { [.move(start), .curve(controls.0, controls.1, end)] }

    /// The point at a share of the curve from 0 to 1.
    func point(at share: Double) -> Point {
        let rest = 1 - share
        let weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
        let points = [start, controls.0, controls.1, end]
        return Point(
            x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
            y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
    }

    /// The curve as short lines.
    var points: [Point] { (0...16).map { point(at: Double($0) / 16) } }

    /// The sides that face each other, the best pair first.
    static func sides(_ from: Rect, _ to: Rect) -> [(ScreenSide, ScreenSide)] {
        var pairs: [(ScreenSide, ScreenSide)] = []
        if to.x >= from.maxX { pairs.append((.right, .left)) }
        if to.maxX <= from.x { pairs.append((.left, .right)) }
        if to.y >= from.maxY { pairs.append((.bottom, .top)) }
        if to.maxY <= from.y { pairs.append((.top, .bottom)) }
        return pairs.isEmpty ? [to.midY >= from.midY ? (.bottom, .top) : (.top, .bottom)] : pairs
    }

    private static func point(on side: ScreenSide, of rect: Rect, near point: Point? = nil, shift: Double = 0) -> Point {
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

    private static func moved(_ point: Point, out side: ScreenSide, by length: Double) -> Point {
        switch side {
        case .left: Point(x: point.x - length, y: point.y)
        case .right: Point(x: point.x + length, y: point.y)
        case .top: Point(x: point.x, y: point.y - length)
        case .bottom: Point(x: point.x, y: point.y + length)
        }
    }
}
