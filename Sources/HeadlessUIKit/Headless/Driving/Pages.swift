extension Headless {
    /// Why a user could not turn a page.
    public enum PageRefusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// The book has no page in that direction.
        case noPage
        case transitionIsRunning
        /// The page view controller is not on screen, or something is presented over it.
        case notOnScreen

        public var description: String {
            switch self {
            case .noPage: "There is no page in that direction."
            case .transitionIsRunning: "A page is turning."
            case .notOnScreen: "The page view controller is not on screen."
            }
        }
    }

    /// Swipes to the next or previous page. Inside `holdingTransitions` the finger stays down: `finish()` is a swipe to
    /// the end, `cancel()` one that is let go too early.
    ///
    /// - Throws: `PageRefusal` where a user could not; `UIKitException`
    public static func swipe(
        _ pageViewController: UIPageViewController, _ direction: UIPageViewController.NavigationDirection
    ) throws {
        guard pageViewController.pages.transition == nil else { throw PageRefusal.transitionIsRunning }
        guard pageViewController.appearance.phase == .appeared, pageViewController.presentedViewController == nil
        else { throw PageRefusal.notOnScreen }
        guard try catching({ try pageViewController.swipe(direction) }) else { throw PageRefusal.noPage }
    }
}
