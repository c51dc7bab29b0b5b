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

    public var separatorColor: Color? { element.color("separatorColor") }

    public var separatorInset: Insets? { element.insets("separatorInset") }

    public var separatorInsetReference: String? { element["separatorInsetReference"] }

    public var allowsSelection: Bool { element.flag("allowsSelection") ?? true }

    public var allowsMultipleSelection: Bool { element.flag("allowsMultipleSelection") ?? false }

    public var allowsSelectionDuringEditing: Bool { element.flag("allowsSelectionDuringEditing") ?? false }

    public var allowsMultipleSelectionDuringEditing: Bool {
        element.flag("allowsMultipleSelectionDuringEditing") ?? false
    }

    public var showsSelectionImmediatelyOnTouchBegin: Bool {
        element.flag("showsSelectionImmediatelyOnTouchBegin") ?? true
    }

    public var contentViewInsetsToSafeArea: Bool { element.flag("contentViewInsetsToSafeArea") ?? true }

    public var isPrefetchingEnabled: Bool { element.flag("prefetchingEnabled") ?? true }

    /// How many rows there must be for the index to show.
    public var sectionIndexMinimumDisplayRowCount: Int? { element.integer("sectionIndexMinimumDisplayRowCount") }

    public var sectionIndexColor: Color? { element.color("sectionIndexColor") }

    public var sectionIndexBackgroundColor: Color? { element.color("sectionIndexBackgroundColor") }

    public var sectionIndexTrackingBackgroundColor: Color? { element.color("sectionIndexTrackingBackgroundColor") }

    /// What is above all rows.
    public var headerView: View? { element.child(key: "tableHeaderView").map(View.init) }

    /// What is below all rows.
    public var footerView: View? { element.child(key: "tableFooterView").map(View.init) }

    public var backgroundView: View? { element.child(key: "backgroundView").map(View.init) }

    /// The cells that the app fills.
    public var prototypes: [TableViewCell] { element.contents(of: "prototypes") }

    /// The cells that are shown as they are.
    public var sections: [TableViewSection] { element.contents(of: "sections") }
}
