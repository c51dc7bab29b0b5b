/// What all controls have.
public struct Control: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .colorWell, .refreshControl, .textField]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var isEnabled: Bool { element.flag("enabled") ?? true }

    public var isSelected: Bool { element.flag("selected") ?? false }

    public var isHighlighted: Bool { element.flag("highlighted") ?? false }

    /// Where the content lies from left to right.
    public var contentHorizontalAlignment: String? { element["contentHorizontalAlignment"] }

    /// Where the content lies from top to bottom.
    public var contentVerticalAlignment: String? { element["contentVerticalAlignment"] }

    public var toolTip: String? { element.string("toolTip") }
}
