/// What lies behind the content of a button or cell.
public struct BackgroundConfiguration: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// The colour behind the content; nil for none.
    public var backgroundColor: Color? { element.color("backgroundColor") }

    /// The colour of the border.
    public var strokeColor: Color? { element.color("strokeColor") }

    /// The width of the border in points.
    public var strokeWidth: Double? { element.number("strokeWidth") }

    /// The radius of the corners in points.
    public var cornerRadius: Double? { element.number("cornerRadius") }
}
