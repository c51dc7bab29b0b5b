import AppMap

/// What is reported, whoever found it and in whatever form it is written.
struct FindingReport {
    /// In the order of reports.
    let findings: [Finding]
    /// The absolute path of the folder that the places are relative to.
    let root: String
    /// The absolute path of the folder that holds the repository, which build servers take paths from; `root` without one.
    var repository: String
    /// What was looked at, as in `11 storyboards and 3 xibs`; empty where that is not told.
    var subject = ""
    /// The rules of the findings, by name, as far as they are described.
    var rules: [String: RuleDescription] = [:]
    /// The least bad severity that makes the command fail; nil where nothing does.
    var failing: Severity? = .broken
    /// What can be put right by the command, as in `set the module to 'Shop'`.
    var fixes: [Finding: String] = [:]
    /// What is not reported, and why.
    var leftOut = LeftOut()
    /// The lines of the findings.
    var lines = SourceLines()

    /// Findings that are there and not reported.
    struct LeftOut: Equatable {
        /// Those that suppressions are meant for.
        var suppressed = 0
        /// Those that the baseline knows.
        var known = 0
        /// Those that the baseline knows and that are gone.
        var gone: [FindingIdentity] = []
        /// Those that were there before, in files that have not changed.
        var unchanged = 0
    }

    init(_ findings: [Finding], root: String) {
        self.findings = findings.sorted(by: Finding.inReportOrder)
        self.root = root
        repository = root
    }

    /// A file's path as build servers look for it: from the root of the repository.
    func repositoryPath(of file: String) -> String {
        let repository = repository.hasSuffix("/") ? repository : repository + "/"
        let path = root + (root.hasSuffix("/") ? "" : "/") + file
        return path.utf8.starts(with: repository.utf8) ? String(path[repository.endIndex...]) : file
    }

    /// Whether the command fails because of a finding.
    func fails(_ finding: Finding) -> Bool {
        failing.map { finding.severity <= $0 } ?? false
    }

    var status: Outcome.Status { findings.contains(where: fails) ? .findings : .clean }

    /// The findings file by file, in order.
    var byFile: [(file: String, findings: [Finding])] {
        var files: [(file: String, findings: [Finding])] = []
        for finding in findings {
            if let last = files.last, last.file.utf8.elementsEqual(finding.location.file.utf8) {
                files[files.count - 1].findings.append(finding)
            } else {
                files.append((finding.location.file, [finding]))
            }
        }
        return files
    }

    /// The identities of the findings, in their order, each with a number among its equals.
    var numberedIdentities: [(identity: FindingIdentity, number: Int)] {
        var counts: [FindingIdentity: Int] = [:]
        return findings.map { finding in
            let identity = finding.identity
            counts[identity, default: 0] += 1
            return (identity, counts[identity, default: 1])
        }
    }

    /// A text for each finding that no other finding of the report has, and that stays when lines move.
    var fingerprints: [String] {
        numberedIdentities.map { $0.number == 1 ? $0.identity.digest : "\($0.identity.digest)-\($0.number)" }
    }
}

/// What a report says of a rule.
struct RuleDescription: Hashable, Sendable {
    let name: String
    /// How bad it is where nothing else is configured.
    let severity: Severity
    /// What has to hold, in one sentence.
    let summary: String
    /// What happens where it does not hold.
    let reason: String
    /// Whether it is followed where nothing is configured.
    var isOnByDefault = true
}

/// The forms of a report.
enum FindingFormat: String, CaseIterable {
    case text
    case xcode
    case json
    case sarif
    case github
    case checkstyle
    case junit
    case codeclimate

    /// What each is for, for the help of commands.
    static let summary =
        "text (the default), json, sarif, github, xcode, checkstyle, junit or codeclimate."

    /// The report in this form, except as JSON, whose frame is that of the command.
    func report(of report: FindingReport, terminal: Terminal = .plain, json: () throws -> String) throws -> String {
        switch self {
        case .text: FindingText.report(of: report, terminal: terminal)
        case .xcode: FindingXcode.report(of: report)
        case .json: try json()
        case .sarif: try FindingSARIF.report(of: report)
        case .github: FindingGitHub.report(of: report)
        case .checkstyle: FindingCheckstyle.report(of: report)
        case .junit: FindingJUnit.report(of: report)
        case .codeclimate: try FindingCodeClimate.report(of: report)
        }
    }
}
