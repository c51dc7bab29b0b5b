/// A size, in points.
public struct Size: Hashable, Sendable {
    /// The extent to the right.
    public var width: Double
    /// The extent downwards.
    public var height: Double

    /// Makes a size from its extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the same screen turned by a quarter.
    public var turned: Size { Size(width: height, height: width) }

    init?(_ element: Element) {
        guard let width = element.number("width"), let height = element.number("height") else { return nil }
        self.init(width: width, height: height)
    }
}
