import SceneAddressing

/// What a configuration chooses about rules: for the whole app, and for some paths.
///
/// Which rules there are is not known here; ``RuleChoices/namedRules`` lists the names that are used, for whoever knows.
public struct RuleChoices: Hashable, Sendable {
    /// What is chosen about one rule, or about all rules of a severity.
    public struct Choice: Hashable, Sendable {
        /// Whether the rule is followed; nil where nothing is said of it.
        public var isOn: Bool?
        /// How bad it is where the rule is broken; nil where nothing is said of it.
        public var severity: Severity?
        /// The options by their names.
        package var options: [String: ConfigurationValue] = [:]

        init() {}

        init(isOn: Bool?, severity: Severity? = nil) {
            self.isOn = isOn
            self.severity = severity
        }

        /// This choice where the later one says nothing.
        func merged(with later: Choice) -> Choice {
            var merged = self
            merged.isOn = later.isOn ?? isOn
            merged.severity = later.severity ?? severity
            merged.options.merge(later.options) { _, later in later }
            return merged
        }
    }

    /// Choices for some paths, which win over those before.
    struct Override: Hashable, Sendable {
        let paths: [PathPattern]
        let rules: [String: NamedChoice]

        func matches(_ path: String) -> Bool { paths.contains { $0.matches(path) } }
    }

    /// A choice, and where it stands.
    struct NamedChoice: Hashable, Sendable {
        let choice: Choice
        let value: ConfigurationValue
    }

    private var rules: [String: NamedChoice] = [:]
    private var overrides: [Override] = []

    /// Nothing is chosen.
    public init() {}

    init(rules: ConfigurationValue?, overrides: ConfigurationValue?) throws(ConfigurationError) {
        self.rules = try Self.choices(rules)
        for value in try overrides?.array() ?? [] {
            let members = try value.members(known: ["paths", "rules"])
            guard let paths = members["paths"] else { throw value.error(.missingKey("paths")) }
            let patterns = try paths.patterns()
            guard !patterns.isEmpty else { throw paths.error(.emptyValue) }
            guard let rules = members["rules"] else { throw value.error(.missingKey("rules")) }
            self.overrides.append(Override(paths: patterns, rules: try Self.choices(rules)))
        }
    }

    private static func choices(_ value: ConfigurationValue?) throws(ConfigurationError) -> [String: NamedChoice] {
        var choices: [String: NamedChoice] = [:]
        for (name, value) in try value?.members() ?? [] {
            let choice = try value.ruleChoice()
            if Severity(rawValue: name) != nil, !choice.options.isEmpty {
                throw value.error(.wrongType(expected: "true, false or a severity", found: "an object with options"))
            }
            choices[name] = NamedChoice(choice: choice, value: value)
        }
        return choices
    }
}

extension RuleChoices {
    /// What is chosen about a rule.
    ///
    /// - Parameters:
    ///   - severity: the rule's own severity: a choice for all rules of it comes first.
    ///   - path: a file, relative to the app's folder, whose overrides count; nil for what holds for the whole app.
    public func choice(for rule: String, of severity: Severity, in path: String? = nil) -> Choice {
        let layers = [rules] + overrides.filter { path.map($0.matches) ?? false }.map(\.rules)
        return layers.reduce(Choice()) { choice, layer in
            [severity.rawValue, rule].compactMap { layer[$0]?.choice }.reduce(choice) { $0.merged(with: $1) }
        }
    }

    /// Whether a rule is followed for some path at least.
    ///
    /// - Parameters:
    ///   - severity: the rule's own severity.
    ///   - isOn: whether it is followed where nothing is chosen.
    public func mayFollow(_ rule: String, of severity: Severity, byDefault isOn: Bool) -> Bool {
        (choice(for: rule, of: severity).isOn ?? isOn)
            || overrides.contains { override in
                [severity.rawValue, rule].contains { override.rules[$0]?.choice.isOn == true }
            }
    }

    /// True where overrides choose options, so that a rule may be followed in one way here and in another there.
    package var hasOptionsByPath: Bool {
        overrides.contains { $0.rules.values.contains { !$0.choice.options.isEmpty } }
    }

    /// The numbers of the overrides that count for a file, relative to the app's folder.
    package func overrides(for path: String) -> [Int] {
        overrides.indices.filter { overrides[$0].matches(path) }
    }

    /// The patterns of paths for which something is chosen, in order.
    package var overridePaths: [PathPattern] { overrides.flatMap(\.paths) }

    /// The names of rules that are chosen about, each with the place of each choice, in order.
    package var namedRules: [(rule: String, value: ConfigurationValue)] {
        ([rules] + overrides.map(\.rules)).flatMap { layer in
            layer.filter { Severity(rawValue: $0.key) == nil }
                .sorted { ExactName($0.key) < ExactName($1.key) }.map { ($0.key, $0.value.value) }
        }
    }

    /// Checks that every rule is one of those there are.
    ///
    /// - Throws: an error for the first name that is not, with the nearest that is.
    public func check(known names: [String]) throws(ConfigurationError) {
        for (rule, value) in namedRules where !names.contains(rule) {
            let nearest = NearestNames.of(rule, among: names + Severity.allCases.map(\.rawValue), limit: 1).first?.name
            throw value.error(.unknownKey(nearest: nearest))
        }
    }
}

extension ConfigurationValue {
    /// `true`, `false`, a severity, or an object of `on`, `severity` and options.
    fileprivate func ruleChoice() throws(ConfigurationError) -> RuleChoices.Choice {
        switch content {
        case .bool(let isOn):
            return RuleChoices.Choice(isOn: isOn)
        case .string:
            return RuleChoices.Choice(isOn: true, severity: try severity())
        case .object:
            var choice = RuleChoices.Choice()
            for (key, value) in try members() {
                switch key {
                case "on": choice.isOn = try value.bool()
                case "severity": choice.severity = try value.choice(of: Severity.self)
                default: choice.options[key] = value
                }
            }
            // Who chooses how a rule is followed means that it is.
            choice.isOn = choice.isOn ?? true
            return choice
        default:
            throw wrongType("true, false, a severity or an object")
        }
    }

    /// A severity, where `true` and `false` would do too.
    private func severity() throws(ConfigurationError) -> Severity {
        let text = try string()
        if let severity = Severity(rawValue: text) { return severity }
        if ["true", "false"].contains(text) {
            throw error(.wrongType(expected: "true or false without quotation marks", found: "a string"))
        }
        let allowed = Severity.allCases.map(\.rawValue)
        let nearest = NearestNames.of(text, among: allowed, limit: 1).first?.name
        throw error(.unknownValue(text, nearest: nearest, allowed: ["true", "false"] + allowed))
    }
}
