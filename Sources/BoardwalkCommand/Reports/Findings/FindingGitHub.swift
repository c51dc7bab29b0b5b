import AppMap

/// Findings as commands of a GitHub workflow, which shows them in the changed files of a pull request.
enum FindingGitHub {
    static func report(of report: FindingReport) -> String {
        report.findings.map { finding in
            let properties = [
                ("file", report.repositoryPath(of: finding.location.file)), ("line", String(finding.location.position.line)),
                ("col", String(report.lines.utf16Column(of: finding.location))),
                ("title", "\(finding.severity.rawValue): \(finding.rule)"),
            ]
            let list = properties.map { "\($0.0)=\(escaped($0.1, inProperty: true))" }.joined(separator: ",")
            return "::\(level(of: finding)) \(list)::\(escaped(finding.fullText, inProperty: false))\n"
        }.joined()
    }

    private static func level(of finding: Finding) -> String {
        switch finding.severity {
        case .crash, .broken: "error"
        case .suspicious: "warning"
        case .style: "notice"
        }
    }

    /// A runner reads commands line by line and decodes these characters, in properties two more.
    private static func escaped(_ text: String, inProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where inProperty: escaped += "%3A"
            case "," where inProperty: escaped += "%2C"
            default: escaped += String(scalar).printable
            }
        }
        return escaped
    }
}
