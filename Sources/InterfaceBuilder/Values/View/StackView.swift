/// A view that lays its subviews out in a line.
public struct StackView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.stackView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `vertical` or, by default, `horizontal`.
    public var axis: String { element["axis"] ?? "horizontal" }

    /// Where views lie across the line, by default `fill`.
    public var alignment: String { element["alignment"] ?? "fill" }

    /// How views share the line, by default `fill`.
    public var distribution: String { element["distribution"] ?? "fill" }

    /// The distance between views in points, by default 0.
    public var spacing: Double { element.number("spacing") ?? 0 }

    /// `standard` where the system's distance counts.
    public var spacingType: String? { element["spacingType"] }

    /// Whether distances are between baselines.
    public var isBaselineRelativeArrangement: Bool { element.flag("baselineRelativeArrangement") ?? false }

    /// Whether views keep to the margins, which setting margins in the editor implies.
    public var isLayoutMarginsRelativeArrangement: Bool {
        element.flag("layoutMarginsRelativeArrangement") ?? (layoutMargins != nil)
    }

    /// The views in the line, in order.
    public var arrangedSubviews: [View] { element.contents(of: "subviews") }

    /// The distances after single views on macOS; the greatest number of 32 bits stands for the common distance.
    public var customSpacings: [Double] {
        element.child("customSpacing")?.children("real").compactMap { $0.number("value") } ?? []
    }
}
