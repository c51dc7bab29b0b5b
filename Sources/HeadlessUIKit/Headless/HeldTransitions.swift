extension Headless {
    /// A transition that a test holds open.
    @MainActor
    public struct HeldTransition {
        let transition: Transition

        /// Lets the transition come to its end.
        ///
        /// - Throws: `UIKitException`
        public func finish() throws {
            try transition.finish(completed: true)
        }

        /// Takes an interactive transition back, as when a finger lifts too early.
        ///
        /// - Throws: `UIKitException`
        public func cancel() throws {
            try transition.finish(completed: false)
        }

        public var isRunning: Bool { transition.isRunning }
    }

    private static var held: [HeldTransition]?

    /// Runs code and keeps the transitions that it starts open.
    ///
    /// - Returns: the transitions in the order of their start; those nobody ends stay open.
    public static func holdingTransitions(_ body: () throws -> Void) rethrows -> [HeldTransition] {
        let outer = held
        held = []
        defer { held = outer }
        try body()
        return held ?? []
    }

    static var isHoldingTransitions: Bool { held != nil }

    /// Keeps a transition if transitions are being held.
    static func hold(_ transition: Transition) -> Bool {
        guard held != nil else { return false }
        held?.append(HeldTransition(transition: transition))
        return true
    }
}
