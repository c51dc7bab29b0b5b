import AppMap
import Checks
import SourceIndex
import Walker

/// The findings of a folder, as its configuration has them, and what can be put right.
struct Checking: Sendable {
    let findings: [Finding]
    let fixes: [Finding: Fix]
    /// The app's sources that could not be read.
    let unreadSources: [SourceProblem]

    /// - Parameters:
    ///   - walks: walks of the folder's apps, whose findings count too.
    ///   - sources: the folder's sources; nil to read them if a rule asks for them.
    init(_ folder: AppFolder, _ selection: RuleSelection, walks: [Walk] = [], sources: FolderSources? = nil) throws {
        var found: [Finding: Fix?] = [:]
        let sources = selection.followsSources ? sources ?? FolderSources(of: folder) : nil
        func follow(_ settings: [String: RuleSettings], _ group: [Int]?) {
            let report = CheckReport(of: folder, settings: settings, rules: selection.rules, sources: sources)
            for finding in report.findings where selection.ownOptions(of: finding.location.file) == group {
                if let adjusted = selection.adjusted(finding) {
                    found[adjusted] = .some(report.fixes[finding])
                }
            }
        }
        follow(try selection.settings(), nil)
        // Where options differ by path, the rules are followed once more for each group of files of the same options.
        let groups = Dictionary(folder.checkedPaths.map { (selection.ownOptions(of: $0), $0) }, uniquingKeysWith: min)
        for case (let group?, let path) in groups {
            follow(try selection.settings(for: path), group)
        }
        self.init(found, walked: walks.flatMap(\.findings), selection, unreadSources: sources?.problems ?? [])
    }

    /// The same, and what walks found.
    func adding(_ walked: [Finding], _ selection: RuleSelection) -> Checking {
        let found = findings.map { ($0, fixes[$0]) }
        return Checking(
            Dictionary(found, uniquingKeysWith: { first, _ in first }), walked: walked, selection, unreadSources: unreadSources)
    }

    private init(
        _ found: [Finding: Fix?], walked: [Finding], _ selection: RuleSelection, unreadSources: [SourceProblem]
    ) {
        var merging = FindingMerging(found.keys)
        for walked in walked.sorted(by: Finding.inReportOrder) {
            guard let adjusted = selection.adjusted(walked) else { continue }
            merging.add(adjusted, isGuess: walked.isGuess)
        }
        findings = merging.findings.map(\.merged).sorted(by: Finding.inReportOrder)
        fixes = Dictionary(
            merging.findings.compactMap { entry in found[entry.original].flatMap { $0 }.map { (entry.merged, $0) } },
            uniquingKeysWith: { first, _ in first })
        self.unreadSources = unreadSources
    }
}

extension Finding {
    /// Whether a walk is less sure of it than its rule is as a rule, while a rule of the same name looks at files and sources: that
    /// one knows what the app's own classes do, for which others stand in when an app is walked.
    fileprivate var isGuess: Bool {
        Rule.named(rule) != nil && WalkRule.all.contains { $0.name == rule && $0.severity < severity }
    }
}

extension AppFolder {
    /// The documents of all apps, with their variants, and their sources.
    var checkedPaths: [String] {
        apps.flatMap { app in
            (app.storyboards.map(\.files) + app.xibs.map(\.files)).flatMap { $0.files.map(\.path) } + app.modules.flatMap(\.sources)
        }
    }
}
