/// A use of an image: a name that a catalog of the app, or the system's symbols, must have.
public struct ImageReference: Hashable, Sendable {
    /// The element that names the image.
    public let element: Element
    /// The attribute that holds the name, with its place in the file.
    public let attribute: Attribute
    private let catalogAttribute: String?

    init(element: Element, attribute: Attribute, catalogAttribute: String?) {
        self.element = element
        self.attribute = attribute
        self.catalogAttribute = catalogAttribute
    }

    /// The name of the image.
    public var name: String { attribute.value }

    /// Whether the image is one of the system's symbols, and so in no catalog of the app.
    public var isSystemSymbol: Bool { catalog == "system" }

    /// The catalog that is named outright; nil for the app's own.
    public var catalog: String? { catalogAttribute.flatMap { element[$0] } }

    /// The scale of a symbol.
    public var symbolScale: SymbolScale? { element.word("symbolScale") }

    /// How a symbol is coloured, such as `hierarchical`.
    public var renderingMode: String? { element["renderingMode"] }

    /// How much of a variable symbol is filled, from 0 to 1.
    public var variableValue: Double? { element.number("variableValue") }

    public static func == (left: ImageReference, right: ImageReference) -> Bool {
        left.element == right.element && left.attribute.name == right.attribute.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(element)
        hasher.combine(attribute.name)
    }
}
