/// A view that draws itself in the editor, with the size it asked for.
public struct Designable: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The id of the view.
    public var viewID: String? { element["name"] }

    /// The size that the view asked for, in points.
    public var intrinsicContentSize: Size? { element.size("intrinsicContentSize") }
}
