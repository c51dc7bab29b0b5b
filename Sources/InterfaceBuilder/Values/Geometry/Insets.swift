/// Distances from the edges of a rectangle to its content, in points.
public struct Insets: Hashable, Sendable {
    /// The upper edge.
    public var top: Double
    /// The left edge, or the leading one of insets that turn with the writing direction.
    public var left: Double
    /// The lower edge.
    public var bottom: Double
    /// The right edge, or the trailing one of insets that turn with the writing direction.
    public var right: Double

    /// Makes insets from the distance of each edge.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The three spellings: `inset` by coordinates, `edgeInsets` by sides, `directionalEdgeInsets` by direction.
    init(_ element: Element) {
        self.init(
            top: element.number("top") ?? element.number("minY") ?? 0,
            left: element.number("left") ?? element.number("leading") ?? element.number("minX") ?? 0,
            bottom: element.number("bottom") ?? element.number("maxY") ?? 0,
            right: element.number("right") ?? element.number("trailing") ?? element.number("maxX") ?? 0)
    }
}

extension Element {
    func insets(_ key: String) -> Insets? {
        (child("inset", key: key) ?? child("edgeInsets", key: key) ?? child("directionalEdgeInsets", key: key))
            .map(Insets.init)
    }
}
