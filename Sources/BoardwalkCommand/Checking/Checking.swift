import AppMap
import Checks
import SourceIndex
import Walker

/// The findings of a folder, as its configuration has them, and what can be put right.
struct Checking {
    let findings: [Finding]
    let fixes: [Finding: Fix]

    /// - Parameters:
    ///   - walks: walks of the folder's apps, whose findings count too.
    ///   - cache: where what is read of sources is kept from run to run; nil to read everything.
    init(_ folder: AppFolder, _ selection: RuleSelection, walks: [Walk] = [], cache: SourceCache? = nil) throws {
        var found: [Finding: Fix?] = [:]
        let sources = selection.followsSources ? FolderSources(of: folder, cache: cache) : nil
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
        var byRule = Dictionary(grouping: found.keys, by: \.rule)
        for walked in walks.flatMap(\.findings).compactMap(selection.adjusted) {
            Self.add(walked, to: &found, &byRule[walked.rule, default: []])
        }
        findings = found.keys.sorted(by: Finding.inReportOrder)
        fixes = found.compactMapValues { $0 }
    }

    /// Adds what a walk found. Where the files alone tell it too, it is one finding, now with the route that leads there.
    private static func add(_ walked: Finding, to found: inout [Finding: Fix?], _ ofRule: inout [Finding]) {
        let same = ofRule.indices.filter { ofRule[$0].isSameFault(as: walked) }
            .min { Finding.inReportOrder(ofRule[$0], ofRule[$1]) }
        guard let same else {
            found[walked] = .some(nil)
            ofRule.append(walked)
            return
        }
        guard ofRule[same].route.isEmpty else { return }
        let fix = found.removeValue(forKey: ofRule[same])
        ofRule[same].route = walked.route
        ofRule[same].exception = ofRule[same].exception ?? walked.exception
        found[ofRule[same]] = fix
    }
}

extension Finding {
    /// Whether another finding is of the same rule, and in the same object or at the same place.
    fileprivate func isSameFault(as other: Finding) -> Bool {
        guard rule == other.rule, location.file.utf8.elementsEqual(other.location.file.utf8) else { return false }
        return location == other.location || (object?.id != nil && object?.id == other.object?.id)
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
