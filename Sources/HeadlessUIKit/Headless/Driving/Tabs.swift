extension Headless {
    /// Why a user could not choose a tab.
    public enum TabRefusal: Error, Hashable, Sendable, CustomStringConvertible {
        case noTab(index: Int, count: Int)
        case noTabTitled(String, titles: [String])
        case disabled(String?)
        case barIsHidden
        /// The tab bar controller is not on screen, or something is presented over it.
        case notOnScreen

        public var description: String {
            switch self {
            case .noTab(let index, let count): "There is no tab \(index); the bar has \(count)."
            case .noTabTitled(let title, let titles):
                "There is no tab '\(title)'; there is \(titles.map { "'\($0)'" }.joined(separator: ", "))."
            case .disabled(let title): "The tab '\(title ?? "")' is disabled."
            case .barIsHidden: "The tab bar is hidden."
            case .notOnScreen: "The tab bar controller is not on screen."
            }
        }
    }

    /// Taps a tab of the bar, by its place from 0 on; the last place may be More.
    ///
    /// - Throws: `TabRefusal` where a user could not; `UIKitException`
    public static func tapTab(at index: Int, of tabBarController: UITabBarController) throws {
        try checkBar(of: tabBarController)
        let controllers = tabBarController.barControllers
        guard controllers.indices.contains(index) else {
            throw TabRefusal.noTab(index: index, count: controllers.count)
        }
        try tap(controllers[index], of: tabBarController)
    }

    /// Taps a tab of the bar, by what it says.
    ///
    /// - Throws: `TabRefusal` where a user could not; `UIKitException`
    public static func tapTab(titled title: String, of tabBarController: UITabBarController) throws {
        try checkBar(of: tabBarController)
        try tap(find(title, in: tabBarController.barControllers), of: tabBarController)
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
    /// - Throws: `TabRefusal` where a user could not; `UIKitException`
    public static func chooseInMore(titled title: String, of tabBarController: UITabBarController) throws {
        let more = tabBarController.tabs.more
        guard let more, tabBarController.selectedViewController === more, more.listedOnScreen == nil,
            more.appearance.phase == .appeared, more.presentedViewController == nil
        else {
            throw TabRefusal.notOnScreen
        }
        let controller = try find(title, in: Array(tabBarController.listedControllers))
        try catching { try more.list(controller) }
    }

    private static func checkBar(of tabBarController: UITabBarController) throws {
        guard tabBarController.appearance.phase == .appeared, tabBarController.presentedViewController == nil else {
            throw TabRefusal.notOnScreen
        }
        guard !tabBarController.tabBar.isHidden, !tabBarController.isTabBarAway else {
            throw TabRefusal.barIsHidden
        }
    }

    private static func find(_ title: String, in controllers: [UIViewController]) throws -> UIViewController {
        guard let controller = controllers.first(where: { $0.tabBarItem.title == title }) else {
            throw TabRefusal.noTabTitled(title, titles: controllers.compactMap(\.tabBarItem.title))
        }
        return controller
    }

    private static func tap(_ controller: UIViewController, of tabBarController: UITabBarController) throws {
        guard controller.tabBarItem.isEnabled else {
            throw TabRefusal.disabled(controller.tabBarItem.title)
        }
        try catching { try tabBarController.tap(controller) }
    }
}
