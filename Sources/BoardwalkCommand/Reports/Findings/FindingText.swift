import AppMap

/// Findings as text for people.
enum FindingText {
    static func report(of report: FindingReport, terminal: Terminal = .plain) -> String {
        var text = TextReport(for: terminal)
        for (file, findings) in report.byFile {
            text.addGap()
            text.add([StyledText(file.truncated(to: longestPlace), .heading), StyledText(findings.severityCounts, .secondary)].joined())
            for finding in findings {
                text.addGap()
                add(finding, report, to: &text)
            }
        }
        text.addGap()
        for line in summary(of: report) {
            text.add(wrapping: line)
        }
        return text.rendered(for: terminal)
    }

    /// Places stay in one line, so that they can be copied and clicked; this is more than a path needs.
    private static let longestPlace = 400

    // MARK: One finding

    private static func add(_ finding: Finding, _ report: FindingReport, to text: inout TextReport) {
        let severity = finding.severity.rawValue + ":"
        let indent = StyledText(String(repeating: " ", count: severity.count + 1))
        let message = "\(finding.message) [\(finding.rule)]".truncated(to: 20 * TextReport.width)
        // Nothing that a name holds begins a line of its own, which a build server might take for a command.
        let lines = message.printable.wrapped(to: text.width - severity.count - 1)
        for (position, line) in lines.enumerated() {
            let beginning = position == 0 ? StyledText(severity, finding.severity.style) + " " : indent
            text.add(beginning + StyledText(line))
        }
        let gutter = String(finding.location.position.line).count
        let blank = String(repeating: " ", count: gutter)
        let place = StyledText("\(blank) ┌─ ", .secondary) + StyledText(finding.location.description.truncated(to: longestPlace), .link)
        text.add(
            [place, StyledText(sceneWords(of: finding).truncated(to: 60)), StyledText((finding.objectWords ?? "").truncated(to: 80))]
                .joined())
        if let line = report.lines[finding.location] {
            let excerpt = LineExcerpt(line, width: text.width - gutter - 3)
            let number = StyledText("\(finding.location.position.line) │ ", .secondary)
            let bar = StyledText("\(blank) │ ", .secondary)
            text.add(number + StyledText(excerpt.text))
            text.add(bar + StyledText(excerpt.marks, finding.severity.style))
        }
        let notes = notes(of: finding, report)
        for (position, note) in notes.enumerated() {
            let isLast = position == notes.count - 1
            text.add(wrapping: note.text, after: StyledText("\(blank) \(isLast ? "└" : "├")─ ", .secondary), then: StyledText(
                "\(blank) \(isLast ? " " : "│")  ", .secondary))
            let inner = StyledText("\(blank) \(isLast ? " " : "│")    ", .secondary)
            for line in note.lines {
                let step = inner + StyledText(line.text.truncated(to: TextReport.width))
                let place = StyledText(line.place, .secondary)
                if step.columns + 2 + place.columns <= text.width {
                    text.add(place.columns == 0 ? step : step + "  " + place)
                } else {
                    text.add(step)
                    text.add(inner + "   " + place)
                }
            }
        }
    }

    /// A scene that has no name is called by its object id, which is not told twice.
    private static func sceneWords(of finding: Finding) -> String {
        guard let scene = finding.scene else { return "" }
        return finding.object?.id.map { scene.hasPrefix($0 + "@") } ?? false ? "" : scene
    }

    private struct Note {
        var text: String
        var lines: [(text: String, place: String)] = []
    }

    private static func notes(of finding: Finding, _ report: FindingReport) -> [Note] {
        var notes: [Note] = []
        if let exception = finding.exceptionWords {
            notes.append(Note(text: exception))
        }
        if !finding.route.isEmpty {
            let width = String(finding.route.count).count
            let steps = finding.route.enumerated().map { position, step in
                let number = String(position + 1)
                let blank = String(repeating: " ", count: width - number.count)
                return ("\(blank)\(number). \(step.words)", step.location?.description.truncated(to: longestPlace) ?? "")
            }
            notes.append(Note(text: "How a user gets there:", lines: steps))
        }
        notes += finding.related.map { Note(text: "\($0.location): \($0.message)") }
        if let fix = report.fixes[finding] {
            notes.append(Note(text: "--fix can put it right: \(fix)."))
        }
        return notes
    }

    // MARK: The whole

    private static func summary(of report: FindingReport) -> [String] {
        var lines: [String] = []
        if report.findings.isEmpty {
            lines.append("Nothing found" + (report.subject.isEmpty ? "." : " in \(report.subject)."))
        } else {
            let files = Set(report.findings.map(\.location.file)).count.words("file", "files")
            lines.append("\(report.findings.count.words("finding", "findings")) in \(files): \(report.findings.severityCounts).")
        }
        let left = report.leftOut
        let parts = [
            left.suppressed == 0 ? nil : "\(left.suppressed) suppressed",
            left.known == 0 ? nil : "\(left.known) known from the baseline",
            left.unchanged == 0 ? nil : "\(left.unchanged) that were there before, in files that have not changed",
        ].compactMap { $0 }
        if !parts.isEmpty {
            lines.append("Not shown: \(parts.joined(separator: ", ")).")
        }
        if !left.gone.isEmpty {
            let shown = left.gone.prefix(shownGone).map { "\($0.rule) in \($0.file)" + ($0.object.map { " (\($0))" } ?? "") }
            let more = left.gone.count > shownGone ? ", and \(left.gone.count - shownGone) more" : ""
            lines.append(
                "Gone since the baseline: \(shown.joined(separator: ", "))\(more). "
                    + "Write the baseline anew, so that they cannot come back unseen.")
        }
        return lines
    }

    private static let shownGone = 10
}

extension Severity {
    var style: Style {
        switch self {
        case .crash, .broken: .fault
        case .suspicious: .warning
        case .style: .secondary
        }
    }
}

/// What fits on a screen of a line, and the marks under its place.
struct LineExcerpt {
    let text: String
    let marks: String

    init(_ line: SourceLine, width: Int) {
        var before = Array(String(line.before).withBlanks.printable.unicodeScalars)
        let behind = String(line.behind).withBlanks.printable
        var isCutBefore = line.bytesBefore > 0
        if !isCutBefore {
            before = Array(before.drop { $0 == " " })
        }
        // Before the place, a third of the width tells enough.
        let room = behind.columns + before.columns <= width && !line.isCut ? width : width / 3
        var kept = 0
        let start = before.indices.reversed().first { index in
            kept += String(before[index]).columns
            return kept > room
        }
        if let start {
            before.removeSubrange(...start)
            isCutBefore = true
        }
        let beginning = (isCutBefore ? "…" : "") + String(String.UnicodeScalarView(before))
        let end = behind.truncated(to: width - beginning.columns)
        let isCutBehind = line.isCut && !end.hasSuffix("…")
        text = beginning + end + (isCutBehind ? "…" : "")
        let token = behind.unicodeScalars.dropFirst().prefix { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "-"
        }
        let length = min(String(String.UnicodeScalarView(token)).columns, max(0, end.columns - 1))
        marks = String(repeating: " ", count: beginning.columns) + "^" + String(repeating: "~", count: length)
    }
}

extension String {
    /// The text with a blank for each tab, so that what stands below can be aligned.
    fileprivate var withBlanks: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\t" ? " " : $0 }))
    }
}

extension [Unicode.Scalar] {
    fileprivate var columns: Int { String(String.UnicodeScalarView(self)).columns }
}
