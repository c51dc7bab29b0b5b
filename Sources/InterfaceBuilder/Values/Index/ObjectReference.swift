/// One mention of an object by another: an attribute that holds its id.
public struct ObjectReference: Hashable, Sendable {
    /// The element that mentions the object.
    public let element: Element
    /// The attribute that holds the id, such as `destination` or `firstItem`.
    public let attributeName: String
    /// The id of the object that is mentioned.
    public let objectID: String

    /// Line and column of the attribute.
    public var position: SourcePosition {
        element.attribute(attributeName)?.sourcePosition ?? element.position
    }
}
