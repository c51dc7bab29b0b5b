/// A list of rows.
public struct TableView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.tableView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `plain`, `grouped` or `insetGrouped`.
    public var style: String? { element["style"] }

    /// `prototypes` for cells that the app fills, `static` for cells as they are.
    public var dataMode: String? { element["dataMode"] }

    /// In points; -1 where rows are as high as their content.
    public var rowHeight: Double? { element.number("rowHeight") }

    /// In points; -1 where the system estimates.
    public var estimatedRowHeight: Double? { element.number("estimatedRowHeight") }

    /// In points.
    public var sectionHeaderHeight: Double? { element.number("sectionHeaderHeight") }

    /// In points.
    public var sectionFooterHeight: Double? { element.number("sectionFooterHeight") }

    /// In points.
    public var estimatedSectionHeaderHeight: Double? { element.number("estimatedSectionHeaderHeight") }

    /// In points.
    public var estimatedSectionFooterHeight: Double? { element.number("estimatedSectionFooterHeight") }

    /// What is between rows; `none` for nothing.
    public var separatorStyle: String? { element["separatorStyle"] }

    /// The colour of the lines between rows.
    public var separatorColor: Color? { element.color("separatorColor") }

    /// The distance of the lines between rows from the edges, in points.
    public var separatorInset: Insets? { element.insets("separatorInset") }

    /// What that distance is measured from.
    public var separatorInsetReference: String? { element["separatorInsetReference"] }

    /// Whether the user can choose, which is the default.
    public var allowsSelection: Bool { element.flag("allowsSelection") ?? true }

    /// Whether several can be chosen at a time.
    public var allowsMultipleSelection: Bool { element.flag("allowsMultipleSelection") ?? false }

    /// Whether rows can be chosen while the table is edited.
    public var allowsSelectionDuringEditing: Bool { element.flag("allowsSelectionDuringEditing") ?? false }

    /// Whether several rows can be chosen while the table is edited.
    public var allowsMultipleSelectionDuringEditing: Bool {
        element.flag("allowsMultipleSelectionDuringEditing") ?? false
    }

    /// Whether a row looks chosen as soon as it is touched, which is the default.
    public var showsSelectionImmediatelyOnTouchBegin: Bool {
        element.flag("showsSelectionImmediatelyOnTouchBegin") ?? true
    }

    /// Whether the content of cells keeps to the safe area, which is the default.
    public var contentViewInsetsToSafeArea: Bool { element.flag("contentViewInsetsToSafeArea") ?? true }

    /// Whether content is asked for before it is needed, which is the default.
    public var isPrefetchingEnabled: Bool { element.flag("prefetchingEnabled") ?? true }

    /// How many rows there must be for the index to show.
    public var sectionIndexMinimumDisplayRowCount: Int? { element.integer("sectionIndexMinimumDisplayRowCount") }

    /// The colour of the index.
    public var sectionIndexColor: Color? { element.color("sectionIndexColor") }

    /// The colour behind the index.
    public var sectionIndexBackgroundColor: Color? { element.color("sectionIndexBackgroundColor") }

    /// The colour behind the index while it is touched.
    public var sectionIndexTrackingBackgroundColor: Color? { element.color("sectionIndexTrackingBackgroundColor") }

    /// What is above all rows.
    public var headerView: View? { element.child(key: "tableHeaderView").map(View.init) }

    /// What is below all rows.
    public var footerView: View? { element.child(key: "tableFooterView").map(View.init) }

    /// The view behind the content.
    public var backgroundView: View? { element.child(key: "backgroundView").map(View.init) }

    /// The cells that the app fills.
    public var prototypes: [TableViewCell] { element.contents(of: "prototypes") }

    /// The cells that are shown as they are.
    public var sections: [TableViewSection] { element.contents(of: "sections") }
}
