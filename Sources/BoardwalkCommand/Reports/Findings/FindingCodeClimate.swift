import AppMap

/// Findings in the form of Code Climate as far as GitLab reads it, which shows them in merge requests.
enum FindingCodeClimate {
    static func report(of report: FindingReport) throws -> String {
        try ReportEncoding.json(zip(report.findings, report.fingerprints).map { finding, fingerprint in
            Issue(
                description: finding.sentence, check_name: finding.rule, fingerprint: fingerprint,
                severity: level(of: finding), categories: [finding.severity == .style ? "Style" : "Bug Risk"],
                content: Issue.Content(body: finding.fullText),
                location: Issue.Location(
                    path: report.repositoryPath(of: finding.location.file), line: finding.location.position.line,
                    column: report.lines.utf16Column(of: finding.location)))
        })
    }

    private static func level(of finding: Finding) -> String {
        switch finding.severity {
        case .crash: "blocker"
        case .broken: "critical"
        case .suspicious: "minor"
        case .style: "info"
        }
    }

    private struct Issue: Encodable {
        struct Content: Encodable {
            let body: String
        }

        struct Location: Encodable {
            struct Lines: Encodable {
                let begin: Int
                let end: Int
            }

            struct Positions: Encodable {
                struct Position: Encodable {
                    let line: Int
                    let column: Int
                }

                let begin: Position
                let end: Position
            }

            let path: String
            let lines: Lines
            let positions: Positions

            init(path: String, line: Int, column: Int) {
                self.path = path
                lines = Lines(begin: line, end: line)
                let position = Positions.Position(line: line, column: column)
                positions = Positions(begin: position, end: position)
            }
        }

        let type = "issue"
        let description: String
        let check_name: String
        let fingerprint: String
        let severity: String
        let categories: [String]
        let content: Content
        let location: Location
    }
}
