/// Which flows are on screen, and whether they still are.
@MainActor
enum FlowPresence {
    /// Ends the flows that have gone.
    static func check() {}
}
