extension Headless {
    /// Launches an app as the system does for `UIMainStoryboardFile`: makes the initial scene of the main storyboard, lets
    /// the delegate finish, and shows the window.
    ///
    /// - Parameters:
    ///   - delegate: gets the window; one that does not keep it goes without a main storyboard.
    ///   - didFinishLaunching: what the app does at the end of its launch.
    /// - Throws: `UIKitException`, among others where a window that is shown has no root view controller.
    public static func launch(
        mainStoryboard name: String, in bundle: BundlePlace = .main, delegate: any UIApplicationDelegate,
        didFinishLaunching: () throws -> Void = {}
    ) throws {
        UIApplication.shared.delegate = delegate
        try catching {
            let storyboard = try UIStoryboard(finding: name, in: bundle)
            let window = UIWindow(frame: UIScreen.main.bounds)
            delegate.window = window
            if delegate.window !== window {
                log.append(
                    "The app delegate must implement the window property if it wants to use a main storyboard file.")
            } else if let root = try storyboard.initialViewController(creator: nil) {
                window.rootViewController = root
            } else {
                log.append(
                    "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated entry point is not set?"
                )
                delegate.window = nil
            }
            try didFinishLaunching()
            try propagate()
            try checkRoots()
            if let window = delegate.window, window.rootViewController != nil {
                window.makeKeyAndVisible()
            }
        }
    }

    private static func checkRoots() throws(UIKitException) {
        guard ShownWindows.all.allSatisfy({ $0.rootViewController != nil }) else {
            throw UIKitException(
                .internalInconsistency,
                "Application windows are expected to have a root view controller at the end of application launch")
        }
    }
}
