import AppMap

extension WalkRule {
    /// Storyboards that the system opens and that cannot be read.
    static let unreadableEntry = WalkRule(
        "unreadable-entry", .broken,
        "A storyboard that the system opens can be read.",
        reason: "A storyboard that cannot be read cannot be built, and nothing can be walked that begins in it."
    ) { facts in
        facts.faults(ofEntries: { if case .storyboardUnreadable = $1 { .broken } else { nil } })
    }
}
