extension WalkRule {
    /// Links to scenes that their storyboards do not have.
    static let missingScene = WalkRule(
        "missing-scene", .crash,
        "Every link names a scene that its storyboard has.",
        reason: """
            A storyboard identifier is text on both sides, and nothing compares the two before the app runs. UIKit raises an \
            exception when a link is followed whose scene was renamed, moved or deleted.
            """
    ) { facts in
        facts.faults(ofLinks: { if case .sceneMissing = $0 { .crash } else { nil } })
    }
}
