import AppMap
import SourceIndex
import Walker

/// What a check of a folder comes to, before anything is left out of it.
struct CheckResult: Equatable {
    /// In the order of reports.
    var findings: [Finding]
    /// What can be put right by the command, as in `set the module to 'Shop'`.
    var fixes: [Finding: String]
    /// What was looked at, as in `2 storyboards and 1 xib`.
    var subject: String
    /// What a user should know beside it, in lines; empty where there is nothing.
    var notes: String

    init(findings: [Finding], fixes: [Finding: String], subject: String, notes: String = "") {
        self.findings = findings
        self.fixes = fixes
        self.subject = subject
        self.notes = notes
    }

    // MARK: Keeping

    func write(to writer: inout ByteWriter) {
        writer.write(subject)
        writer.write(notes)
        writer.write(findings) {
            $1.write(to: &$0)
            $0.write(fixes[$1])
        }
    }

    init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
        subject = try reader.text()
        notes = try reader.text()
        let kept = try reader.list { (reader) throws(ByteReader.Malformed) in
            (finding: try Finding(from: &reader), fix: try reader.optionalText())
        }
        findings = kept.map(\.finding)
        fixes = [:]
        for (finding, fix) in kept { fixes[finding] = fix }
    }
}

/// What a walk found, and what it asked of the app's sources.
struct KeptWalk: Equatable {
    let answers: [HandedWalk.Answer]
    let findings: [Finding]

    init(answers: [HandedWalk.Answer], findings: [Finding]) {
        self.answers = answers
        self.findings = findings
    }

    // MARK: Keeping

    func write(to writer: inout ByteWriter) {
        writer.write(answers) {
            $0.write($1.className)
            $0.write($1.action)
            $0.write($1.hasAction) { $0.write($1) }
        }
        writer.write(findings) { $1.write(to: &$0) }
    }

    init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
        answers = try reader.list { (reader) throws(ByteReader.Malformed) in
            HandedWalk.Answer(
                className: try reader.text(), action: try reader.text(),
                hasAction: try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.flag() })
        }
        findings = try reader.list { (reader) throws(ByteReader.Malformed) in try Finding(from: &reader) }
    }
}
