/// The content of a cell since iOS 14.
public struct ListContentConfiguration: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var text: String? { element.string("text") }

    public var secondaryText: String? { element.string("secondaryText") }

    public var image: ImageReference? { element.image("image") }

    /// In points.
    public var imageToTextPadding: Double? { element.number("imageToTextPadding") }
}
