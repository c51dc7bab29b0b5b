/// A property of one object that is set to another when the document is loaded.
public struct Outlet: ConnectionValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The name of the property.
    public var property: String? { element["property"] }
}
