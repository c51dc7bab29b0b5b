/// What all controls have.
public struct Control: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [
        .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .colorWell,
        .refreshControl, .textField,
    ]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether it can be used, which is the default.
    public var isEnabled: Bool { element.flag("enabled") ?? true }

    /// Whether it is chosen when it is loaded.
    public var isSelected: Bool { element.flag("selected") ?? false }

    /// Whether it is drawn as if pressed.
    public var isHighlighted: Bool { element.flag("highlighted") ?? false }

    /// Where the content lies from left to right.
    public var contentHorizontalAlignment: String? { element["contentHorizontalAlignment"] }

    /// Where the content lies from top to bottom.
    public var contentVerticalAlignment: String? { element["contentVerticalAlignment"] }

    /// What is shown while the pointer rests.
    public var toolTip: String? { element.string("toolTip") }
}
