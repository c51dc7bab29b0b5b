// Where there is little width the bar has five places; of more tabs those from the fifth on are listed in More.

extension UITabBarController {
    static let placesInBar = 5

    var hasMore: Bool {
        (tabs.controllers?.count ?? 0) > Self.placesInBar && traitCollection.horizontalSizeClass == .compact
    }

    /// What the bar's places lead to.
    var barControllers: [UIViewController] {
        let controllers = tabs.controllers ?? []
        return hasMore ? controllers.prefix(Self.placesInBar - 1) + [madeMoreController] : controllers
    }

    /// The tabs that have no place in the bar.
    var listedControllers: ArraySlice<UIViewController> {
        hasMore ? (tabs.controllers ?? []).dropFirst(Self.placesInBar - 1) : []
    }

    /// Gives the tabs the places that the width now has for them. What the user sees stays.
    func rearrangeTabs() throws(UIKitException) {
        guard tabs.controllers != nil, tabs.hasMore != hasMore else { return }
        try tabs.transition?.finish(completed: true)
        let shown = chosen
        tabs.hasMore = hasMore
        if let more = tabs.more, tabs.selected === more {
            try leaveMore(more, showing: shown)
        } else if let shown, listedControllers.contains(where: { $0 === shown }) {
            try enterMore(showing: shown)
        }
    }

    private func leaveMore(_ more: UIMoreNavigationController, showing tab: UIViewController?) throws(UIKitException) {
        guard let tab else { return try change(to: tabs.controllers?.first) }
        more.giveBack()
        tabs.selected = tab
        if isViewLoaded, tab.isViewLoaded {
            install(tab)
        }
        try more.appearance(.willDisappear, animated: false)
        more.viewIfLoaded?.removeFromSuperview()
        try more.appearance(.didDisappear, animated: false)
        updateTabBar()
    }

    private func enterMore(showing tab: UIViewController) throws(UIKitException) {
        let more = madeMoreController
        try more.take(tab)
        tabs.selected = more
        updateTabBar()
        guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
        try more.appearance(.willAppear, animated: false)
        install(more)
        try more.appearance(.isAppearing, animated: false)
        try more.appearance(.didAppear, animated: false)
    }

    var madeMoreController: UIMoreNavigationController {
        if let more = tabs.more {
            return more
        }
        let more = UIMoreNavigationController(of: self)
        tabs.more = more
        add(child: more)
        more.tellDidMove(to: self)
        return more
    }
}

/// Shows the tabs that have no place in the bar: a list, and on it the tab that was chosen there.
final class UIMoreNavigationController: UINavigationController {
    private weak var owner: UITabBarController?

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        pushViewController(UIMoreListController(), animated: false)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The tab that is shown; nil while the list is.
    var listedOnScreen: UIViewController? { viewControllers.dropFirst().first }

    /// Shows a tab in place of the one before.
    func list(_ tab: UIViewController) throws(UIKitException) {
        guard listedOnScreen !== tab else { return }
        try pop(.popToRoot, animated: false)
        try check(tab)
        try push(tab, animated: appearance.phase == .appeared, allowsContainers: true)
    }

    private func check(_ tab: UIViewController) throws(UIKitException) {
        if tab is UISplitViewController {
            throw NavigationException.pushedSplitViewController(to: self)
        }
    }

    /// Takes a tab that may be on screen.
    func take(_ tab: UIViewController) throws(UIKitException) {
        try check(tab)
        giveBack()
        add(child: tab)
        navigation.stack = navigation.stack.prefix(1) + [tab]
        tab.tellDidMove(to: self)
    }

    /// Gives the listed tab, which may be on screen, back to the tab bar controller.
    func giveBack() {
        guard let owner, let listed = listedOnScreen else { return }
        navigation.stack = Array(navigation.stack.prefix(1))
        owner.add(child: listed)
        listed.tellDidMove(to: owner)
    }

    /// Gives the tabs back before they change.
    func forget() {
        Headless.shell { () throws(UIKitException) in try pop(.popToRoot, animated: false) }
    }

    override func didRemove(_ controllers: [UIViewController]) throws(UIKitException) {
        guard let owner else { return }
        for controller in controllers where owner.tabs.controllers?.contains(where: { $0 === controller }) ?? false {
            owner.add(child: controller)
            controller.tellDidMove(to: owner)
        }
        try Headless.propagate()
    }
}

/// The list of the tabs that have no place in the bar.
final class UIMoreListController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
