extension Headless {
    /// Saves the state of the interface, as the system does when the app leaves the foreground.
    ///
    /// What is saved is what the shown windows' controllers with a restoration identifier encode.
    /// - Returns: nil where the app's delegate does not want the state to be saved.
    /// - Throws: `UIKitException`
    public static func saveState() throws -> SavedState? {
        try catching {
            shell(nil) { () throws(UIKitException) in
                guard let delegate = UIApplication.shared.delegate else { return nil }
                return try save(for: delegate)
            }
        }
    }

    private static func save(for delegate: any UIApplicationDelegate) throws(UIKitException) -> SavedState? {
        let application = UIApplication.shared
        let question = SavingCoder { _ in nil }
        note(delegate, "application(_:shouldSaveSecureApplicationState:)")
        let isWanted = delegate.application(application, shouldSaveSecureApplicationState: question)
        try propagate()
        guard isWanted else { return nil }
        return try Saving().save { coder throws(UIKitException) in
            note(delegate, "application(_:willEncodeRestorableStateWith:)")
            delegate.application(application, willEncodeRestorableStateWith: coder)
            try propagate()
        }
    }

    /// Launches an app: nothing of what was shown before is there any more, the delegate is told of the launch, and a
    /// saved state is restored if there is one and the delegate wants it.
    ///
    /// ```swift
    /// let state = try Headless.saveState()
    /// let delegate = AppDelegate()
    /// try Headless.launch(delegate, mainStoryboard: UIStoryboard(name: "Main", bundle: nil), restoring: state)
    /// ```
    /// - Parameters:
    ///   - delegate: the app's delegate, to be kept by the caller; its `window` keeps the window.
    ///   - mainStoryboard: the storyboard that the app's property list names, if it names one. The system makes a window
    ///     for its first scene and shows it.
    ///   - state: what `saveState` has given.
    /// - Throws: `UIKitException`
    public static func launch(
        _ delegate: any UIApplicationDelegate, mainStoryboard: UIStoryboard? = nil, restoring state: SavedState? = nil
    ) throws {
        try catching {
            shell { () throws(UIKitException) in
                forgetProcess()
                UIApplication.shared.delegate = delegate
                try Launch(of: delegate, mainStoryboard).run(restoring: state)
            }
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
}

/// The launch of an app, step by step.
@MainActor
private struct Launch {
    private let delegate: any UIApplicationDelegate
    private let mainStoryboard: UIStoryboard?

    init(of delegate: any UIApplicationDelegate, _ mainStoryboard: UIStoryboard?) {
        self.delegate = delegate
        self.mainStoryboard = mainStoryboard
    }

    func run(restoring state: Headless.SavedState?) throws(UIKitException) {
        let application = UIApplication.shared
        let mainWindow = try makeMainWindow()
        Headless.note(delegate, "application(_:willFinishLaunchingWithOptions:)")
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        try Headless.propagate()
        if let state {
            try restore(state)
        }
        Headless.note(delegate, "application(_:didFinishLaunchingWithOptions:)")
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        try Headless.propagate()
        if let mainWindow, delegate.window === mainWindow {
            mainWindow.makeKeyAndVisible()
            try Headless.propagate()
        }
        for window in ShownWindows.all where window.rootViewController == nil {
            throw UIKitException(
                .internalInconsistency,
                "Application windows are expected to have a root view controller at the end of application launch")
        }
        try LaunchState.show()
    }

    private func makeMainWindow() throws(UIKitException) -> UIWindow? {
        guard let mainStoryboard else { return nil }
        guard let root = try mainStoryboard.initialViewController(creator: nil) else {
            Headless.log.append(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(mainStoryboard.name)' - perhaps the designated entry point is not set?"
            )
            return nil
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        delegate.window = window
        guard delegate.window === window else {
            Headless.log.append(
                "The app delegate must implement the window property if it wants to use a main storyboard file.")
            return nil
        }
        return window
    }

    private func restore(_ state: Headless.SavedState) throws(UIKitException) {
        let restoring = Restoring(state, delegate: delegate)
        Headless.note(delegate, "application(_:shouldRestoreSecureApplicationState:)")
        let isWanted = delegate.application(
            UIApplication.shared, shouldRestoreSecureApplicationState: restoring.makeApplicationCoder())
        try Headless.propagate()
        guard isWanted else { return }
        try restoring.restore()
        try LaunchState.whenRestored { () throws(UIKitException) in try restoring.finish() }
    }
}

/// What waits for a launch to come further.
@MainActor
enum LaunchState {
    private static var waiting: [() throws(UIKitException) -> Void] = []
    private static var finish: (() throws(UIKitException) -> Void)?
    /// How many parts of the app restore something on their own time.
    private static var extensions = 0

    static func reset() {
        waiting = []
        finish = nil
        extensions = 0
    }

    /// Does something when the windows are on screen.
    static func whenShown(_ body: @escaping () throws(UIKitException) -> Void) {
        waiting.append(body)
    }

    static func show() throws(UIKitException) {
        let bodies = waiting
        waiting = []
        for body in bodies {
            try body()
        }
    }

    /// Does something when the app has restored what it restores on its own time.
    static func whenRestored(_ body: @escaping () throws(UIKitException) -> Void) throws(UIKitException) {
        guard extensions > 0 else { return try body() }
        finish = body
    }

    static func extend() {
        extensions += 1
    }

    static func complete() throws(UIKitException) {
        extensions = max(0, extensions - 1)
        guard extensions == 0, let finish else { return }
        self.finish = nil
        try finish()
    }
}
