import AppMap

/// Findings as compilers write them, which Xcode shows beside the line when a build phase prints them.
enum FindingXcode {
    static func report(of report: FindingReport) -> String {
        report.findings.map { finding in
            let path = report.root + "/" + finding.location.file
            let place = "\(path):\(finding.location.position)"
            let scene = finding.scene.map { " (\($0))" } ?? ""
            // What a build phase prints is read line by line, so nothing may end one.
            return "\(place): \(level(of: finding)): \(finding.sentence)\(scene) [\(finding.rule)]".printable + "\n"
        }.joined()
    }

    /// Xcode stops a build at errors. It has nothing below a warning that it would show.
    private static func level(of finding: Finding) -> String {
        switch finding.severity {
        case .crash, .broken: "error"
        case .suspicious, .style: "warning"
        }
    }
}
