/// The bar of a tab bar controller, or one of its own.
public struct TabBar: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.tabBar]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `black`, or nil for the system's light style.
    public var barStyle: String? { element["barStyle"] }

    /// Whether what is behind the bar shines through, which is the default.
    public var isTranslucent: Bool { element.flag("translucent") ?? true }

    /// Whether items fill the bar or gather in its middle.
    public var itemPositioning: String? { element["itemPositioning"] }

    /// The colour of the bar; `tintColor` is that of its buttons.
    public var barTintColor: Color? { element.color("barTintColor") }

    /// The colour of the chosen tab, before iOS 8.
    public var selectedImageTintColor: Color? { element.color("selectedImageTintColor") }

    /// The colour of the tabs that are not chosen.
    public var unselectedItemTintColor: Color? { element.color("unselectedItemTintColor") }

    /// The image behind the items.
    public var backgroundImage: ImageReference? { element.image("backgroundImage") }

    /// The image behind the chosen tab.
    public var selectionIndicatorImage: ImageReference? { element.image("selectionIndicatorImage") }

    /// What the bar shows; empty for that of a controller.
    public var items: [TabBarItem] { element.contents(of: "items") }
}
