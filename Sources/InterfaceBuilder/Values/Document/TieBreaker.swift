/// Chooses one of several segues for the surroundings that their common destination is drawn with.
public struct TieBreaker: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The id of the segue; after careless merges of no segue at all, which stops Apple's compiler.
    public var segueID: String? { element["reference"] }
}
