import AppMap
import Checks

/// The findings of a folder, as its configuration has them, and what can be put right.
struct Checking {
    let findings: [Finding]
    let fixes: [Finding: Fix]

    init(_ folder: AppFolder, _ selection: RuleSelection) throws {
        var groups: [[Int]?: String?] = [.none: nil]
        for path in folder.documentPaths {
            groups[selection.ownOptions(of: path)] = path
        }
        groups[.none] = .some(nil)
        var found: [Finding: Fix?] = [:]
        for (group, path) in groups {
            let report = CheckReport(of: folder, settings: try selection.settings(for: path))
            for finding in report.findings where selection.ownOptions(of: finding.location.file) == group {
                if let adjusted = selection.adjusted(finding) {
                    found[adjusted] = .some(report.fixes[finding])
                }
            }
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
