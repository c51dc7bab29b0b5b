/// What a tab bar controller has beyond other controllers.
public struct TabBarController: ControllerValue {
    public static let kind = ViewController.Kind.tabBarController
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The bar below the content.
    public var tabBar: TabBar? { element.value("tabBar", key: "tabBar") }

    /// The ways to the tabs, in the order in which the tabs are shown.
    public var viewControllerSegues: [Segue] { relationships(.viewControllers) }
}
