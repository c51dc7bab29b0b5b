extension Headless {
    /// An exception that was raised inside `catching` and has not been thrown yet.
    private static var pending: UIKitException?
    private static var depth = 0

    /// Runs code as an app would, and throws the exception that UIKit raises in it.
    ///
    /// Without it an exception stops the process, as it stops an app. Swift cannot unwind the frames between: app code
    /// that runs when the exception is raised goes on to its end, but UIKit does nothing more for it.
    /// - Throws: `UIKitException`, or what the code itself throws.
    public static func catching<Result>(_ body: () throws -> Result) throws -> Result {
        depth += 1
        let outer = pending
        pending = nil
        defer {
            depth -= 1
            pending = outer
        }
        let result = try body()
        try propagate()
        return result
    }

    /// Ends what UIKit does with an exception: to be caught by `catching`, else the end of the process.
    public static func raise(_ exception: UIKitException) {
        guard depth > 0 else {
            fatalError(exception.description)
        }
        pending = pending ?? exception
    }

    /// Throws an exception that was raised by a member that cannot throw.
    static func propagate() throws(UIKitException) {
        if let pending {
            self.pending = nil
            throw pending
        }
    }

    /// Runs the throwing core of a member that, as in UIKit, raises.
    static func shell<Result>(_ fallback: @autoclosure () -> Result, _ core: () throws(UIKitException) -> Result) -> Result {
        guard pending == nil else { return fallback() }
        do throws(UIKitException) {
            return try core()
        } catch {
            raise(error)
            return fallback()
        }
    }

    static func shell(_ core: () throws(UIKitException) -> Void) {
        shell((), core)
    }
}
