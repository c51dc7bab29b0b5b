/// A switch.
public struct Switch: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.switch]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var isOn: Bool { element.flag("on") ?? false }

    public var onTintColor: Color? { element.color("onTintColor") }

    public var thumbTintColor: Color? { element.color("thumbTintColor") }

    public var title: String? { element.string("title") }
}
