/// The edges at which a controller's view extends under bars.
public struct ExtendedEdges: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var top: Bool { element.flag("top") ?? false }
    public var left: Bool { element.flag("left") ?? false }
    public var bottom: Bool { element.flag("bottom") ?? false }
    public var right: Bool { element.flag("right") ?? false }
}
