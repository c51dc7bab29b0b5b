/// The content of a cell since iOS 14.
public struct ListContentConfiguration: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The text; nil where there is none.
    public var text: String? { element.string("text") }

    /// The smaller text.
    public var secondaryText: String? { element.string("secondaryText") }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// In points.
    public var imageToTextPadding: Double? { element.number("imageToTextPadding") }
}
