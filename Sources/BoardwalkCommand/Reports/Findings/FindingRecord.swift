import AppMap

/// A finding for programs, in the reports of all commands; the article on the format of findings describes it.
struct FindingRecord: Encodable {
    let rule: String
    let severity: String
    let message: String
    let file: String
    let line: Int
    let column: Int
    let storyboard: String?
    let scene: String?
    let object: ObjectRecord?
    let exception: ExceptionRecord?
    let route: [StepRecord]?
    let related: [RelatedRecord]?
    let devices: [String]?
    let fix: String?
    let fingerprint: String?

    /// - Parameters:
    ///   - fingerprint: a text that no other finding of the report has.
    ///   - fix: what the command can do about it.
    init(_ finding: Finding, fingerprint: String? = nil, fix: String? = nil) {
        rule = finding.rule
        severity = finding.severity.rawValue
        message = finding.message
        file = finding.location.file
        line = finding.location.position.line
        column = finding.location.position.column
        storyboard = finding.storyboard
        scene = finding.scene
        object = finding.object.map { ObjectRecord(kind: $0.kind, id: $0.id, label: $0.label) }
        exception = finding.exception.map(ExceptionRecord.init)
        route = finding.route.isEmpty ? nil : finding.route.map(StepRecord.init)
        related = finding.related.isEmpty ? nil : finding.related.map { RelatedRecord(message: $0.message, place: PlaceRecord($0.location)) }
        devices = finding.devices.isEmpty ? nil : finding.devices
        self.fix = fix
        self.fingerprint = fingerprint
    }

    struct ObjectRecord: Encodable {
        let kind: String
        let id: String?
        let label: String?
    }

    struct RelatedRecord: Encodable {
        let message: String
        let place: PlaceRecord
    }

    struct StepRecord: Encodable {
        let action: String
        let scene: String?
        let content: String?
        let presentation: String?
        let place: PlaceRecord?

        init(_ step: RouteStep) {
            action = step.action
            scene = step.scene
            content = step.content
            presentation = step.presentation
            place = step.location.map { PlaceRecord($0) }
        }
    }
}

/// What UIKit raises, for programs.
struct ExceptionRecord: Encodable {
    let name: String
    let reason: String

    init(_ exception: FindingException) {
        name = exception.name
        reason = exception.reason
    }
}

extension FindingRecord {
    /// The findings of a report in its order.
    static func all(of report: FindingReport) -> [FindingRecord] {
        zip(report.findings, report.fingerprints).map { finding, fingerprint in
            FindingRecord(finding, fingerprint: fingerprint, fix: report.fixes[finding])
        }
    }
}

/// What is not reported, for programs.
struct LeftOutRecord: Encodable {
    let suppressed: Int
    let known: Int
    let unchanged: Int
    let gone: [GoneRecord]

    struct GoneRecord: Encodable {
        let rule: String
        let file: String
        let object: String?
        let names: [String]?
    }

    init(_ leftOut: FindingReport.LeftOut) {
        suppressed = leftOut.suppressed
        known = leftOut.known
        unchanged = leftOut.unchanged
        gone = leftOut.gone.map {
            GoneRecord(rule: $0.rule, file: $0.file, object: $0.object, names: $0.names.isEmpty ? nil : $0.names)
        }
    }
}

/// What `boardwalk check --format json` writes.
struct CheckRecord: Encodable {
    let format = "boardwalk-check"
    let version = 1
    let findings: [FindingRecord]
    let leftOut: LeftOutRecord

    init(_ report: FindingReport) {
        findings = FindingRecord.all(of: report)
        leftOut = LeftOutRecord(report.leftOut)
    }
}
