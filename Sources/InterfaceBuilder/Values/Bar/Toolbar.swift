/// A bar of buttons below the content.
public struct Toolbar: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.toolbar]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `black`, or nil for the system's light style.
    public var barStyle: String? { element["barStyle"] }

    /// Whether what is behind the bar shines through, which is the default.
    public var isTranslucent: Bool { element.flag("translucent") ?? true }

    /// The colour of the bar; `tintColor` is that of its buttons.
    public var barTintColor: Color? { element.color("barTintColor") }

    /// What the bar shows; empty for that of a controller.
    public var items: [BarButtonItem] { element.contents(of: "items") }

    /// Whether the document describes how the bar looks at an edge or in little height.
    public var hasAppearance: Bool { element.child("toolbarAppearance") != nil }
}
