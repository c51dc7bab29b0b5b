extension Headless {
    /// Swipes to the next or previous page. Inside `holdingTransitions` the finger stays down: `finish()` is a swipe to
    /// the end, `cancel()` one that is let go too early.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func swipe(
        _ pageViewController: UIPageViewController, _ direction: UIPageViewController.NavigationDirection
    ) throws {
        guard pageViewController.pages.transition == nil else { throw Refusal(.inTransition, pageViewController) }
        guard pageViewController.appearance.phase == .appeared, pageViewController.presentedViewController == nil
        else { throw Refusal(.notOnScreen, pageViewController) }
        guard try catching({ try pageViewController.swipe(direction) }) else {
            throw Refusal(.noPage, pageViewController)
        }
    }
}
