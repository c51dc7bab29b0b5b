/// What a navigation controller has beyond other controllers.
public struct NavigationController: ControllerValue {
    public static let kind = ViewController.Kind.navigationController
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The bar above the content.
    public var navigationBar: NavigationBar? { element.value("navigationBar", key: "navigationBar") }

    /// The bar below the content.
    public var toolbar: Toolbar? { element.value("toolbar", key: "toolbar") }

    /// Whether the bar above the content is hidden.
    public var isNavigationBarHidden: Bool { element.flag("navigationBarHidden") ?? false }

    /// Whether the toolbar is hidden, which is the default.
    public var isToolbarHidden: Bool { element.flag("toolbarHidden") ?? true }

    /// Whether bars hide where there is little height.
    public var hidesBarsWhenVerticallyCompact: Bool { element.flag("hidesBarsWhenVerticallyCompact") ?? false }

    /// Whether bars hide while the user scrolls.
    public var hidesBarsOnSwipe: Bool { element.flag("hidesBarsOnSwipe") ?? false }

    /// Whether bars hide when the user taps the content.
    public var hidesBarsOnTap: Bool { element.flag("hidesBarsOnTap") ?? false }

    /// Whether bars hide while the keyboard is shown.
    public var hidesBarsWhenKeyboardAppears: Bool { element.flag("hidesBarsWhenKeyboardAppears") ?? false }

    /// The way to the first controller.
    public var rootViewControllerSegue: Segue? { relationships(.rootViewController).first }
}
