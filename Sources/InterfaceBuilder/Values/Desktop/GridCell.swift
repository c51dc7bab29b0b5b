/// A cell of a grid of macOS.
public struct GridCell: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The id of the row.
    public var rowID: String? { element["row"] }

    /// The id of the column.
    public var columnID: String? { element["column"] }

    /// The id of the cell that this one is merged into.
    public var mergedHeadID: String? { element["headOfMergedCell"] }

    /// What holds the content.
    public var contentView: View? { element.child(key: "contentView").map(View.init) }
}
