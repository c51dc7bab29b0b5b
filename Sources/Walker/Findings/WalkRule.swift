import AppMap

/// Something that a walk can find wrong with an app.
///
/// ``all`` lists the rules there are; each has a file of its own. Where a check of the files alone finds the same, it has the
/// same name.
public struct WalkRule: Sendable, Identifiable {
    /// What reports and configurations call the rule: lower case, words joined by hyphens, stable.
    public let name: String
    /// How bad it is, as a rule, where it is broken; a finding of which less is certain says so by its own severity.
    public let severity: Severity
    /// What has to hold, in one sentence.
    public let summary: String
    /// What happens where it does not hold, and why; whole sentences.
    public let reason: String
    /// Files in which the rule is broken, at the places that they mark; none for a rule that a check of the files has too.
    public let wrong: [RuleExample]
    /// Files in which the rule holds.
    public let right: [RuleExample]
    let find: @Sendable (WalkFacts) -> [WalkFault]

    public var id: String { name }

    init(
        _ name: String, _ severity: Severity, _ summary: String, reason: String, wrong: [RuleExample] = [],
        right: [RuleExample] = [], find: @escaping @Sendable (WalkFacts) -> [WalkFault]
    ) {
        self.name = name
        self.severity = severity
        self.summary = summary
        self.reason = reason
        self.wrong = wrong
        self.right = right
        self.find = find
    }
}
