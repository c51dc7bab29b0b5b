extension Headless {
    /// Why a user could not do what a test wants done to a presentation.
    public enum PresentationRefusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// The controller is not presented.
        case isNotPresented(String)
        /// Another presentation lies above.
        case isCovered(String, by: String)
        /// A transition is under way.
        case isInTransition(String)
        /// Only sheets can be swiped down.
        case isNoSheet(String)
        /// Tapping outside closes popovers, action sheets and searches only.
        case doesNotCloseByTapsOutside(String)
        case hasNoAction(String, titled: String, titles: [String])
        case actionIsDisabled(String, titled: String)
        /// The search bar is not on screen.
        case hasNoSearchBarOnScreen(String)
        case isNotSearching(String)

        public var description: String {
            switch self {
            case .isNotPresented(let controller): "\(controller) is not presented."
            case .isCovered(let controller, let other): "\(controller) is covered by \(other)."
            case .isInTransition(let controller): "\(controller) is in a transition."
            case .isNoSheet(let controller): "\(controller) is not in a sheet that can be swiped down."
            case .doesNotCloseByTapsOutside(let controller): "A tap outside does not close \(controller)."
            case .hasNoAction(let alert, let title, let titles):
                "\(alert) has no action '\(title)'. It has: \(titles.joined(separator: ", "))."
            case .actionIsDisabled(let alert, let title): "The action '\(title)' of \(alert) is disabled."
            case .hasNoSearchBarOnScreen(let controller): "The search bar of \(controller) is not on screen."
            case .isNotSearching(let controller): "\(controller) is not searching."
            }
        }
    }

    // MARK: Sheets

    /// Swipes a sheet down, as far as it goes.
    ///
    /// While transitions are held, the swipe can be finished or cancelled.
    /// - Parameter controller: the presented controller or one in it.
    /// - Returns: whether the sheet is dismissed; the presentation, or its delegate, may forbid it.
    /// - Throws: `PresentationRefusal` where a user could not swipe, `UIKitException`
    @discardableResult
    public static func swipeDown(_ controller: UIViewController) throws -> Bool {
        let manager = try uppermostPresentation(of: controller)
        guard manager.effectiveStyle.isSheet else {
            throw PresentationRefusal.isNoSheet(pointer(manager.shown))
        }
        return try catching { try manager.dismissByUser(isInteractive: true) }
    }

    // MARK: Popovers

    /// Taps beside a popover, an action sheet, or the results of a search.
    ///
    /// What a popover presents within itself lies in it: a tap outside both closes both.
    /// - Parameter controller: the presented controller or one in it.
    /// - Returns: whether anything is dismissed; the presentation, or its delegate, may forbid it.
    /// - Throws: `PresentationRefusal` where a tap outside does nothing, `UIKitException`
    @discardableResult
    public static func tapOutside(_ controller: UIViewController) throws -> Bool {
        guard let presented = controller.nearestPresented, let manager = presented.presentationOfSelf else {
            throw PresentationRefusal.isNotPresented(pointer(controller))
        }
        guard manager.closesByTapsOutside else {
            throw PresentationRefusal.doesNotCloseByTapsOutside(pointer(presented))
        }
        guard presented.presentation.transition == nil else {
            throw PresentationRefusal.isInTransition(pointer(presented))
        }
        return try catching { try manager.tapOutside() }
    }

    // MARK: Alerts

    /// Chooses an action of an alert: the alert goes, then the action's handler is called.
    ///
    /// - Throws: `PresentationRefusal` where a user could not tap the action, `UIKitException`
    public static func choose(_ title: String, in alert: UIAlertController) throws {
        guard let action = alert.actions.first(where: { $0.title == title }) else {
            throw PresentationRefusal.hasNoAction(
                pointer(alert), titled: title, titles: alert.actions.map { $0.title ?? "" })
        }
        try choose(action, in: alert)
    }

    /// Chooses an action of an alert: the alert goes, then the action's handler is called.
    ///
    /// - Throws: `PresentationRefusal` where a user could not tap the action, `UIKitException`
    public static func choose(_ action: UIAlertAction, in alert: UIAlertController) throws {
        guard alert.actions.contains(where: { $0 === action }) else {
            throw PresentationRefusal.hasNoAction(
                pointer(alert), titled: action.title ?? "", titles: alert.actions.map { $0.title ?? "" })
        }
        _ = try uppermostPresentation(of: alert)
        guard action.isEnabled else {
            throw PresentationRefusal.actionIsDisabled(pointer(alert), titled: action.title ?? "")
        }
        try catching { try alert.choose(action) }
    }

    // MARK: Search

    /// Types into the search bar of a search controller; the search becomes active if it is not.
    ///
    /// - Throws: `PresentationRefusal` where a user could not reach the search bar, `UIKitException`
    public static func search(for text: String, in search: UISearchController) throws {
        if !search.isActive {
            guard search.isReachable else {
                throw PresentationRefusal.hasNoSearchBarOnScreen(pointer(search))
            }
            try catching { _ = search.searchBar.becomeFirstResponder() }
        }
        try catching { try search.searchBar.type(text) }
    }

    /// Presses Cancel beside the search bar.
    ///
    /// - Throws: `PresentationRefusal` where no search is active, `UIKitException`
    public static func cancel(_ search: UISearchController) throws {
        guard search.isActive else {
            throw PresentationRefusal.isNotSearching(pointer(search))
        }
        try catching { try search.searchBar.pressCancel() }
    }

    // MARK: Reach

    /// The presentation that a controller is in, where nothing lies above it and nothing moves.
    private static func uppermostPresentation(of controller: UIViewController) throws -> UIPresentationController {
        guard let presented = controller.nearestPresented, let manager = presented.presentationOfSelf else {
            throw PresentationRefusal.isNotPresented(pointer(controller))
        }
        if let above = presented.presentation.presented {
            throw PresentationRefusal.isCovered(pointer(presented), by: pointer(above))
        }
        if presented.presentation.transition != nil {
            throw PresentationRefusal.isInTransition(pointer(presented))
        }
        return manager
    }
}
