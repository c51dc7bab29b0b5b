/// What a split view controller has beyond other controllers.
public struct SplitViewController: ControllerValue {
    public static let kind = ViewController.Kind.splitViewController
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the controller has columns by name, as since iOS 14.
    public var isColumnStyle: Bool { element.flag("allowDoubleColumnStyle") ?? false }

    /// Which columns are shown, where there is room for a choice.
    public var preferredDisplayMode: String? { element["preferredDisplayMode"] }

    /// Whether columns lie beside or over one another.
    public var behavior: String? { element["behavior"] }

    /// How the primary column's background looks.
    public var primaryBackgroundStyle: String? { element["primaryBackgroundStyle"] }

    /// Whether a swipe shows the primary column, which is the default.
    public var presentsWithGesture: Bool { element.flag("presentsWithGesture") ?? true }

    /// The least width of the primary column in points.
    public var minimumPrimaryColumnWidth: Double? { element.number("minimumPrimaryColumnWidth") }

    /// The greatest width of the primary column in points.
    public var maximumPrimaryColumnWidth: Double? { element.number("maximumPrimaryColumnWidth") }

    /// The share of the width that the primary column takes, from 0 to 1.
    public var preferredPrimaryColumnWidthFraction: Double? { element.number("preferredPrimaryColumnWidthFraction") }

    /// The way to the primary column.
    public var masterSegue: Segue? { relationships(.masterViewController).first }

    /// The way to the secondary column.
    public var detailSegue: Segue? { relationships(.detailViewController).first }

    /// The way to the column between those two.
    public var supplementarySegue: Segue? { relationships(.supplementaryViewController).first }

    /// The way to what is shown instead of columns where there is little width.
    public var compactSegue: Segue? { relationships(.compactViewController).first }
}
