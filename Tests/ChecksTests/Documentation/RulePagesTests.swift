import AppMap
import Foundation
import Testing

@testable import Checks

/// The documentation of the rules is made of what they say of themselves.
@Suite struct RulePagesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Checks/Checks.docc")

    /// Run with BOARDWALK_WRITE_GOLDEN=1 to write the pages anew; then read what has changed.
    @Test func `The documentation has what the rules say of themselves, and nothing else`() throws {
        let rules = Self.folder.appendingPathComponent("Rules")
        let pages = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.name + ".md", RulePage(of: $0).text) })
        if ProcessInfo.processInfo.environment["BOARDWALK_WRITE_GOLDEN"] != nil {
            try? FileManager.default.removeItem(at: rules)
            try FileManager.default.createDirectory(at: rules, withIntermediateDirectories: true)
            for (name, text) in pages { try Data(text.utf8).write(to: rules.appendingPathComponent(name)) }
            try Data(RulePage.list.utf8).write(to: Self.folder.appendingPathComponent("Rules.md"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: rules.path).sorted() == pages.keys.sorted())
        for (name, text) in pages {
            #expect(try String(contentsOf: rules.appendingPathComponent(name), encoding: .utf8) == text, "\(name)")
        }
        #expect(try String(contentsOf: Self.folder.appendingPathComponent("Rules.md"), encoding: .utf8) == RulePage.list)
    }

    @Test func `The tables of other tools' rules name rules that there are`() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("Rivals.md"), encoding: .utf8)
        let tables = text.components(separatedBy: "\n### ").dropFirst().map { table in
            table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        }
        #expect(tables.prefix(2).map(\.count) == [19, 24])
        #expect(tables.count == 9)
        for row in tables.joined() {
            let answer = row.split(separator: "|")[1]
            #expect(answer.contains("<doc:") || answer.hasPrefix(" no rule: "), "\(row)")
        }
        for answer in text.matches(of: /<doc:([a-z0-9-]+)>/).map({ String($0.1) }) {
            #expect(Rule.named(answer) != nil, "\(answer)")
        }
    }
}

/// The page of a rule.
private struct RulePage {
    let rule: Rule

    init(of rule: Rule) {
        self.rule = rule
    }

    var text: String {
        let parts = ["# \(rule.name)", rule.summary, "## Overview", facts, rule.reason] + optionParts
            + ["## Examples", "### Reported", "`↓` stands before each place that is reported."]
            + rule.wrong.map(example) + ["### Not reported"] + rule.right.map(example)
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The list of all rules.
    static var list: String {
        let sections = Severity.allCases.map { severity in
            let rows = Rule.all.filter { $0.severity == severity }
                .map { "| <doc:\($0.name)> | \($0.summary) |" }
            return "## \(severity.rawValue.capitalized)\n\n\(Self.meaning[severity] ?? "")\n\n| rule | what has to hold |\n|---|---|\n"
                + rows.joined(separator: "\n")
        }
        return "# Rules\n\nEvery rule, by how bad it is where it is broken.\n\n" + sections.joined(separator: "\n\n") + "\n"
    }

    private static let meaning: [Severity: String] = [
        .crash: "An exception or a trap follows: the app stops.",
        .broken: "Something does not work, without a word.",
        .suspicious: "Something is likely not meant so.",
        .style: "Something is not as a team has agreed to have it. All of these are off by default.",
    ]

    private var facts: String {
        let state = rule.isOnByDefault ? "on" : "off"
        let needs = rule.needs.contains(.sources) ? " · needs the app's sources" : ""
        let consults = rule.consults.contains(.sources) ? " · asks the app's sources where they are there" : ""
        let fix = rule.isFixable ? " · `--fix` can put it right" : ""
        return "Severity: **\(rule.severity.rawValue)** · \(state) by default\(needs)\(consults)\(fix)"
    }

    private var optionParts: [String] {
        guard !rule.options.isEmpty else { return [] }
        let rows = rule.options.map { "| `\($0.name)` | \($0.standard.typeName) | `\($0.standard.json)` | \($0.summary) |" }
        return ["## Options", "| key | value | default | |\n|---|---|---|---|\n" + rows.joined(separator: "\n")]
    }

    private func example(_ example: RuleExample) -> String {
        let options = example.options.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.json)" }
        let settings = options.isEmpty ? [] : ["With the options `{\(options.joined(separator: ", "))}`:"]
        let files = example.files.map { file in "`\(file.path)`\n\n```\(Self.language(of: file.path))\n\(file.marked)```" }
        return (settings + files).joined(separator: "\n\n")
    }

    private static func language(of path: String) -> String {
        let name = String(path.split(separator: ".").last ?? "")
        return ["json": "json", "swift": "swift", "h": "objc", "m": "objc", "pbxproj": ""][name] ?? "xml"
    }
}

extension RuleExample.File {
    /// The content with its marks.
    fileprivate var marked: String {
        var bytes = Array(text.utf8)
        for mark in marks.reversed() { bytes.insert(contentsOf: "↓".utf8, at: mark) }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? text : text + "\n"
    }
}

extension OptionValue {
    /// As a configuration would write the value.
    fileprivate var json: String {
        switch self {
        case .flag(let value): String(value)
        case .number(let value): value.shortText
        case .text(let value): "\"\(value)\""
        case .texts(let values): "[" + values.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        case .table(let table):
            "{" + table.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(OptionValue.texts($0.value).json)" }.joined(separator: ", ") + "}"
        }
    }
}
