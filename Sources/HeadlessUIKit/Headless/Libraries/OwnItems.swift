extension Headless {
    /// The tab bar item that a controller was given by code or its document; nil where UIKit would make one up of its title.
    public static func ownTabBarItem(of controller: UIViewController) -> UITabBarItem? {
        if let item = controller.items.tabBarItem {
            return item
        }
        guard controller.title == nil, let first = (controller as? UINavigationController)?.viewControllers.first
        else { return nil }
        return ownTabBarItem(of: first)
    }
}
