import AppMap
import InterfaceBuilder
import Testing

@testable import Checks

@Suite struct RuleExampleTests {
    @Test("The examples of a rule that break it are reported where they mark", arguments: Rule.all)
    func wrongExamples(of rule: Rule) throws {
        #expect(!rule.wrong.isEmpty)
        for example in rule.wrong {
            let findings = try findings(of: rule, in: example)
            #expect(findings.map(\.place) == example.markedPlaces, "\(rule.name): \(findings.map(\.text))")
            #expect(!example.markedPlaces.isEmpty)
        }
    }

    @Test("The examples of a rule that keep it are not reported", arguments: Rule.all)
    func rightExamples(of rule: Rule) throws {
        #expect(!rule.right.isEmpty)
        for example in rule.right {
            #expect(try findings(of: rule, in: example).map(\.text) == [])
        }
    }

    private func findings(of rule: Rule, in example: RuleExample) throws -> [Finding] {
        let folder = try TemporaryFolder(example.files.map { ($0.path, $0.text) })
        return CheckReport(
            of: try AppFolder(at: folder.path),
            settings: [rule.name: RuleSettings(isOn: true, options: example.options)], rules: [rule]
        ).findings
    }
}

extension Finding {
    var place: String { location.description }
    var text: String { "\(location): \(message)" }
}

extension RuleExample {
    var markedPlaces: [String] {
        files.flatMap { file in
            file.marks.map { mark in
                let before = file.text.utf8.prefix(mark)
                let line = before.count { $0 == UInt8(ascii: "\n") } + 1
                let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
                return SourceLocation(file: file.path, position: SourcePosition(line: line, column: column))
            }
        }.sorted().map(\.description)
    }
}

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { name }
}
