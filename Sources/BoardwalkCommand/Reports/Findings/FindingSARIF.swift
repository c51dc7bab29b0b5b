import AppMap
import Foundation

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
enum FindingSARIF {
    static func report(of report: FindingReport) throws -> String {
        try ReportEncoding.json(SARIFLog(runs: [run(of: report)]))
    }

    private static func run(of report: FindingReport) -> SARIFLog.Run {
        let worst = Dictionary(report.findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: min)
        let names = worst.keys.sorted()
        let indexes = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
        let rules = names.map { name in
            rule(report.rules[name], named: name, severity: report.rules[name]?.severity ?? worst[name] ?? .broken)
        }
        let results = zip(report.findings, report.fingerprints).map { finding, fingerprint in
            result(of: finding, fingerprint: fingerprint, ruleIndex: indexes[finding.rule] ?? 0, report)
        }
        return SARIFLog.Run(
            tool: .init(driver: .init(
                name: "Boardwalk", semanticVersion: CommandLineTool.version, rules: rules)),
            originalUriBaseIds: [root: .init(uri: directoryURI(report.repository))],
            results: results)
    }

    private static let root = "SRCROOT"

    private static func rule(_ description: RuleDescription?, named name: String, severity: Severity) -> SARIFLog.Rule {
        let summary = description?.summary ?? name
        let reason = description?.reason ?? summary
        return SARIFLog.Rule(
            id: name, name: name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
            shortDescription: .init(text: summary), fullDescription: .init(text: reason),
            help: .init(
                text: "\(summary)\n\n\(reason)\n\n'boardwalk rules \(name)' shows examples.",
                markdown: "**\(summary.asMarkdown)**\n\n\(reason.asMarkdown)\n\n`boardwalk rules \(name)` shows examples."),
            defaultConfiguration: .init(level: severity.level),
            properties: .init(tags: ["storyboard", severity.rawValue], problemSeverity: severity.problemSeverity))
    }

    private static func result(
        of finding: Finding, fingerprint: String, ruleIndex: Int, _ report: FindingReport
    ) -> SARIFLog.Result {
        var text = finding.sentence
        if let exception = finding.exceptionWords {
            text += "\n\(exception)"
        }
        var location = place(finding.location, report)
        let name = [finding.scene, finding.objectWords].compactMap { $0 }.joined(separator: ", ")
        if !name.isEmpty {
            location.logicalLocations = [.init(fullyQualifiedName: name, name: finding.object?.id ?? finding.scene, kind: "object")]
        }
        let related = finding.related.enumerated().map { position, other in
            var location = place(other.location, report)
            location.id = position + 1
            location.message = .init(text: other.message.escapedForSARIF)
            return location
        }
        return SARIFLog.Result(
            ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.level, message: .init(text: text.escapedForSARIF),
            locations: [location], partialFingerprints: ["boardwalkFinding/v1": fingerprint],
            codeFlows: codeFlows(of: finding, report), relatedLocations: related.isEmpty ? nil : related,
            properties: .init(severity: finding.severity.rawValue))
    }

    /// The way to the finding. A step that no element describes stands at the step before, since viewers want a place.
    private static func codeFlows(of finding: Finding, _ report: FindingReport) -> [SARIFLog.CodeFlow]? {
        guard !finding.route.isEmpty else { return nil }
        var last = finding.route.lazy.compactMap(\.location).first ?? finding.location
        let steps = finding.route.map { step in
            last = step.location ?? last
            var location = place(last, report)
            location.message = .init(text: step.words.escapedForSARIF)
            return SARIFLog.Step(location: location)
        }
        return [.init(threadFlows: [.init(locations: steps)])]
    }

    private static func place(_ location: SourceLocation, _ report: FindingReport) -> SARIFLog.Location {
        SARIFLog.Location(physicalLocation: .init(
            artifactLocation: .init(uri: relativeURI(report.repositoryPath(of: location.file)), uriBaseId: root),
            region: .init(
                startLine: max(1, location.position.line), startColumn: max(1, report.lines.utf16Column(of: location)))))
    }

    // MARK: URIs

    private static func relativeURI(_ path: String) -> String {
        let uri = path.percentEncodedPath
        // A colon before the first slash would end a scheme.
        return uri.prefix { $0 != "/" }.contains(":") ? "./" + uri : uri
    }

    private static func directoryURI(_ path: String) -> String {
        "file://" + path.percentEncodedPath + (path.hasSuffix("/") ? "" : "/")
    }
}

extension Severity {
    fileprivate var level: String {
        switch self {
        case .crash, .broken: "error"
        case .suspicious: "warning"
        case .style: "note"
        }
    }

    /// As code scanning on GitHub sorts them.
    fileprivate var problemSeverity: String {
        switch self {
        case .crash, .broken: "error"
        case .suspicious: "warning"
        case .style: "recommendation"
        }
    }
}

extension String {
    fileprivate var percentEncodedPath: String {
        let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/"
        let allowed = Set(unreserved.utf8)
        return utf8.map { byte in
            if allowed.contains(byte) { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }

    /// A message in which `[text](target)` would be a link and braces are places to fill in.
    fileprivate var escapedForSARIF: String {
        let hasLink = unicodeScalars.contains("[") && contains("](")
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "[" where hasLink, "]" where hasLink, "\\" where hasLink: text += "\\" + String(scalar)
            case "{", "}": text += String(scalar) + String(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text so that Markdown shows it as it stands.
    fileprivate var asMarkdown: String {
        var text = ""
        for scalar in unicodeScalars {
            if "\\`*_[]<>#|&".unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
