extension WalkRule {
    /// Links that name no scene, to storyboards without an initial one.
    static let missingInitialScene = WalkRule(
        "missing-initial-scene", .crash,
        "A link that names no scene leads to a storyboard with an initial view controller.",
        reason: """
            A link without a scene means the initial view controller of its storyboard. Where the storyboard has none there is \
            nothing to show, and UIKit raises an exception.
            """
    ) { facts in
        facts.faults(ofLinks: { if case .noInitialScene = $0 { .crash } else { nil } })
    }
}
