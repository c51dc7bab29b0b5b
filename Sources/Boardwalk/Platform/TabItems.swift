extension UIViewController {
    /// The tab bar item that the controller was given; nil where there is but the one that UIKit makes of the title.
    var ownTabBarItem: UITabBarItem? {
        #if canImport(UIKit)
            // UIKit makes an item when it is asked for one and does not tell whether it did.
            guard let item = tabBarItem else { return nil }
            let top = (self as? UINavigationController)?.viewControllers.first
            let isMadeUp = item.image == nil && (item.title == nil || item.title == title || item.title == top?.title)
            return isMadeUp ? nil : item
        #else
            Headless.ownTabBarItem(of: self)
        #endif
    }
}
