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
