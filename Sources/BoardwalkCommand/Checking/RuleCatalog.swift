import AppMap
import Checks
import SceneAddressing
import Walker

/// The rules by which `boardwalk check` reports, with what each is for.
struct RuleCatalog {
    /// The rules of files, the worst first, then those that only a walk follows, then those about the check itself.
    let entries: [CatalogEntry]
    private let byName: [String: CatalogEntry]

    static let standard = RuleCatalog(Rule.all)

    init(_ rules: [Rule]) {
        let names = Set(rules.map(\.name))
        let walked = Dictionary(WalkRule.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        // Where a check of the files finds the same as a walk, both rules have one name.
        entries = rules.map { CatalogEntry($0, walked: walked[$0.name]) }
            + WalkRule.all.filter { !names.contains($0.name) }.map(CatalogEntry.init) + [.unusedSuppression]
        byName = Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The rules as reports want them, in the order of the entries.
    var all: [RuleDescription] { entries.map(\.description) }

    func entry(named name: String) -> CatalogEntry? { byName[name] }

    func named(_ name: String) -> RuleDescription? { byName[name]?.description }

    /// The rules by their names, as reports want them.
    var descriptions: [String: RuleDescription] { byName.mapValues(\.description) }

    /// The sentence for a name that no rule has.
    func unknown(_ name: String) -> String {
        let nearest = NearestNames.of(name, among: entries.map(\.name), limit: 1).first
        return "there is no rule '\(name)'; "
            + (nearest.map { "did you mean '\($0.name)'?" } ?? "'boardwalk rules' lists those there are.")
    }
}

/// All that can be told of a rule.
struct CatalogEntry: Sendable {
    /// What finds where a rule is broken.
    enum Finder: String, Sendable {
        /// The documents, the project and the sources, as they are read.
        case files
        /// A run of the app.
        case walk
        /// The comparison of the findings with what is suppressed.
        case suppressions
    }

    /// What a rule does with the app's sources.
    enum SourceUse: String, Sendable {
        /// It says nothing without them.
        case needed
        /// It says more, or less, with them.
        case consulted
    }

    let description: RuleDescription
    var finders: [Finder]
    var sources: SourceUse?
    var options: [RuleOption] = []
    var isFixable = false
    /// Files in which the rule is broken, at the places that they mark.
    var wrong: [RuleExample]
    /// Files in which the rule holds.
    var right: [RuleExample]

    var name: String { description.name }
}

extension CatalogEntry {
    fileprivate init(_ rule: Rule, walked: WalkRule?) {
        let use: SourceUse? = rule.needs.contains(.sources) ? .needed : rule.consults.contains(.sources) ? .consulted : nil
        self.init(
            description: RuleDescription(rule), finders: walked == nil ? [.files] : [.files, .walk], sources: use,
            options: rule.options, isFixable: rule.isFixable, wrong: rule.wrong, right: rule.right)
    }

    fileprivate init(_ rule: WalkRule) {
        self.init(description: RuleDescription(rule), finders: [.walk], wrong: rule.wrong, right: rule.right)
    }

    fileprivate static let unusedSuppression = CatalogEntry(
        description: RuleDescription(
            name: Suppressions.unusedRule, severity: .suspicious, summary: "A suppression matches a finding.",
            reason: "One that matches nothing was written for a fault that is gone, or names it wrongly. It hides nothing now, "
                + "and might hide a fault that comes later."),
        finders: [.suppressions],
        wrong: [
            RuleExample([
                Suppressions.fileName: """
                    {
                        suppressions: [
                            ↓{rule: "unreachable-scene", file: "Main.storyboard", object: "gone", reason: "A deep link opens it."},
                        ],
                    }

                    """,
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home"),
            ])
        ],
        right: [
            RuleExample([
                Suppressions.fileName: """
                    {
                        suppressions: [
                            {rule: "unreachable-scene", file: "Main.storyboard", object: "offers", reason: "A deep link opens it."},
                        ],
                    }

                    """,
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController id=\"home\" sceneMemberID=\"viewController\"/>",
                    "<viewController title=\"Offers\" id=\"offers\" sceneMemberID=\"viewController\"/>", initial: "home"),
            ])
        ])
}

extension RuleDescription {
    init(_ rule: Rule) {
        self.init(
            name: rule.name, severity: rule.severity, summary: rule.summary, reason: rule.reason,
            isOnByDefault: rule.isOnByDefault)
    }
}
