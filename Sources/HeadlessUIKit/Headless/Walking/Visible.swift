extension Headless {
    /// Why a user could not touch an object at the moment; nil where one could, and for objects that nobody touches.
    ///
    /// Scroll views stay where they are, though what a user can scroll to counts as within reach.
    /// - Parameter object: a view, a bar button item or a gesture recogniser.
    public static func obstacle(to object: AnyObject) -> Refusal? {
        let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view
        let scrolled = sequence(first: view, next: { $0?.superview }).compactMap { ($0 as? UIScrollView).map { ($0, $0.contentOffset) } }
        defer {
            for (scrollView, offset) in scrolled where scrollView.contentOffset != offset {
                scrollView.contentOffset = offset
            }
        }
        return obstacleToTouch(of: object)
    }

    /// What a user reads or hears of a view: a title, a text, else what VoiceOver says.
    public static func text(of view: UIView) -> String? {
        [view.writtenText, view.accessibilityLabel].lazy.compactMap { $0 }.first { !$0.isEmpty }
    }

    /// What a user reads or hears of an item of a bar.
    public static func text(of item: UIBarItem) -> String? {
        [item.title, item.spokenName].lazy.compactMap { $0 }.first { !$0.isEmpty }
    }

    /// Whether an item of a bar only keeps others apart.
    public static func isSpace(_ item: UIBarButtonItem) -> Bool { item.isSpace }

    /// The name of a picture; nil for one without a name.
    public static func name(of image: UIImage) -> String? {
        switch image.content {
        case .named(let name), .symbol(let name): name
        case .empty, .data: nil
        }
    }

    /// Whether a table or collection view shows each of its prototypes once, since the class that fills it is not in the program.
    public static func showsPrototypes(_ view: UIScrollView) -> Bool {
        (view as? UITableView)?.showsPrototypes ?? (view as? UICollectionView)?.showsPrototypes ?? false
    }

    /// Whether a row has a button at its end that is tapped by itself.
    public static func hasAccessoryButton(_ cell: UITableViewCell) -> Bool {
        cell.hasAccessoryButton || cell.accessoryView is UIControl
    }

    /// Whether the tab bar of a tab bar controller can be seen; a controller that is pushed may hide it.
    public static func showsTabBar(_ tabBarController: UITabBarController) -> Bool {
        !tabBarController.tabBar.isHidden && !tabBarController.isTabBarAway
    }

    /// The tabs in the list of More, while a user can choose from it; empty else.
    public static func tabsInMore(of tabBarController: UITabBarController) -> [UIViewController] {
        guard let more = tabBarController.tabs.more, tabBarController.selectedViewController === more,
            more.listedOnScreen == nil
        else { return [] }
        return Array(tabBarController.listedControllers)
    }

    /// Why a swipe from the left edge would not lead back at the moment; nil where it would.
    public static func obstacleToSwipingBack(in navigationController: UINavigationController) -> Refusal? {
        obstacleToSwipe(in: navigationController)
    }

    /// Whether a swipe down, or a tap beside what is presented, takes a presented controller away.
    ///
    /// - Parameter controller: the presented controller.
    /// - Returns: which of the two a user would do; nil where neither does anything.
    public static func dismissal(of controller: UIViewController) -> Dismissal? {
        guard let manager = controller.nearestPresented?.presentationOfSelf else { return nil }
        if manager.closesByTapsOutside, !manager.effectiveStyle.isSheet {
            return .tapOutside
        }
        return manager.effectiveStyle.isSheet ? .swipeDown : nil
    }

    /// How a user takes away what is presented.
    public enum Dismissal: String, Hashable, Sendable, Codable {
        case swipeDown
        case tapOutside
    }
}
