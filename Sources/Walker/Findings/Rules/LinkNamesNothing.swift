extension WalkRule {
    /// Links of which nothing is left.
    static let linkNamesNothing = WalkRule(
        "link-names-nothing", .broken,
        "Every link names a scene or a storyboard.",
        reason: """
            A placeholder without attributes, or a linked segue without an identifier, is what remains after an edit. It shows \
            nothing, or what the file shows of it, which is meant for its author alone.
            """
    ) { facts in
        facts.faults(ofLinks: { if case .namesNothing = $0 { .broken } else { nil } })
    }
}
