extension Headless {
    /// Why a user could not go back.
    public enum BackRefusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// The controller on top is the first one, hides its back button, or has another button in its place.
        case noBackButton
        case barIsHidden
        case transitionIsRunning
        /// The navigation controller is not on screen, or something is presented over it.
        case notOnScreen

        public var description: String {
            switch self {
            case .noBackButton: "There is no back button."
            case .barIsHidden: "The navigation bar is hidden."
            case .transitionIsRunning: "A transition is running."
            case .notOnScreen: "The navigation controller is not on screen."
            }
        }
    }

    /// The button that leads back from the top of a navigation controller.
    @MainActor
    public struct BackButton {
        /// What it says; nil for one that is only a picture.
        public let title: String?
        /// The item of the controller below, where that has one for the purpose.
        public let item: UIBarButtonItem?
    }

    /// The button that leads back from the top of a navigation controller; nil where there is none.
    public static func backButton(of navigationController: UINavigationController) -> BackButton? {
        guard let top = navigationController.topViewController,
            let below = navigationController.viewControllers.dropLast().last
        else { return nil }
        if let item = top.items.navigationItem {
            let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
            guard !item.hidesBackButton, !isReplaced else { return nil }
        }
        if let item = below.navigationItem.backBarButtonItem {
            return BackButton(title: item.title, item: item)
        }
        let title = below.navigationItem.backButtonTitle ?? below.navigationItem.title
        return BackButton(title: title ?? "Back", item: nil)
    }

    /// Taps the back button.
    ///
    /// A navigation controller whose class conforms to `UINavigationBarDelegate` is asked first whether the item may go.
    /// - Throws: `BackRefusal` where a user could not; `UIKitException`
    public static func tapBackButton(of navigationController: UINavigationController) throws {
        try checkCanGoBack(navigationController)
        try catching {
            if let delegate = navigationController as? any UINavigationBarDelegate,
                let item = navigationController.topViewController?.navigationItem
            {
                note(navigationController, "navigationBar(_:shouldPop:)")
                let isAllowed = delegate.navigationBar(navigationController.navigationBar, shouldPop: item)
                try propagate()
                guard isAllowed else { return }
            }
            navigationController.popViewController(animated: true)
        }
    }

    /// Swipes from the left edge. Inside `holdingTransitions` the finger stays down: `finish()` is a swipe to the end,
    /// `cancel()` one that is let go too early.
    ///
    /// As on a device, the swipe does not work where the back button is replaced or the bar is hidden.
    /// - Throws: `BackRefusal` where a user could not; `UIKitException`
    public static func swipeBack(in navigationController: UINavigationController) throws {
        try checkCanGoBack(navigationController)
        try catching {
            navigationController.navigation.isNextInteractive = true
            defer { navigationController.navigation.isNextInteractive = false }
            navigationController.popViewController(animated: true)
        }
    }

    private static func checkCanGoBack(_ navigationController: UINavigationController) throws {
        if navigationController.isBusy {
            throw BackRefusal.transitionIsRunning
        }
        guard navigationController.appearance.phase == .appeared,
            navigationController.presentedViewController == nil
        else {
            throw BackRefusal.notOnScreen
        }
        guard !navigationController.isNavigationBarHidden else {
            throw BackRefusal.barIsHidden
        }
        guard backButton(of: navigationController) != nil else {
            throw BackRefusal.noBackButton
        }
    }
}
