/// The edges at which a controller's view extends under bars.
public struct ExtendedEdges: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the view extends under a bar at the top.
    public var top: Bool { element.flag("top") ?? false }

    /// Whether the view extends under a bar at the left.
    public var left: Bool { element.flag("left") ?? false }

    /// Whether the view extends under a bar at the bottom.
    public var bottom: Bool { element.flag("bottom") ?? false }

    /// Whether the view extends under a bar at the right.
    public var right: Bool { element.flag("right") ?? false }
}
