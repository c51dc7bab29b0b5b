import AppMap

/// Findings in the form of Checkstyle, which many build servers and review bots read.
enum FindingCheckstyle {
    static func report(of report: FindingReport) -> String {
        var text = XMLText.declaration + "<checkstyle version=\"4.3\">\n"
        for (file, findings) in report.byFile {
            text += "  " + XMLText.tag("file", ["name": report.repositoryPath(of: file)]) + "\n"
            for finding in findings {
                text += "    " + XMLText.tag("error", [
                    "line": String(finding.location.position.line),
                    "column": String(report.lines.utf16Column(of: finding.location)),
                    "severity": level(of: finding), "message": finding.fullText, "source": "boardwalk.\(finding.rule)",
                ], empty: true) + "\n"
            }
            text += "  </file>\n"
        }
        return text + "</checkstyle>\n"
    }

    private static func level(of finding: Finding) -> String {
        switch finding.severity {
        case .crash, .broken: "error"
        case .suspicious: "warning"
        case .style: "info"
        }
    }
}
