import AppMap

extension WalkRule {
    /// Links that lead in a circle.
    static let placeholderCycle = WalkRule(
        "placeholder-cycle", .crash,
        "Placeholders lead to a scene in the end, and not to one another.",
        reason: """
            A placeholder may lead to another one, and that to a third. Where they lead in a circle no scene is ever reached, \
            and the app makes placeholders until its stack is full.
            """
    ) { facts in
        facts.faults(ofLinks: { if case .placeholderCycle = $0 { .crash } else { nil } })
    }
}
