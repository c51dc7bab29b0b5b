/// What showed the results of a search before iOS 8.
public struct SearchDisplayController: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The id of the controller that results are shown over.
    public var contentsControllerID: String? { destination("searchContentsController") }

    /// The id of the search bar.
    public var searchBarID: String? { destination("searchBar") }

    private func destination(_ property: String) -> String? {
        outlets.first { $0.property == property }?.destinationID
    }
}
