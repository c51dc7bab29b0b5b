/// A column of a table of macOS. Widths are in points.
public struct TableColumn: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What the app's code knows the column by.
    public var identifier: String? { element["identifier"] }

    /// The width at first.
    public var width: Double? { element.number("width") }

    /// The least width.
    public var minimumWidth: Double? { element.number("minWidth") }

    /// The greatest width.
    public var maximumWidth: Double? { element.number("maxWidth") }

    /// Whether the user can change the content.
    public var isEditable: Bool { element.flag("editable") ?? true }

    /// What draws the title.
    public var headerCell: ControlCell? { element.child(key: "headerCell").map(ControlCell.init) }

    /// What draws the rows of a table that is not view based.
    public var dataCell: ControlCell? { element.child(key: "dataCell").map(ControlCell.init) }

    /// The patterns of the rows of a view-based table.
    public var prototypeCellViews: [View] { element.contents(of: "prototypeCellViews") }

    /// Who may change the width: `userResizable`, `resizeWithTable`.
    public var resizing: Set<String> {
        element.child("tableColumnResizingMask", key: "resizingMask")?.setFlags ?? []
    }

    /// What the rows are sorted by when the title is clicked.
    public var sortKey: String? { element.child("sortDescriptor", key: "sortDescriptorPrototype")?["sortKey"] }

    /// How two rows are compared.
    public var sortSelector: String? {
        element.child("sortDescriptor", key: "sortDescriptorPrototype")?["selector"]
    }
}
