extension Headless {
    /// What a window shows: its root, what is in it and what is presented above.
    ///
    /// A value: it can be kept, compared and written. As text it reads, for example:
    /// ```
    /// UITabBarController, tab 0 of 2
    ///   UINavigationController
    ///     BookListViewController "Books" #list
    ///     BookViewController "Moby Dick"
    ///   SettingsViewController, not loaded
    ///   presents as pageSheet: BasketViewController "Basket" (topmost)
    /// ```
    public struct WindowState: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The window's root with all that is in it; nil for an empty window.
        public var root: ControllerState?

        /// The controller that a user deals with.
        public var topmost: ControllerState? { root?.topmost }

        public var description: String {
            root.map { $0.lines(marksTopmost: true).joined(separator: "\n") } ?? "an empty window"
        }
    }

    /// The state of what a window shows.
    public static func state(of window: UIWindow) -> WindowState {
        WindowState(root: window.rootViewController.map { ControllerState($0) })
    }

    /// The controller that a user deals with: the last that is presented, and in it what its containers show.
    public static func topmostController(in window: UIWindow) -> UIViewController? {
        window.rootViewController?.topmost
    }
}

extension UIViewController {
    /// What is presented lies above what presents it, and a container's content above the container.
    var topmost: UIViewController {
        var top = self
        while let next = top.presentation.presented ?? Headless.Content(of: top).shownChild {
            top = next
        }
        return top
    }
}
