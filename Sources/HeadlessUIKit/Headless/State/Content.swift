extension Headless {
    /// What a container holds, in the container's own order.
    @MainActor
    struct Content {
        let container: ControllerState.Container?
        let children: [UIViewController]
        /// The index of the child that a user deals with.
        let shown: Int?

        init(of controller: UIViewController) {
            switch controller {
            case let navigationController as UINavigationController:
                container = .navigation
                children = navigationController.viewControllers
                shown = children.indices.last
            case let tabBarController as UITabBarController:
                container = .tabs
                children = tabBarController.viewControllers ?? []
                shown = children.firstIndex { $0 === tabBarController.selectedViewController }
            case let split as UISplitViewController:
                container = .split(isCollapsed: split.isCollapsed)
                children = split.shownColumns
                shown = children.indices.last
            case let book as UIPageViewController:
                container = .pages
                children = book.pages.shown
                shown = children.indices.first
            default:
                children = controller.children
                container = children.isEmpty ? nil : .custom
                shown = children.lastIndex { $0.covers(controller) }
            }
        }

        var shownChild: UIViewController? { shown.map { children[$0] } }
    }
}

extension UIViewController {
    /// Whether nothing of a container can be seen beside this child.
    fileprivate func covers(_ container: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = container.viewIfLoaded, view.isDescendant(of: outer), !view.isHidden
        else { return false }
        return view.convert(view.bounds, to: outer).contains(outer.bounds)
    }
}
