extension Headless {
    // MARK: Sheets

    /// Swipes a sheet down, as far as it goes.
    ///
    /// While transitions are held, the swipe can be finished or cancelled.
    /// - Parameter controller: the presented controller or one in it.
    /// - Returns: whether the sheet is dismissed; the presentation, or its delegate, may forbid it.
    /// - Throws: `Refusal` where a user could not swipe; `UIKitException` where the app crashes of it.
    @discardableResult
    public static func swipeDown(_ controller: UIViewController) throws -> Bool {
        let manager = try uppermostPresentation(of: controller)
        guard manager.effectiveStyle.isSheet else {
            throw Refusal(.noSheet, manager.shown)
        }
        return try catching { try manager.dismissByUser(isInteractive: true) }
    }

    // MARK: Popovers

    /// Taps beside a popover, an action sheet, or the results of a search.
    ///
    /// What a popover presents within itself lies in it: a tap outside both closes both.
    /// - Parameter controller: the presented controller or one in it.
    /// - Returns: whether anything is dismissed; the presentation, or its delegate, may forbid it.
    /// - Throws: `Refusal` where a tap outside does nothing; `UIKitException` where the app crashes of it.
    @discardableResult
    public static func tapOutside(_ controller: UIViewController) throws -> Bool {
        guard let presented = controller.nearestPresented, let manager = presented.presentationOfSelf else {
            throw Refusal(.notPresented, controller)
        }
        guard manager.closesByTapsOutside else {
            throw Refusal(.ignoresTapsOutside, presented)
        }
        guard presented.presentation.transition == nil else {
            throw Refusal(.inTransition, presented)
        }
        return try catching { try manager.tapOutside() }
    }

    // MARK: Alerts

    /// Chooses an action of an alert: the alert goes, then the action's handler is called.
    ///
    /// - Throws: `Refusal` where a user could not tap the action; `UIKitException` where the app crashes of it.
    public static func choose(_ title: String, in alert: UIAlertController) throws {
        guard let action = alert.actions.first(where: { $0.title == title }) else {
            throw Refusal(.noneTitled(title, titles: alert.actions.compactMap(\.title)), alert)
        }
        try choose(action, in: alert)
    }

    /// Chooses an action of an alert: the alert goes, then the action's handler is called.
    ///
    /// - Throws: `Refusal` where a user could not tap the action; `UIKitException` where the app crashes of it.
    public static func choose(_ action: UIAlertAction, in alert: UIAlertController) throws {
        guard alert.actions.contains(where: { $0 === action }) else {
            throw Refusal(.noneTitled(action.title ?? "", titles: alert.actions.compactMap(\.title)), alert)
        }
        _ = try uppermostPresentation(of: alert)
        guard action.isEnabled else {
            throw Refusal(.disabled, "“\(action.title ?? "")”")
        }
        try catching { try alert.choose(action) }
    }

    // MARK: Search

    /// Types into the search bar of a search controller; the search becomes active if it is not.
    ///
    /// - Throws: `Refusal` where a user could not reach the search bar; `UIKitException` where the app crashes of it.
    public static func search(for text: String, in search: UISearchController) throws {
        if !search.isActive {
            guard search.isReachable else {
                throw Refusal(.searchBarNotOnScreen, search)
            }
            try catching { _ = search.searchBar.becomeFirstResponder() }
        }
        try catching { try search.searchBar.type(text) }
    }

    /// Presses Cancel beside the search bar.
    ///
    /// - Throws: `Refusal` where no search is active; `UIKitException` where the app crashes of it.
    public static func cancel(_ search: UISearchController) throws {
        guard search.isActive else {
            throw Refusal(.notSearching, search)
        }
        try catching { try search.searchBar.pressCancel() }
    }

    // MARK: Reach

    /// The presentation that a controller is in, where nothing lies above it and nothing moves.
    private static func uppermostPresentation(of controller: UIViewController) throws -> UIPresentationController {
        guard let presented = controller.nearestPresented, let manager = presented.presentationOfSelf else {
            throw Refusal(.notPresented, controller)
        }
        if let above = presented.presentation.presented {
            throw Refusal(.behindPresentation(of: name(of: above)), presented)
        }
        if presented.presentation.transition != nil {
            throw Refusal(.inTransition, presented)
        }
        return manager
    }
}
