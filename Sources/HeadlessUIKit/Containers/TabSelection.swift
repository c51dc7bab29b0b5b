/// What a tab bar controller knows of its tabs.
@MainActor
struct TabState {
    /// Those in More too; nil before any were set.
    var controllers: [UIViewController]?
    /// The controller that is shown: one of them, or More.
    var selected: UIViewController?
    var customizable: [UIViewController]?
    var more: UIMoreNavigationController?
    var bar: UITabBar?
    /// Whether the tabs have been arranged with More in the last place.
    var hasMore = false
    /// The change that the app's animator is moving.
    var transition: Transition?
}

extension UITabBarController {
    func setTabs(_ controllers: [UIViewController]?) throws(UIKitException) {
        let old = tabs.controllers ?? []
        let new = controllers ?? []
        let index = old.firstIndex { $0 === chosen }
        let former = chosen
        tabs.more?.forget()
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.tellWillMove(to: nil)
        }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in added {
            add(child: controller)
        }
        tabs.controllers = controllers
        tabs.hasMore = hasMore
        if let former, new.contains(where: { $0 === former }) {
            try show(tab: former)
        } else {
            try show(tab: index.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first)
        }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.leaveParent()
        }
        for controller in added {
            controller.tellDidMove(to: self)
        }
        try Headless.propagate()
    }

    // MARK: Selecting

    /// The tab that is shown, in the bar or in More.
    var chosen: UIViewController? {
        if let more = tabs.more, tabs.selected === more {
            return more.listedOnScreen
        }
        return tabs.selected
    }

    var indexOfSelected: Int {
        tabs.controllers?.firstIndex { $0 === chosen } ?? NSNotFound
    }

    /// A place that no tab has is ignored.
    func select(at index: Int) throws(UIKitException) {
        try rearrangeTabs()
        guard let controllers = tabs.controllers, controllers.indices.contains(index) else { return }
        try show(tab: controllers[index])
    }

    func select(_ controller: UIViewController?) throws(UIKitException) {
        guard let controller else { return }
        try rearrangeTabs()
        let isTab = tabs.controllers?.contains { $0 === controller } ?? false
        guard isTab || hasMore && controller === madeMoreController else {
            throw UnconfirmedContainers.selectedStranger
        }
        try show(tab: controller)
    }

    /// Shows a tab, or More; a tab that has no place in the bar is shown in More.
    private func show(tab: UIViewController?) throws(UIKitException) {
        if let tab, listedControllers.contains(where: { $0 === tab }) {
            let more = madeMoreController
            try more.list(tab)
            try change(to: more)
        } else {
            try change(to: tab)
        }
    }

    /// The one that comes is told first, and the one that goes is done before the other has appeared.
    func change(to new: UIViewController?) throws(UIKitException) {
        try tabs.transition?.finish(completed: true)
        let old = tabs.selected
        guard old !== new else { return }
        if let old, let new, appearance.phase == .appeared,
            let choice = try TabAnimation.choose(for: self, from: old, to: new)
        {
            return try change(from: old, to: new, choice)
        }
        tabs.selected = new
        updateTabBar()
        guard appearance.phase == .appeared || appearance.phase == .appearing else {
            old?.viewIfLoaded?.removeFromSuperview()
            return
        }
        try new?.appearance(.willAppear, animated: false)
        try old?.appearance(.willDisappear, animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        if let new {
            install(new)
            try new.appearance(.isAppearing, animated: false)
            view.layoutIfNeeded()
        }
        try old?.appearance(.didDisappear, animated: false)
        if appearance.phase == .appeared {
            try new?.appearance(.didAppear, animated: false)
        }
    }

    /// With an animator the change takes its time; until it ends both views are there.
    private func change(
        from old: UIViewController, to new: UIViewController, _ choice: TabAnimation.Choice
    ) throws(UIKitException) {
        let transition = Transition(
            from: old, to: new, isAnimated: true, isInteractive: choice.interaction != nil)
        tabs.transition = transition
        tabs.selected = new
        updateTabBar()
        do throws(UIKitException) {
            try new.appearance(.willAppear, animated: true)
            try old.appearance(.willDisappear, animated: true)
            install(new)
            try new.appearance(.isAppearing, animated: true)
            view.layoutIfNeeded()
            let animation = try TabAnimation.start(choice, of: self, transition, from: old, to: new)
            try transition.run(animation) { [self] completed throws(UIKitException) in
                tabs.transition = nil
                try completed ? end(from: old, to: new) : takeBack(from: old, to: new)
            }
        } catch {
            tabs.transition = nil
            throw error
        }
    }

    private func end(from old: UIViewController, to new: UIViewController) throws(UIKitException) {
        old.viewIfLoaded?.removeFromSuperview()
        try old.appearance(.didDisappear, animated: true)
        try new.appearance(.didAppear, animated: true)
    }

    private func takeBack(from old: UIViewController, to new: UIViewController) throws(UIKitException) {
        tabs.selected = old
        updateTabBar()
        try new.appearance(.willDisappear, animated: true)
        new.viewIfLoaded?.removeFromSuperview()
        try new.appearance(.didDisappear, animated: true)
        try old.appearance(.willAppear, animated: true)
        install(old)
        try old.appearance(.isAppearing, animated: true)
        try old.appearance(.didAppear, animated: true)
    }

    // MARK: User

    /// What a tap on a tab does. A second tap on the tab of a navigation controller leads back to its first controller.
    func tap(_ controller: UIViewController) throws(UIKitException) {
        if let delegate {
            Headless.note(delegate, "tabBarController(_:shouldSelect:)")
            let isAllowed = delegate.tabBarController(self, shouldSelect: controller)
            try Headless.propagate()
            guard isAllowed else { return }
        }
        Headless.note(self, "tabBar(_:didSelect:)")
        tabBar(tabBar, didSelect: controller.tabBarItem)
        try Headless.propagate()
        if tabs.selected === controller {
            try (controller as? UINavigationController)?.pop(.popToRoot, animated: true)
        } else {
            try change(to: controller)
        }
        if let delegate {
            Headless.note(delegate, "tabBarController(_:didSelect:)")
            delegate.tabBarController(self, didSelect: controller)
            try Headless.propagate()
        }
    }
}
