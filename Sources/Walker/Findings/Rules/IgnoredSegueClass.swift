extension WalkRule {
    /// Linking classes on segues of kinds that take none.
    static let ignoredSegueClass = WalkRule(
        "ignored-segue-class", .broken,
        "A linking class is set on segues of kinds that make use of it.",
        reason: """
            UIKit makes no use of a custom class on an embed segue. The scene that the segue is drawn to, an empty one as a \
            rule, is embedded in place of the linked one.
            """
    ) { facts in
        facts.faults(ofLinks: { if case .segueClassIgnored = $0 { .broken } else { nil } })
    }
}
