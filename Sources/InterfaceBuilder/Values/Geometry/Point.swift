/// A point, in points.
public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// Makes a point from its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init?(_ element: Element) {
        guard let x = element.number("x"), let y = element.number("y") else { return nil }
        self.init(x: x, y: y)
    }
}
