extension Headless {
    /// The button that leads back from the top of a navigation controller.
    @MainActor
    public struct BackButton {
        /// What it says; nil for one that is only a picture.
        public let title: String?
        /// The item of the controller below, where that has one for the purpose.
        public let item: UIBarButtonItem?

        /// The button that leads from an item to the one below; nil where the upper one has none.
        init?(from upper: UINavigationItem?, to lower: UINavigationItem) {
            if let upper {
                let isReplaced = upper.leftBarButtonItems?.isEmpty == false && !upper.leftItemsSupplementBackButton
                guard !upper.hidesBackButton, !isReplaced else { return nil }
            }
            item = lower.backBarButtonItem
            title = item.map(\.title) ?? lower.backButtonTitle ?? lower.title ?? "Back"
        }
    }

    /// The button that leads back from the top of a navigation controller; nil where there is none.
    public static func backButton(of navigationController: UINavigationController) -> BackButton? {
        guard let top = navigationController.topViewController,
            let below = navigationController.viewControllers.dropLast().last
        else { return nil }
        return BackButton(from: top.items.navigationItem, to: below.navigationItem)
    }

    /// Taps the back button.
    ///
    /// A navigation controller whose class conforms to `UINavigationBarDelegate` is asked first whether the item may go.
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func tapBackButton(of navigationController: UINavigationController) throws {
        try checkIsReady(navigationController)
        try checkHasBackButton(navigationController)
        try catching { try goBack(in: navigationController) }
    }

    /// What a tap on the back button does.
    static func goBack(in navigationController: UINavigationController) throws(UIKitException) {
        if let delegate = navigationController as? any UINavigationBarDelegate,
            let item = navigationController.topViewController?.navigationItem
        {
            note(navigationController, "navigationBar(_:shouldPop:)")
            let isAllowed = delegate.navigationBar(navigationController.navigationBar, shouldPop: item)
            try propagate()
            guard isAllowed else { return }
        }
        navigationController.popViewController(animated: true)
        try propagate()
    }

    /// Swipes from the left edge. Inside `holdingTransitions` the finger stays down: `finish()` is a swipe to the end,
    /// `cancel()` one that is let go too early.
    ///
    /// As on a device, the swipe does not work where the back button is replaced or the bar is hidden, unless the app has
    /// set the delegate of `interactivePopGestureRecognizer`.
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func swipeBack(in navigationController: UINavigationController) throws {
        if let obstacle = obstacleToSwipe(in: navigationController) {
            throw obstacle
        }
        try catching {
            guard let view = navigationController.view else { throw Refusal(.notOnScreen, navigationController) }
            let place = view.convert(CGPoint(x: 0, y: view.bounds.midY), to: nil)
            let recognizer = navigationController.madePopRecognizer
            guard recognizer.receives(UITouch(in: view, at: place)) else { throw Refusal(.swipeOff, navigationController) }
            try propagate()
            try recognizer.perform(at: place)
        }
    }

    /// Why the swipe back cannot begin, whatever the app's delegate of the recogniser says.
    static func obstacleToSwipe(in navigationController: UINavigationController) -> Refusal? {
        let recognizer = navigationController.madePopRecognizer
        do throws(Refusal) {
            try checkIsReady(navigationController)
            guard navigationController.viewControllers.count > 1 else { throw Refusal(.noBackButton, navigationController) }
            guard recognizer.isEnabled else { throw Refusal(.swipeOff, navigationController) }
            if recognizer.hasOwnDelegate {
                try checkHasBackButton(navigationController)
            }
            return nil
        } catch {
            return error
        }
    }

    private static func checkIsReady(_ navigationController: UINavigationController) throws(Refusal) {
        if navigationController.isBusy {
            throw Refusal(.inTransition, navigationController)
        }
        guard navigationController.appearance.phase == .appeared,
            navigationController.presentedViewController == nil
        else {
            throw Refusal(.notOnScreen, navigationController)
        }
    }

    private static func checkHasBackButton(_ navigationController: UINavigationController) throws(Refusal) {
        guard !navigationController.isNavigationBarHidden else {
            throw Refusal(.barHidden, navigationController)
        }
        guard backButton(of: navigationController) != nil else {
            throw Refusal(.noBackButton, navigationController)
        }
    }
}
