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
    let find: @Sendable (WalkFacts) -> [WalkFault]

    public var id: String { name }

    init(
        _ name: String, _ severity: Severity, _ summary: String, reason: String,
        find: @escaping @Sendable (WalkFacts) -> [WalkFault]
    ) {
        self.name = name
        self.severity = severity
        self.summary = summary
        self.reason = reason
        self.find = find
    }
}
