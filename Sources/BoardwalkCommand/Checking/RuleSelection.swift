import AppMap
import Checks
import SceneAddressing
import Walker

/// Which rules are followed, and how, as a configuration and the command line choose.
struct RuleSelection {
    /// The rules that there are about apps.
    let rules: [Rule]
    private let choices: RuleChoices
    private let catalog: RuleCatalog
    /// The rules that the command line names; nil for all that the configuration follows.
    private let only: Set<String>?

    /// - Throws: `ConfigurationError` where the configuration chooses about a rule or an option that there is not;
    ///   `CommandFailure` where the command line names such a rule.
    init(_ choices: RuleChoices, only: String? = nil, rules: [Rule] = Rule.all) throws {
        let catalog = RuleCatalog(rules)
        self.rules = rules
        self.choices = choices
        self.catalog = catalog
        let known = catalog.all.map(\.name)
        try choices.check(known: known)
        self.only = try only.map { text in
            let names = text.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init).filter { !$0.isEmpty }
            for name in names where !known.contains(name) {
                throw CommandFailure(description: catalog.unknown(name))
            }
            guard !names.isEmpty else { throw CommandFailure(description: "'--only' names no rule.") }
            return Set(names)
        }
        for (rule, value) in choices.namedRules {
            try Self.check(value, options: rules.first { $0.name == rule }?.options ?? [])
        }
    }

    /// Whether anything is looked for by a rule.
    func follows(_ rule: RuleDescription) -> Bool {
        only?.contains(rule.name) ?? choices.mayFollow(rule.name, of: rule.severity, byDefault: rule.isOnByDefault)
    }

    /// Whether a walk can find anything that is looked for.
    var followsWalk: Bool {
        WalkRule.all.contains { rule in catalog.named(rule.name).map(follows) ?? false }
    }

    /// Whether a rule is followed that asks the app's sources.
    var followsSources: Bool {
        rules.contains { $0.needs.union($0.consults).contains(.sources) && follows(RuleDescription($0)) }
    }

    /// What rules are told before they look.
    ///
    /// - Parameter path: a file whose own options count; nil for those of the whole app.
    func settings(for path: String? = nil) throws -> [String: RuleSettings] {
        var settings: [String: RuleSettings] = [:]
        for rule in rules {
            let choice = choices.choice(for: rule.name, of: rule.severity, in: path)
            var options: [String: OptionValue] = [:]
            for option in rule.options {
                options[option.name] = try choice.options[option.name]?.value(like: option.standard)
            }
            settings[rule.name] = RuleSettings(isOn: follows(RuleDescription(rule)), options: options)
        }
        return settings
    }

    /// A finding as the choices for its file have it; nil where its rule is not followed there.
    func adjusted(_ finding: Finding) -> Finding? {
        guard let rule = catalog.named(finding.rule) else { return finding }
        let choice = choices.choice(for: rule.name, of: rule.severity, in: finding.location.file)
        guard only?.contains(rule.name) ?? choice.isOn ?? rule.isOnByDefault else { return nil }
        var finding = finding
        finding.severity = choice.severity ?? finding.severity
        return finding
    }

    /// What distinguishes files whose options differ from those of the app; nil for those that do not.
    func ownOptions(of path: String) -> [Int]? {
        guard choices.hasOptionsByPath else { return nil }
        let overrides = choices.overrides(for: path)
        return overrides.isEmpty ? nil : overrides
    }

    private static func check(_ value: ConfigurationValue, options: [RuleOption]) throws(ConfigurationError) {
        guard case .object = value.content else { return }
        for (key, value) in try value.members() where key != "on" && key != "severity" {
            guard let option = options.first(where: { $0.name == key }) else {
                let known = options.map(\.name) + ["on", "severity"]
                throw value.error(.unknownKey(nearest: NearestNames.of(key, among: known, limit: 1).first?.name, known: known))
            }
            _ = try value.value(like: option.standard)
        }
    }
}

extension ConfigurationValue {
    /// The value of an option, which is of the type of another.
    fileprivate func value(like standard: OptionValue) throws(ConfigurationError) -> OptionValue {
        switch standard {
        case .flag: return .flag(try bool())
        case .number: return .number(try number())
        case .text: return .text(try string())
        case .texts: return .texts(try strings())
        case .table:
            var table: [String: [String]] = [:]
            for (key, value) in try members() {
                table[key] = try value.strings()
            }
            return .table(table)
        }
    }
}
