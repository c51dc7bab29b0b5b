/// One object of a property that holds several.
public struct OutletCollection: ConnectionValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The name of the property.
    public var property: String? { element["property"] }

    /// Whether the object is added to what the property holds already; otherwise the collection replaces it.
    public var appends: Bool { element.flag("appends") ?? false }

    /// The class of the collection where it is not an array.
    public var collectionClass: String? { element["collectionClass"] }
}
