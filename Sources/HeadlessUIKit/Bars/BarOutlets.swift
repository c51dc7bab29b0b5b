/// The outlets of bars, of their items, and of the containers that have them.
@MainActor
enum BarOutlets {
    /// - Returns: false where the class has no such outlet.
    static func set(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
        property == "delegate" ? setDelegate(of: object, to: value) : setItem(property, of: object, to: value)
    }

    /// As with key-value coding any object is taken; one that is no delegate is never told.
    private static func setDelegate(of object: AnyObject, to value: AnyObject) -> Bool {
        switch object {
        case let controller as UINavigationController:
            controller.delegate = value as? any UINavigationControllerDelegate
        case let controller as UITabBarController:
            controller.delegate = value as? any UITabBarControllerDelegate
        case let controller as UISplitViewController:
            controller.delegate = value as? any UISplitViewControllerDelegate
        case let controller as UIPageViewController:
            controller.delegate = value as? any UIPageViewControllerDelegate
        case let bar as UINavigationBar:
            bar.delegate = value as? any UINavigationBarDelegate
        case let bar as UIToolbar:
            bar.delegate = value as? any UIToolbarDelegate
        case let bar as UITabBar:
            bar.delegate = value as? any UITabBarDelegate
        default:
            return false
        }
        return true
    }

    private static func setItem(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
        switch (property, object, value) {
        case ("titleView", let item as UINavigationItem, let view as UIView):
            item.titleView = view
        case ("backBarButtonItem", let item as UINavigationItem, let button as UIBarButtonItem):
            item.backBarButtonItem = button
        case ("leftBarButtonItem", let item as UINavigationItem, let button as UIBarButtonItem):
            item.leftBarButtonItem = button
        case ("rightBarButtonItem", let item as UINavigationItem, let button as UIBarButtonItem):
            item.rightBarButtonItem = button
        case ("customView", let item as UIBarButtonItem, let view as UIView):
            item.customView = view
        case ("tabBarItem", let controller as UIViewController, let item as UITabBarItem):
            controller.tabBarItem = item
        case ("selectedItem", let bar as UITabBar, let item as UITabBarItem):
            bar.selectedItem = item
        default:
            return false
        }
        return true
    }
}
