/// What outlets, actions and segues have in common.
public protocol ConnectionValue: ElementValue {}

extension ConnectionValue {
    /// What names the connection within its document.
    public var objectID: String? { element["id"] }

    /// The id of the object that the connection leads to.
    public var destinationID: String? { element["destination"] }

    /// The object whose connections hold this one; of a segue within a segue, the owner of the outer one.
    public var owner: Element? {
        element.ancestors.first { !Self.between.contains($0.name) }
    }

    private static var between: Set<String> { ["connections", "segue"] }
}
