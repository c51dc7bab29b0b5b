/// A choice of a colour.
public struct ColorWell: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.colorWell]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var title: String? { element.string("title") }

    public var selectedColor: Color? { element.color("selectedColor") ?? element.color("color") }

    public var supportsAlpha: Bool { element.flag("supportsAlpha") ?? true }
}
