/// A rectangle, in points, y pointing down.
public struct Rect: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double
    /// The extent to the right.
    public var width: Double
    /// The extent downwards.
    public var height: Double

    /// Makes a rectangle from its upper left corner and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The upper left corner.
    public var origin: Point { Point(x: x, y: y) }

    /// The extent.
    public var size: Size { Size(width: width, height: height) }

    init?(_ element: Element) {
        guard let x = element.number("x"), let y = element.number("y"),
            let width = element.number("width"), let height = element.number("height")
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    /// The form of the first Xcode 8 files, which leave out what is zero.
    init?(frameInset element: Element) {
        guard let width = element.number("width"), let height = element.number("height") else { return nil }
        self.init(x: element.number("minX") ?? 0, y: element.number("minY") ?? 0, width: width, height: height)
    }
}
