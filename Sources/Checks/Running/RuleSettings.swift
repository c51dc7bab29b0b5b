import AppMap

/// What a configuration chooses about one rule.
public struct RuleSettings: Hashable, Sendable {
    /// Whether the rule is followed; nil for its default.
    public var isOn: Bool?
    /// How bad it is where the rule is broken; nil for its default.
    public var severity: Severity?
    /// The options that are chosen, by name.
    public var options: [String: OptionValue]

    /// Settings of these properties.
    public init(isOn: Bool? = nil, severity: Severity? = nil, options: [String: OptionValue] = [:]) {
        self.isOn = isOn
        self.severity = severity
        self.options = options
    }
}
