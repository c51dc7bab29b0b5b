/// A choice of a colour.
public struct ColorWell: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.colorWell]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// The colour that is chosen at first.
    public var selectedColor: Color? { element.color("selectedColor") ?? element.color("color") }

    /// Whether transparent colours can be chosen, which is the default.
    public var supportsAlpha: Bool { element.flag("supportsAlpha") ?? true }
}
