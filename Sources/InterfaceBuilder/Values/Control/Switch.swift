/// A switch.
public struct Switch: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.switch]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the switch is on.
    public var isOn: Bool { element.flag("on") ?? false }

    /// The colour of the switch while it is on.
    public var onTintColor: Color? { element.color("onTintColor") }

    /// The colour of the knob.
    public var thumbTintColor: Color? { element.color("thumbTintColor") }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }
}
