import AppMap
import Checks
import Foundation

/// `boardwalk check`: everything that is wrong with an app's storyboards, before it runs.
enum CheckCommand: Command {
    static let description = CommandDescription(
        name: "check",
        summary: "Tells everything that is wrong with an app's storyboards and xibs, before it runs.",
        operands: [
            .init(name: "PATH", summary: "The app's folder, its project or one document; without it, this folder.")
        ],
        options: [
            .init(
                names: ["--format"], value: "FORMAT", choices: FindingFormat.allCases.map(\.rawValue),
                summary: FindingFormat.summary),
            .init(names: ["-o", "--output"], value: "FILE", summary: "Writes to a file instead of the terminal."),
            .init(names: ["--app"], value: "NAME", summary: "Only the files of this app or extension: NAME, or PROJECT/NAME of several."),
            .init(names: ["--only"], value: "RULES", summary: "Only these rules, with commas between, also those that are off."),
            .init(
                names: ["--fail-on"], value: "SEVERITY", choices: Severity.allCases.map(\.rawValue) + ["never"],
                summary: "Findings of this severity or worse make the status 1; 'broken' by default, or 'never'."),
            .init(names: ["--baseline"], value: "FILE", summary: "Only what is not in this baseline; see --write-baseline."),
            .init(names: ["--write-baseline"], value: "FILE", summary: "Writes all that is found now, so that --baseline leaves it out."),
            .init(names: ["--changed-since"], value: "REV", summary: "Only what is new since this revision, or in files changed since."),
            .init(names: ["--no-walk"], summary: "Reads the files alone and does not run the app's flows; see 'walk'."),
            .init(names: ["--no-cache"], summary: "Reads everything anew, and keeps nothing in the user's cache folder."),
            .init(names: ["--fix"], summary: "Puts right what has one safe answer, then reports the rest."),
            .init(names: ["--dry-run"], summary: "With --fix: shows what would change, as a difference for 'git apply'."),
            .init(
                names: ["--all"], summary: "Also what git ignores, hidden folders, Pods, Carthage and build folders."),
        ],
        discussion: """
            Each finding names the rule that is broken, how bad that is, the place, what happens at run time, and what to
            do. 'boardwalk rules' lists the rules, 'boardwalk rules NAME' explains one.
              crash       an exception or a trap follows
              broken      something silently does not work
              suspicious  something is likely not meant so
              style       something is not as a team has agreed; these rules are off unless .boardwalk.json has them

            The app's Swift and Objective-C files are read too, and compared with what documents name and connect. What was
            read of them and what was found is kept in the user's cache folder, which may be deleted at any time; what has
            not changed is not read again.

            The files are read, and every flow is run as 'boardwalk walk' does it: what a user would meet is told with the
            steps that lead there.

            The file .boardwalk.json in the app's folder switches rules on and off, for all files or some. The file
            .boardwalk-suppressions.json beside it lists single findings that are no fault, each with the reason; one that
            matches nothing is reported. For an old app, write a baseline once and check against it: then only new
            findings are reported. --changed-since does so against git's history: the app is checked as it is and, if
            anything is found in files that have not changed, once more as it was, which takes as long again.

            The exit status is 1 if there is a finding of severity broken or worse, or of what --fail-on says; other
            findings are shown and fail nothing. It is 2 if the check could not be carried out.
            """,
        examples: [
            ("boardwalk check", "the app in this folder"),
            ("boardwalk check --changed-since origin/main", "what a branch brings, and what is in the files it changes"),
            ("boardwalk check --write-baseline .boardwalk-baseline.json", "all there is now becomes known"),
            ("boardwalk check --baseline .boardwalk-baseline.json", "only what is new"),
            ("boardwalk check --fix --dry-run", "what could be put right, as a difference"),
            ("boardwalk check --format sarif -o boardwalk.sarif", "for code scanning on GitHub and elsewhere"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        try refuseContradictions(in: arguments)
        let path = arguments.operands.first ?? "."
        let check = try FolderCheck(at: path, arguments)
        var report: FindingReport
        var notes: String
        if arguments.has("--fix") {
            let (folder, result, fixes) = try check.carryOut(in: terminal)
            (report, notes) = try Self.report(of: result, check, arguments, terminal)
            let fixing = try Fixing(report.findings, fixes: fixes, in: folder)
            if arguments.has("--dry-run") {
                let text = fixing.documents.isEmpty
                    ? "Nothing can be put right by itself.\n" : fixing.difference(isShown: terminal.isScreen && arguments.value("--output") == nil)
                return try .report(text, to: arguments.value("--output"), status: report.status)
            }
            try fixing.write()
            notes += fixing.report
            if !fixing.documents.isEmpty {
                let check = try FolderCheck(at: path, arguments)
                (report, _) = try Self.report(of: check.result(in: terminal), check, arguments, terminal)
            }
            report.fixes = [:]
        } else {
            (report, notes) = try Self.report(of: check.result(in: terminal), check, arguments, terminal)
        }
        if let file = arguments.value("--write-baseline") {
            let baseline = Baseline(report.findings)
            try OutputFile.write(try baseline.json(), to: file)
            let count = report.findings.count.words("finding", "findings")
            return Outcome(status: .clean, errors: notes + "The baseline '\(file.printable)' knows \(count).\n")
        }
        let format = arguments.value("--format").flatMap(FindingFormat.init) ?? .text
        let output = arguments.value("--output")
        report = report.readingLines()
        let text = try format.report(of: report, terminal: output == nil ? terminal : .plain) {
            try ReportEncoding.json(CheckRecord(report))
        }
        return try .report(text, to: output, status: report.status, warning: notes)
    }

    private static func refuseContradictions(in arguments: Arguments) throws {
        if arguments.has("--dry-run"), !arguments.has("--fix") {
            throw UsageError("'--dry-run' says nothing without '--fix'", command: description)
        }
        if arguments.has("--dry-run"), let format = arguments.value("--format"), format != "text" {
            throw UsageError("a dry run shows a difference and no findings, so '--dry-run' goes without '--format \(format)'", command: description)
        }
        if arguments.value("--write-baseline") != nil {
            for option in ["--baseline", "--changed-since", "--only", "--app", "--no-walk"]
            where arguments.value(option) != nil || arguments.has(option) {
                throw UsageError("a baseline knows all findings, so '--write-baseline' goes without '\(option)'", command: description)
            }
            if arguments.has("--dry-run") {
                throw UsageError("'--write-baseline' goes without '--dry-run'", command: description)
            }
        }
    }

    /// What is to be reported of a check, and what a user should know of it.
    private static func report(
        of result: CheckResult, _ check: FolderCheck, _ arguments: Arguments, _ terminal: Terminal
    ) throws -> (FindingReport, notes: String) {
        let suppressions = try Suppressions(folder: URL(fileURLWithPath: check.root))
        func unsuppressed(_ found: [Finding]) -> (findings: [Finding], suppressedCount: Int) {
            let applied = suppressions.apply(to: found)
            // Of an app alone it cannot be told what matches nothing.
            let unused = arguments.value("--app") == nil ? Self.unused(applied.unused, in: check) : []
            return (applied.kept + unused, applied.suppressed.count)
        }
        var leftOut = FindingReport.LeftOut()
        let now = unsuppressed(result.findings)
        var findings = now.findings
        leftOut.suppressed = now.suppressedCount
        var notes = result.notes
        if let revision = arguments.value("--changed-since") {
            let branch = try BranchFindings(findings, in: check.scan, since: revision) { path in
                unsuppressed(try check.findings(inEarlierFolderAt: path, in: terminal)).findings
            }
            leftOut.unchanged = branch.unchangedCount
            findings = branch.findings
            notes += branch.note
        }
        if let file = arguments.value("--baseline") {
            let comparison = try baseline(in: file).compare(findings.sorted(by: Finding.inReportOrder))
            leftOut.known = comparison.known.count
            // What was not looked at is not gone.
            let sawAll = ["--only", "--app", "--changed-since"].allSatisfy { arguments.value($0) == nil } && !arguments.has("--no-walk")
            leftOut.gone = sawAll ? comparison.gone : []
            findings = comparison.new
        }
        var report = FindingReport(findings, root: check.root)
        report.repository = GitRepository.containing(check.root)?.folder ?? check.root
        report.subject = result.subject
        report.rules = RuleCatalog.standard.descriptions
        report.failing = arguments.value("--fail-on").map { Severity(rawValue: $0) } ?? .broken
        report.leftOut = leftOut
        let reported = Set(findings)
        report.fixes = result.fixes.filter { reported.contains($0.key) }
        return (report, notes)
    }

    private static func baseline(in file: String) throws -> Baseline {
        guard FileManager.default.fileExists(atPath: file) else {
            throw CommandFailure(
                description: "there is no baseline '\(file)'; '--write-baseline \(file)' writes what is found now as one.")
        }
        return try Baseline(contentsOf: file)
    }

    /// Suppressions that match nothing, of rules that were followed or that there are not.
    private static func unused(_ suppressions: [Suppression], in check: FolderCheck) -> [Finding] {
        let names = RuleCatalog.standard.all.map(\.name)
        return suppressions
            .filter { suppression in
                guard let rule = RuleCatalog.standard.named(suppression.rule) else { return true }
                return check.selection.follows(rule) && (check.isWalked || Rule.named(rule.name) != nil || rule.name == Suppressions.unusedRule)
            }
            .compactMap { check.selection.adjusted($0.unusedFinding(rules: names, isFileThere: check.scan.contains($0.file))) }
    }
}
