import AppMap

/// Findings as tests that fail, for build servers that show nothing else.
///
/// A finding that does not make the command fail is a test that passes and says what was found.
enum FindingJUnit {
    static func report(of report: FindingReport) -> String {
        let findings = report.findings
        var text = XMLText.declaration
        text += XMLText.tag("testsuites", [
            "name": "boardwalk", "tests": String(max(1, findings.count)),
            "failures": String(findings.filter(report.fails).count), "errors": "0",
        ]) + "\n"
        for (file, findings) in report.byFile {
            text += "  " + XMLText.tag("testsuite", [
                "name": file, "tests": String(findings.count), "failures": String(findings.filter(report.fails).count),
                "errors": "0", "skipped": "0",
            ]) + "\n"
            for finding in findings {
                text += testCase(finding, report)
            }
            text += "  </testsuite>\n"
        }
        if findings.isEmpty {
            // Some servers take a report without a test for a run that never was.
            text += "  " + XMLText.tag("testsuite", [
                "name": "boardwalk", "tests": "1", "failures": "0", "errors": "0", "skipped": "0",
            ]) + "\n"
            text += "    " + XMLText.tag("testcase", ["classname": "boardwalk", "name": "nothing found"], empty: true) + "\n"
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func testCase(_ finding: Finding, _ report: FindingReport) -> String {
        let name = "\(finding.rule) at \(finding.location.position)" + (finding.object?.id.map { " (\($0))" } ?? "")
        var text = "    " + XMLText.tag("testcase", [
            "classname": finding.location.file, "name": name, "file": report.repositoryPath(of: finding.location.file),
            "line": String(finding.location.position.line),
        ]) + "\n"
        let body = "\(finding.location)\n\(finding.fullText)"
        if report.fails(finding) {
            text += "      " + XMLText.tag("failure", ["message": finding.sentence, "type": finding.severity.rawValue])
            text += XMLText.escaped(body) + "</failure>\n"
        } else {
            text += "      <system-out>\(XMLText.escaped("\(finding.severity.rawValue): \(body)"))</system-out>\n"
        }
        return text + "    </testcase>\n"
    }
}
