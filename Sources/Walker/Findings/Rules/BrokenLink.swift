extension WalkRule {
    /// Links that lead nowhere for other reasons than those that have rules of their own.
    static let brokenLink = WalkRule(
        "broken-link", .broken,
        "Every link can be read, leads to a storyboard that can be read, and through few placeholders.",
        reason: """
            A segue whose identifier is not written as its class reads it shows nothing, or stops the app. A storyboard that \
            cannot be read cannot be built.
            """
    ) { facts in
        facts.faults(ofLinks: { reason in
            switch reason {
            case .identifierUnreadable, .storyboardUnreadable, .placeholderChainTooLong: .broken
            default: nil
            }
        })
    }
}
