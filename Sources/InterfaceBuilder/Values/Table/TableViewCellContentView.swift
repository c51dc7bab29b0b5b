/// What a cell holds its content in.
public struct TableViewCellContentView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.tableViewCellContentView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The id of the cell.
    public var cellID: String? { element["tableViewCell"] }
}
