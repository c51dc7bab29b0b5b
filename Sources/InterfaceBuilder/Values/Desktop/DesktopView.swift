/// What views of macOS have beyond others.
public struct DesktopView: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What draws a control.
    public var cell: ControlCell? { element.child(key: "cell").map(ControlCell.init) }

    /// What the app's code finds the view by.
    public var identifier: String? { element["identifier"] }

    /// Whether the view draws into a layer.
    public var wantsLayer: Bool { element.flag("wantsLayer") ?? false }

    /// How the focus is shown; `none` for not at all.
    public var focusRingType: String? { element["focusRingType"] }

    /// What is shown while the pointer rests.
    public var toolTip: String? { element.string("toolTip") }

    /// The columns of a table or outline.
    public var columns: [TableColumn] { element.contents(of: "tableColumns") }

    /// The cells of a grid.
    public var gridCells: [GridCell] { element.contents(of: "gridCells") }

    /// What a window's toolbar can show.
    public var toolbarItems: [ToolbarItem] { element.contents(of: "allowedToolbarItems") }

    /// What a window's toolbar shows at first.
    public var defaultToolbarItems: [ToolbarItem] { element.contents(of: "defaultToolbarItems") }

    /// How a stack lines its views up; nil for `vertical`.
    public var orientation: String? { element["orientation"] }

    /// Whether the divider of a split view, or a slider, is upright.
    public var isVertical: Bool { element.flag("vertical") ?? false }

    /// How the divider of a split view looks.
    public var dividerStyle: String? { element["dividerStyle"] }

    /// The border of a scroll view.
    public var borderType: String? { element["borderType"] }

    /// The id of the bar at the bottom.
    public var horizontalScrollerID: String? { element["horizontalScroller"] }

    /// The id of the bar at the side.
    public var verticalScrollerID: String? { element["verticalScroller"] }

    /// The bar at the bottom.
    public var horizontalScroller: View? { element.value("scroller", key: "horizontalScroller") }

    /// The bar at the side.
    public var verticalScroller: View? { element.value("scroller", key: "verticalScroller") }

    /// Whether the rows of a table are views rather than cells.
    public var isViewBased: Bool { element.flag("viewBased") ?? false }

    /// The id of the view above the columns of a table.
    public var headerViewID: String? { element["headerView"] }

    /// The id of the column that shows the levels of an outline.
    public var outlineColumnID: String? { element["outlineTableColumn"] }
}
