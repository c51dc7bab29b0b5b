extension Headless {
    /// Launches an app as the system does: nothing of what was shown before is there any more, the initial scene of the
    /// main storyboard is made, the delegate is told, a saved state is restored if the delegate wants it, and the window
    /// is shown.
    ///
    /// ```swift
    /// let state = try Headless.saveState()
    /// let delegate = AppDelegate()
    /// try Headless.launch(mainStoryboard: "Main", delegate: delegate, restoring: state)
    /// ```
    /// - Parameters:
    ///   - mainStoryboard: the app's `UIMainStoryboardFile`; nil for an app that makes its window itself.
    ///   - delegate: to be kept by the caller. It gets the window; one that does not keep it goes without a main
    ///     storyboard.
    ///   - state: what `saveState` has given; nil where nothing is to be restored.
    ///   - didFinishLaunching: what the app does at the end of its launch, after the delegate's own member.
    /// - Throws: `UIKitException`, among others where a window that is shown has no root view controller.
    public static func launch(
        mainStoryboard name: String? = nil, in bundle: BundlePlace = .main, delegate: any UIApplicationDelegate,
        restoring state: SavedState? = nil, didFinishLaunching: () throws -> Void = {}
    ) throws {
        forgetProcess()
        let application = UIApplication.shared
        application.delegate = delegate
        try catching {
            if let name {
                try makeWindow(for: delegate, UIStoryboard(finding: name, in: bundle))
            }
            note(delegate, "application(_:willFinishLaunchingWithOptions:)")
            _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
            try propagate()
            if let state {
                try restore(state, for: delegate)
            }
            note(delegate, "application(_:didFinishLaunchingWithOptions:)")
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
            try didFinishLaunching()
            try propagate()
            try checkRoots()
            if name != nil, let window = delegate.window, window.rootViewController != nil {
                window.makeKeyAndVisible()
            }
            try propagate()
            try LaunchState.show()
        }
    }

    /// Forgets what a process takes with it when it ends.
    private static func forgetProcess() {
        ShownWindows.removeAll()
        RegisteredObjects.removeAll()
        LaunchState.reset()
        KeyWindow.current = nil
        FirstResponder.current = nil
    }

    private static func makeWindow(
        for delegate: any UIApplicationDelegate, _ storyboard: UIStoryboard
    ) throws(UIKitException) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        delegate.window = window
        if delegate.window !== window {
            log.append(
                "The app delegate must implement the window property if it wants to use a main storyboard file.")
        } else if let root = try storyboard.initialViewController(creator: nil) {
            window.rootViewController = root
        } else {
            log.append(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(storyboard.name)' - perhaps the designated entry point is not set?"
            )
            delegate.window = nil
        }
    }

    private static func restore(
        _ state: SavedState, for delegate: any UIApplicationDelegate
    ) throws(UIKitException) {
        let restoring = Restoring(state, delegate: delegate)
        note(delegate, "application(_:shouldRestoreSecureApplicationState:)")
        let isWanted = delegate.application(
            UIApplication.shared, shouldRestoreSecureApplicationState: restoring.makeApplicationCoder())
        try propagate()
        guard isWanted else { return }
        try restoring.restore()
        try LaunchState.whenRestored { () throws(UIKitException) in try restoring.finish() }
    }

    private static func checkRoots() throws(UIKitException) {
        guard ShownWindows.all.allSatisfy({ $0.rootViewController != nil }) else {
            throw UIKitException(
                .internalInconsistency,
                "Application windows are expected to have a root view controller at the end of application launch")
        }
    }
}
