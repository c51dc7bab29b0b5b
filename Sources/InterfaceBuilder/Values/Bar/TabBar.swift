/// The bar of a tab bar controller, or one of its own.
public struct TabBar: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.tabBar]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var barStyle: String? { element["barStyle"] }

    public var isTranslucent: Bool { element.flag("translucent") ?? true }

    public var itemPositioning: String? { element["itemPositioning"] }

    public var barTintColor: Color? { element.color("barTintColor") }

    public var selectedImageTintColor: Color? { element.color("selectedImageTintColor") }

    public var unselectedItemTintColor: Color? { element.color("unselectedItemTintColor") }

    public var backgroundImage: ImageReference? { element.image("backgroundImage") }

    public var selectionIndicatorImage: ImageReference? { element.image("selectionIndicatorImage") }

    /// What the bar shows; empty for that of a controller.
    public var items: [TabBarItem] { element.contents(of: "items") }
}
