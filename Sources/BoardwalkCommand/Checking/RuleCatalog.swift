import AppMap
import Checks
import SceneAddressing
import Walker

/// The rules by which `boardwalk check` reports, with what each is for.
struct RuleCatalog {
    /// The rules of files, the worst first, then those that only a walk follows, then those about the check itself.
    let all: [RuleDescription]
    private let byName: [String: RuleDescription]

    static let standard = RuleCatalog(Rule.all)

    init(_ rules: [Rule]) {
        let names = Set(rules.map(\.name))
        // Where a check of the files finds the same as a walk, both rules have one name.
        let walked = WalkRule.all.filter { !names.contains($0.name) }
        all = rules.map(RuleDescription.init) + walked.map { RuleDescription($0) } + [Self.unusedSuppression]
        byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func named(_ name: String) -> RuleDescription? { byName[name] }

    /// The rules by their names, as reports want them.
    var descriptions: [String: RuleDescription] { byName }

    /// The sentence for a name that no rule has.
    func unknown(_ name: String) -> String {
        let nearest = NearestNames.of(name, among: all.map(\.name), limit: 1).first
        return "there is no rule '\(name)'; "
            + (nearest.map { "did you mean '\($0.name)'?" } ?? "'boardwalk rules' lists those there are.")
    }

    private static let unusedSuppression = RuleDescription(
        name: Suppressions.unusedRule, severity: .suspicious, summary: "A suppression matches a finding.",
        reason: "One that matches nothing was written for a fault that is gone, or names it wrongly. It hides nothing now, "
            + "and might hide a fault that comes later.")
}

extension RuleDescription {
    init(_ rule: Rule) {
        self.init(
            name: rule.name, severity: rule.severity, summary: rule.summary, reason: rule.reason,
            isOnByDefault: rule.isOnByDefault)
    }
}
