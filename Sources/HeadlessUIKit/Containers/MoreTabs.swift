// Where there is little width the bar has five places; of more tabs those from the fifth on are listed in More.
// Not confirmed: that a navigation controller is pushed in More as it is, and that its tab bar controller takes a listed
// controller back when it leaves the stack of More.

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
        if tab is UISplitViewController {
            throw NavigationException.pushedSplitViewController(to: self)
        }
        try push(tab, animated: appearance.phase == .appeared, allowsContainers: true)
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
