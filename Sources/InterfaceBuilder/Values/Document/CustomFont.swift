/// A font file of the app that a document uses.
public struct CustomFont: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The name of the file.
    public var fileName: String? { element["key"] }

    /// The PostScript names of the fonts in the file.
    public var fontNames: [String] { element.children("string").map(\.stringContent) }
}
