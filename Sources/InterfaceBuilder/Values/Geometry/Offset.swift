/// A shift to the right and down, in points.
public struct Offset: Hashable, Sendable {
    /// To the right.
    public var horizontal: Double
    /// Downwards.
    public var vertical: Double

    /// Makes a shift from its parts.
    public init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    init(_ element: Element) {
        self.init(horizontal: element.number("horizontal") ?? 0, vertical: element.number("vertical") ?? 0)
    }
}

extension Element {
    func offset(_ key: String) -> Offset? {
        child("offsetWrapper", key: key).map(Offset.init)
    }
}
