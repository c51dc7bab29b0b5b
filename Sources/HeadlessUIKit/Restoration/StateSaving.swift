extension Headless {
    /// Saves the state of the interface, as the system does when the app leaves the foreground.
    ///
    /// What is saved is what the shown windows' controllers with a restoration identifier encode.
    /// - Returns: nil where the app's delegate does not want the state to be saved.
    /// - Throws: `UIKitException`
    public static func saveState() throws -> SavedState? {
        try catching {
            guard let delegate = UIApplication.shared.delegate else { return nil }
            return try save(for: delegate)
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
}
