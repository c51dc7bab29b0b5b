/// A row of a table, or the pattern of rows.
public struct TableViewCell: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.tableViewCell]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What the app's code makes rows of this pattern by.
    public var reuseIdentifier: String? { element["reuseIdentifier"] }

    /// Which labels the system provides; nil for a cell of the app's own layout.
    public var style: Style? { element.word("style") }

    /// The id of the label that the style provides for the title.
    public var textLabelID: String? { element["textLabel"] }

    /// The id of the label that the style provides for details.
    public var detailTextLabelID: String? { element["detailTextLabel"] }

    /// The id of the image view that the style provides.
    public var imageViewID: String? { element["imageView"] }

    /// What holds the content.
    public var contentView: View? { element.child(key: "contentView").map(View.init) }

    /// The view behind the content.
    public var backgroundView: View? { element.child(key: "backgroundView").map(View.init) }

    /// The view behind the content while the cell is chosen.
    public var selectedBackgroundView: View? { element.child(key: "selectedBackgroundView").map(View.init) }

    /// The view at the end of the row that replaces the accessory type.
    public var accessoryView: View? { element.child(key: "accessoryView").map(View.init) }

    /// The view at the end of the row while the table is edited.
    public var editingAccessoryView: View? { element.child(key: "editingAccessoryView").map(View.init) }

    /// What is at the end of the row, such as `disclosureIndicator`.
    public var accessoryType: String? { element["accessoryType"] }

    /// What is at the end of the row while the table is edited.
    public var editingAccessoryType: String? { element["editingAccessoryType"] }

    /// Whether the accessory leaves while the table is edited, which is the default.
    public var hidesAccessoryWhenEditing: Bool { element.flag("hidesAccessoryWhenEditing") ?? true }

    /// How a chosen row looks; `none` for as before.
    public var selectionStyle: String? { element["selectionStyle"] }

    /// In points; nil leaves it to the table.
    public var rowHeight: Double? { element.number("rowHeight") }

    /// How many levels the content is moved inwards, by default 0.
    public var indentationLevel: Int { element.integer("indentationLevel") ?? 0 }

    /// Of one level, in points.
    public var indentationWidth: Double { element.number("indentationWidth") ?? 10 }

    /// Whether the row makes room for controls while the table is edited, which is the default.
    public var shouldIndentWhileEditing: Bool { element.flag("shouldIndentWhileEditing") ?? true }

    /// Whether there is a handle to move the row by.
    public var showsReorderControl: Bool { element.flag("showsReorderControl") ?? false }

    /// How the focus is shown.
    public var focusStyle: String? { element["focusStyle"] }

    /// The distance of the lines between rows from the edges, in points.
    public var separatorInset: Insets? { element.insets("separatorInset") }

    /// The content since iOS 14.
    public var contentConfiguration: ListContentConfiguration? { element.value("listContentConfiguration") }

    /// What lies behind the content since iOS 14.
    public var backgroundConfiguration: BackgroundConfiguration? { element.value("backgroundConfiguration") }

    /// The layout of a cell that the system provides.
    public struct Style: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A title.
        public static let basic: Style = "IBUITableViewCellStyleDefault"
        /// A title and a value at the end of the row.
        public static let rightDetail: Style = "IBUITableViewCellStyleValue1"
        /// A title and a value after it.
        public static let leftDetail: Style = "IBUITableViewCellStyleValue2"
        /// A title and a line below it.
        public static let subtitle: Style = "IBUITableViewCellStyleSubtitle"
    }
}
