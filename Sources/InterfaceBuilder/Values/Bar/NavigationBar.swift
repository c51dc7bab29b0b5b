/// The bar above the content of a navigation controller, or one of its own.
public struct NavigationBar: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.navigationBar]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var barStyle: String? { element["barStyle"] }

    public var isTranslucent: Bool { element.flag("translucent") ?? true }

    public var prefersLargeTitles: Bool { element.flag("largeTitles") ?? false }

    public var barTintColor: Color? { element.color("barTintColor") }

    public var shadowImage: ImageReference? { element.image("shadowImage") }

    public var backIndicatorImage: ImageReference? { element.image("backIndicatorImage") }

    public var backIndicatorTransitionMaskImage: ImageReference? {
        element.image("backIndicatorTransitionMaskImage")
    }

    public var titleTextAttributes: TextAttributes? { element.value("textAttributes", key: "titleTextAttributes") }

    public var largeTitleTextAttributes: TextAttributes? {
        element.value("textAttributes", key: "largeTitleTextAttributes")
    }

    /// What the bar shows, the last on top; empty for that of a controller.
    public var items: [NavigationItem] { element.contents(of: "items") }
}
