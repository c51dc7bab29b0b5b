extension Headless {
    /// Taps a tab of the bar, by its place from 0 on; the last place may be More.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func tapTab(at index: Int, of tabBarController: UITabBarController) throws {
        try checkBar(of: tabBarController)
        let controllers = tabBarController.barControllers
        guard controllers.indices.contains(index) else {
            throw Refusal(.noTab(at: index, count: controllers.count), tabBarController)
        }
        try tap(controllers[index], of: tabBarController)
    }

    /// Taps a tab of the bar, by what it says.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func tapTab(titled title: String, of tabBarController: UITabBarController) throws {
        try checkBar(of: tabBarController)
        try tap(find(title, in: tabBarController.barControllers, of: tabBarController), of: tabBarController)
    }

    /// Taps a tab of a tab bar as a user would, be the bar a tab bar controller's or one in a view.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func tap(_ item: UITabBarItem) throws {
        try catching {
            layOutWindows()
            let shown = barOnScreen { view -> (bar: UITabBar, part: Part)? in
                guard let bar = view as? UITabBar, let place = bar.items?.firstIndex(where: { $0 === item }) else {
                    return nil
                }
                let parts = bar.parts
                return parts.indices.contains(place) ? (bar, parts[place]) : nil
            }
            guard let (bar, part) = shown else { throw Refusal(.inNoBar, item) }
            try requireReach(of: bar, for: item)
            guard part.isEnabled else { throw Refusal(.disabled, item) }
            try part.tap()
            try propagate()
        }
    }

    /// Chooses a tab that has no place in the bar from the list of More, which must be on screen.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func chooseInMore(titled title: String, of tabBarController: UITabBarController) throws {
        let more = tabBarController.tabs.more
        guard let more, tabBarController.selectedViewController === more, more.listedOnScreen == nil,
            more.appearance.phase == .appeared, more.presentedViewController == nil
        else {
            throw Refusal(.notOnScreen, tabBarController)
        }
        let controller = try find(title, in: Array(tabBarController.listedControllers), of: tabBarController)
        try catching { try more.list(controller) }
    }

    private static func checkBar(of tabBarController: UITabBarController) throws {
        guard tabBarController.appearance.phase == .appeared, tabBarController.presentedViewController == nil else {
            throw Refusal(.notOnScreen, tabBarController)
        }
        guard !tabBarController.tabBar.isHidden, !tabBarController.isTabBarAway else {
            throw Refusal(.barHidden, tabBarController)
        }
    }

    private static func find(
        _ title: String, in controllers: [UIViewController], of tabBarController: UITabBarController
    ) throws -> UIViewController {
        guard let controller = controllers.first(where: { $0.tabBarItem.title == title }) else {
            throw Refusal(.noneTitled(title, titles: controllers.compactMap(\.tabBarItem.title)), tabBarController)
        }
        return controller
    }

    private static func tap(_ controller: UIViewController, of tabBarController: UITabBarController) throws {
        guard controller.tabBarItem.isEnabled else {
            throw Refusal(.disabled, controller.tabBarItem)
        }
        try catching { try tabBarController.tap(controller) }
    }
}
