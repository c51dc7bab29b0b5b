import AppMap

/// What the rules find in a folder.
public struct CheckReport: Sendable {
    /// The findings in the order of reports, each once however many apps it belongs to.
    public let findings: [Finding]
    /// The fixes of those findings that have one safe answer.
    public let fixes: [Finding: Fix]

    /// Follows rules in all apps of a folder.
    ///
    /// - Parameters:
    ///   - settings: what is chosen about rules, by their names.
    ///   - rules: the rules there are.
    ///   - sources: the sources of the folder; nil to read them if a rule that is followed needs them.
    public init(
        of folder: AppFolder, settings: [String: RuleSettings] = [:], rules: [Rule] = Rule.all, sources: FolderSources? = nil
    ) {
        let active = rules.compactMap { ActiveRule($0, settings: settings[$0.name] ?? RuleSettings()) }
        let sources = active.contains(where: \.needsSources) ? sources ?? FolderSources(of: folder) : .none
        let checked = CheckedFolder(folder, sources: sources)
        let names = SceneNames(of: folder)
        let found = concurrentMap(Self.tasks(active, in: checked, names)) { task in task() }
        var fixes: [Finding: Fix] = [:]
        var seen: Set<Finding> = []
        for (finding, fix) in found.joined() where folder.configuration.includes(finding.location.file) {
            seen.insert(finding)
            if let fix { fixes[finding] = fix }
        }
        findings = LocalizedCopies(of: folder).tellingOnce(seen.sorted(by: Finding.inReportOrder), except: Set(fixes.keys))
        self.fixes = fixes
    }

    private typealias Task = @Sendable () -> [(Finding, Fix?)]

    /// What can be done side by side: all rules for a document together, each rule for an app or the folder by itself.
    private static func tasks(_ rules: [ActiveRule], in folder: CheckedFolder, _ names: SceneNames) -> [Task] {
        var tasks: [Task] = folder.documents.map { document in { rules.flatMap { $0.check(document, names) } } }
        for rule in rules {
            tasks += folder.apps.map { app in { rule.check(app, names) } }
            tasks.append { rule.check(folder, names) }
        }
        return tasks
    }
}

/// A rule that is followed, with what is chosen about it.
private struct ActiveRule: Sendable {
    private let rule: Rule
    /// What is chosen; nil for what holds for the rule and its faults.
    private let severity: Severity?
    private let options: RuleOptions
    var needsSources: Bool { rule.needs.union(rule.consults).contains(.sources) }

    /// Nil for a rule that is off.
    init?(_ rule: Rule, settings: RuleSettings) {
        guard settings.isOn ?? rule.isOnByDefault else { return nil }
        self.rule = rule
        severity = settings.severity
        options = RuleOptions(rule.options, chosen: settings.options)
    }

    func check(_ document: CheckedDocument, _ names: SceneNames) -> [(Finding, Fix?)] {
        guard case .documents(let check) = rule.check, rule.platforms.contains(document.platform) else { return [] }
        return findings(check(document, options), names)
    }

    func check(_ app: CheckedApp, _ names: SceneNames) -> [(Finding, Fix?)] {
        guard case .app(let check) = rule.check else { return [] }
        return findings(check(app, options), names)
    }

    func check(_ folder: CheckedFolder, _ names: SceneNames) -> [(Finding, Fix?)] {
        guard case .folder(let check) = rule.check else { return [] }
        return findings(check(folder, options), names)
    }

    private func findings(_ faults: [Fault], _ names: SceneNames) -> [(Finding, Fix?)] {
        faults.filter { $0.document.map { rule.platforms.contains($0.platform) } ?? true }
            .map { ($0.finding(of: rule, severity: severity, names: names), $0.fix) }
    }
}
