import AppMap
import Foundation
import InterfaceBuilder
import Testing

@Suite struct SuppressionsTests {
    private func suppressions(_ text: String) throws(ConfigurationError) -> Suppressions {
        try Suppressions(json: Data(text.utf8))
    }

    private func one(_ members: String) throws -> Suppressions {
        try suppressions("{suppressions: [{rule: 'missing-outlet', file: 'Main.storyboard', reason: 'x', \(members)}]}")
    }

    @Test(arguments: [
        ("", true), ("object: 'a1'", true), ("object: 'a2'", false), ("scene: 'Home'", true), ("scene: 'home'", false),
        ("scene: 'Home@Main'", true), ("scene: 'Home@Shop'", false),
        ("name: 'title'", true), ("name: 'subtitle'", false), ("object: 'a1', scene: 'Home', name: 'title'", true),
        ("object: 'a1', name: 'subtitle'", false),
    ])
    func `a suppression is meant for the findings that have all it names`(members: String, matches: Bool) throws {
        let outcome = try one(members).apply(to: [.fixture(scene: "Home")])
        #expect(outcome.suppressed.count == (matches ? 1 : 0))
        #expect(outcome.kept.count == (matches ? 0 : 1))
        #expect(outcome.unused.count == (matches ? 0 : 1))
    }

    @Test func `other rules and files are not meant`() throws {
        let outcome = try one("").apply(to: [.fixture("other"), .fixture(in: "A/Main.storyboard"), .fixture(in: "main.storyboard")])
        #expect(outcome.kept.count == 3)
    }

    @Test func `one that matches nothing is told at its place, with the nearest rule`() throws {
        let file = try suppressions("""
            // Why these are no faults
            {
              suppressions: [
                {rule: "missing-outlet", file: "{[Main.storyboard", object: 'it\\'s {', reason: "a \\
            b"},
                /* { */ {rule: "mising-outlet", file: "Main.storyboard", object: "a1", reason: "x"},
              ],
            }
            """)
        #expect(file.all.map(\.location.position) == [SourcePosition(line: 4, column: 5), SourcePosition(line: 6, column: 13)])
        let outcome = file.apply(to: [])
        let findings = outcome.unused.map { $0.unusedFinding(rules: ["missing-outlet"]) }
        #expect(findings.map(\.severity) == [.suspicious, .suspicious])
        #expect(findings[0].message.hasSuffix("Remove it, or correct what it names."))
        #expect(findings[1].message == "The suppression of 'mising-outlet' in 'Main.storyboard' (object 'a1') matches no finding, "
            + "so it hides nothing now and might hide a fault later. There is no such rule. Did you mean 'missing-outlet'?")
        #expect(findings[1].location.file == ".boardwalk-suppressions.json")
    }

    @Test(arguments: [
        ("{suppressions: [{file: 'a', reason: 'x'}]}", "suppressions[0]", ConfigurationError.Reason.missingKey("rule")),
        ("{suppressions: [{rule: 'r', reason: 'x'}]}", "suppressions[0]", .missingKey("file")),
        ("{suppressions: [{rule: 'r', file: 'a'}]}", "suppressions[0]", .missingKey("reason")),
        ("{suppressions: [{rule: 'r', file: 'a', reason: ''}]}", "suppressions[0].reason", .emptyValue),
        ("{suppressions: [{rule: 'r', file: 'a', reson: 'x'}]}", "suppressions[0].reson", .unknownKey(nearest: "reason")),
        ("{suppressions: [{rule: 'r', file: 'a', reason: '  '}]}", "suppressions[0].reason", .emptyValue),
        ("{suppressions: [{rule: 'r', file: '../a', reason: 'x'}]}", "suppressions[0].file", .outsideFolder("../a")),
        ("{supressions: []}", "supressions", .unknownKey(nearest: "suppressions")),
    ])
    func `a suppression without a rule, a file or a reason is an error`(
        text: String, keyPath: String, reason: ConfigurationError.Reason
    ) {
        let error = #expect(throws: ConfigurationError.self) { try suppressions(text) }
        #expect(error?.keyPath == keyPath)
        #expect(error?.reason == reason)
    }

    @Test func `a file may be written as the shell does, and one that is not there is told as such`() throws {
        let file = try suppressions("{suppressions: [{rule: 'r', file: './Shop//Main.storyboard', reason: 'x'}]}")
        #expect(file.all.map(\.file) == ["Shop/Main.storyboard"])
        #expect(file.all.first?.unusedFinding(isFileThere: false).message.hasSuffix(
            "There is no such file. Remove it, or correct the path, in which case counts.") == true)
    }

    @Test func `a folder without the file has none`() throws {
        let folder = try TemporaryFolder()
        #expect(try Suppressions(folder: URL(fileURLWithPath: folder.path)).all.isEmpty)
        try folder.write(".boardwalk-suppressions.json", "{suppressions: [{rule: 'r', file: 'a', reason: 'x'}]}")
        #expect(try Suppressions(folder: URL(fileURLWithPath: folder.path)).all.count == 1)
    }
}
