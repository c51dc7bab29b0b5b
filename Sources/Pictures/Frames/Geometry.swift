import InterfaceBuilder

extension Rect {
    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var center: Point { Point(x: midX, y: midY) }

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }

    /// The rectangle without a rim.
    func inset(by horizontal: Double, _ vertical: Double) -> Rect {
        Rect(x + horizontal, y + vertical, max(0, width - 2 * horizontal), max(0, height - 2 * vertical))
    }

    /// A rectangle of a size in the middle of this one.
    func centered(_ size: Size) -> Rect {
        Rect(midX - size.width / 2, midY - size.height / 2, size.width, size.height)
    }

    func contains(_ other: Rect) -> Bool {
        let slack = 0.5
        return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack && other.maxY <= maxY + slack
    }

    func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    func union(_ other: Rect) -> Rect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    func moved(by x: Double, _ y: Double) -> Rect {
        Rect(self.x + x, self.y + y, width, height)
    }

    /// The rectangle with places and lengths that can be drawn, whatever the document says.
    var bounded: Rect {
        func bound(_ value: Double, from least: Double) -> Double {
            value.isFinite ? min(20_000, max(least, value)) : 0
        }
        return Rect(
            bound(x, from: -20_000), bound(y, from: -20_000), bound(width, from: 0), bound(height, from: 0))
    }
}

extension Size {
    var rect: Rect { Rect(0, 0, width, height) }
}
