import AppMap

extension WalkRule {
    /// Storyboards that the system opens and that have no initial view controller.
    static let entryWithoutScene = WalkRule(
        "entry-without-scene", .broken,
        "A storyboard that the system opens has an initial view controller.",
        reason: """
            The system shows the initial view controller of the main storyboard. Where there is none it writes a line to the \
            log, and the user sees a black screen.
            """
    ) { facts in
        facts.faults(ofEntries: { $1 == .noInitialScene ? .broken : nil })
    }
}
