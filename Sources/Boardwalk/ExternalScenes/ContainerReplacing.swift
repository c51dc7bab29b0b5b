extension UIViewController {
    /// Whether the controller holds children that can be exchanged without its knowing.
    var canReplaceChildren: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
            || self is UIPageViewController
    }

    /// Puts a scene in the place of a child, without animation. Of a navigation controller that comes into another one only
    /// the content is taken, since UIKit has none within each other.
    func replace(child: UIViewController, by scene: UIViewController) {
        switch self {
        case let navigation as UINavigationController:
            navigation.setViewControllers(
                navigation.viewControllers.replacing(child, by: scene.takePushable()), animated: false)
        case let tabs as UITabBarController:
            let selected = tabs.selectedIndex
            tabs.setViewControllers(tabs.viewControllers?.replacing(child, by: [scene]), animated: false)
            if selected != NSNotFound {
                tabs.selectedIndex = selected
            }
        case let split as UISplitViewController:
            split.replaceColumn(child, by: scene)
        case let pages as UIPageViewController:
            let shown = pages.viewControllers?.replacing(child, by: [scene])
            pages.setViewControllers(shown, direction: .forward, animated: false, completion: nil)
        default:
            break
        }
    }

    /// The controllers that can be pushed to show this one: a navigation controller gives up its own.
    func takePushable() -> [UIViewController] {
        guard let navigation = self as? UINavigationController else { return [self] }
        let stack = navigation.viewControllers
        navigation.setViewControllers([], animated: false)
        return stack
    }
}

extension UISplitViewController {
    fileprivate func replaceColumn(_ child: UIViewController, by scene: UIViewController) {
        guard style != .unspecified else {
            viewControllers = viewControllers.replacing(child, by: [scene])
            return
        }
        for column in [Column.primary, .supplementary, .secondary, .compact] where viewController(for: column) === child {
            // A column that has a controller may keep it unless it is emptied first.
            setViewController(nil, for: column)
            setViewController(scene, for: column)
        }
    }
}

extension [UIViewController] {
    fileprivate func replacing(_ child: UIViewController, by others: [UIViewController]) -> [UIViewController] {
        flatMap { $0 === child ? others : [$0] }
    }
}
