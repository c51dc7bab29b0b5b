import AppMap
import Checks

/// The findings of a folder, as its configuration has them, and what can be put right.
struct Checking {
    let findings: [Finding]
    let fixes: [Finding: Fix]

    init(_ folder: AppFolder, _ selection: RuleSelection) throws {
        var found: [Finding: Fix?] = [:]
        func follow(_ settings: [String: RuleSettings], _ group: [Int]?) {
            let report = CheckReport(of: folder, settings: settings, rules: selection.rules)
            for finding in report.findings where selection.ownOptions(of: finding.location.file) == group {
                if let adjusted = selection.adjusted(finding) {
                    found[adjusted] = .some(report.fixes[finding])
                }
            }
        }
        follow(try selection.settings(), nil)
        // Where options differ by path, the rules are followed once more for each group of files of the same options.
        let groups = Dictionary(folder.documentPaths.map { (selection.ownOptions(of: $0), $0) }, uniquingKeysWith: min)
        for case (let group?, let path) in groups {
            follow(try selection.settings(for: path), group)
        }
        findings = found.keys.sorted(by: Finding.inReportOrder)
        fixes = found.compactMapValues { $0 }
    }
}

extension AppFolder {
    /// The documents of all apps, with their variants.
    var documentPaths: [String] {
        apps.flatMap { app in
            (app.storyboards.map(\.files) + app.xibs.map(\.files)).flatMap { $0.files.map(\.path) }
        }
    }
}
