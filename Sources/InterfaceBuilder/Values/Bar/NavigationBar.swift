/// The bar above the content of a navigation controller, or one of its own.
public struct NavigationBar: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.navigationBar]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `black`, or nil for the system's light style.
    public var barStyle: String? { element["barStyle"] }

    /// Whether what is behind the bar shines through, which is the default.
    public var isTranslucent: Bool { element.flag("translucent") ?? true }

    /// Whether titles are large until the content is scrolled.
    public var prefersLargeTitles: Bool { element.flag("largeTitles") ?? false }

    /// The colour of the bar; `tintColor` is that of its buttons.
    public var barTintColor: Color? { element.color("barTintColor") }

    /// The image of the bar's edge.
    public var shadowImage: ImageReference? { element.image("shadowImage") }

    /// The arrow of the back button.
    public var backIndicatorImage: ImageReference? { element.image("backIndicatorImage") }

    /// What cuts off content that moves past the arrow of the back button.
    public var backIndicatorTransitionMaskImage: ImageReference? {
        element.image("backIndicatorTransitionMaskImage")
    }

    /// How titles look.
    public var titleTextAttributes: TextAttributes? { element.value("textAttributes", key: "titleTextAttributes") }

    /// How large titles look.
    public var largeTitleTextAttributes: TextAttributes? {
        element.value("textAttributes", key: "largeTitleTextAttributes")
    }

    /// What the bar shows, the last on top; empty for that of a controller.
    public var items: [NavigationItem] { element.contents(of: "items") }
}
