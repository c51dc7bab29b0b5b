import AppMap
import Testing

@testable import BoardwalkCommand

@Suite struct FindingTextTests {
    private func text(_ findings: [Finding]) -> String {
        FindingText.report(of: FixtureFindings.report(findings))
    }

    @Test func `a finding is shown with its line, its exception, its route and the places that belong to it`() {
        #expect(text([FixtureFindings.crash]) == """
            Shop/Checkout.storyboard · 1 crash

            crash: The segue 'pay' pushes the scene 'Payment', but 'Basket' stands in no navigation controller. Nothing is
                   shown, and on iPad the app stops. Make it a modal presentation, or put Basket in a navigation
                   controller. [push-outside-navigation]
              ┌─ Shop/Checkout.storyboard:4:3 · Basket@Checkout · segue "pay" (g1)
            4 │ <segue destination="dst" kind="show" identifier="pay" id="g1"/>
              │ ^~~~~~
              ├─ UIKit raises NSGenericException: Could not find a navigation controller.
              ├─ How a user gets there:
              │    1. start the app → Home@Main
              │    2. tap the button "Basket" → Basket@Checkout, presented  Shop/Main.storyboard:9:5
              │    3. tap the button "Pay"  Shop/Checkout.storyboard:4:3
              └─ Shop/Checkout.storyboard:5:9: the scene that is pushed

            1 finding in 1 file: 1 crash.

            """)
    }

    @Test func `findings are grouped by file and counted by severity`() {
        let output = text(FixtureFindings.all)
        #expect(output.contains("Shop/Checkout.storyboard · 1 crash, 1 suspicious\n"))
        #expect(output.hasSuffix("4 findings in 3 files: 1 crash, 1 broken, 1 suspicious, 1 style.\n"))
    }

    @Test func `the caret stands under the column, whatever letters are before it`() throws {
        let lines = text([FixtureFindings.suspicious]).split(separator: "\n").map(String.init)
        let position = try #require(lines.firstIndex { $0.contains("Zürich") })
        let before = try #require(lines[position].range(of: "<label text=\"Bern\""))
        let caret = try #require(lines[position + 1].firstIndex(of: "^"))
        #expect(String(lines[position + 1][..<caret]).columns == String(lines[position][..<before.lowerBound]).columns)
    }

    @Test(arguments: [1, 61, 502, 1201, 2301, 9998])
    func `a long line is cut around the column`(column: Int) throws {
        let line = (0..<2500).map { "<\($0 % 10)é" }.joined()
        var report = FindingReport(
            [Finding(rule: "r", severity: .broken, message: "m", location: FixtureFindings.place("a", 1, column))], root: "/")
        report.lines = SourceLines(of: report.findings.map(\.location)) { _ in Array(line.utf8) }
        let lines = FindingText.report(of: report).split(separator: "\n").map(String.init)
        let shown = try #require(lines.first { $0.hasPrefix("1 │ ") })
        let marks = try #require(lines.last { $0.hasPrefix("  │ ") })
        #expect(shown.columns <= TextReport.width)
        #expect(marks.columns <= TextReport.width)
        let index = line.utf8.index(line.startIndex, offsetBy: column - 1)
        let expected = line.unicodeScalars[index...].prefix(10)
        let caret = try #require(marks.firstIndex(of: "^"))
        #expect(shown.dropFirst(marks.distance(from: marks.startIndex, to: caret)).unicodeScalars.starts(with: expected))
    }

    @Test func `no name begins a line of its own`() {
        let output = text([Finding(
            rule: "r", severity: .crash, message: "There is no outlet 'a\n::error::pwn'. Add it.",
            location: FixtureFindings.place("a", 1, 1))])
        #expect(output.contains("'a␊::error::pwn'"))
        #expect(!output.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    }

    @Test func `a narrow screen gets narrow lines, a wide one and a file the same`() {
        let long = Finding(
            rule: "r", severity: .broken, message: String(repeating: "word ", count: 60), location: FixtureFindings.place("a", 1, 1))
        func width(_ columns: Int, isScreen: Bool) -> Int {
            var terminal = Terminal.plain
            (terminal.width, terminal.isScreen) = (columns, isScreen)
            let lines = FindingText.report(of: FindingReport([long], root: "/"), terminal: terminal).split(separator: "\n")
            return lines.map { String($0).columns }.max() ?? 0
        }
        #expect(width(50, isScreen: true) <= 50)
        #expect(width(50, isScreen: false) == width(300, isScreen: true))
        #expect(width(300, isScreen: true) > 100)
    }

    @Test func `nothing found says where, and what is left out says why`() {
        var report = FindingReport([], root: "/")
        report.subject = "2 storyboards"
        #expect(FindingText.report(of: report) == "Nothing found in 2 storyboards.\n")
        report.leftOut = .init(
            suppressed: 1, known: 2, gone: [FindingIdentity(rule: "r", file: "Main.storyboard", object: "x", names: [])],
            unchanged: 3)
        #expect(FindingText.report(of: report) == """
            Nothing found in 2 storyboards.
            Not shown: 1 suppressed, 2 known from the baseline, 3 that were there before, in files that have not changed.
            Gone since the baseline: r in Main.storyboard (x). Write the baseline anew, so that they cannot come back
            unseen.

            """)
    }

    @Test func `a terminal sees colour, a pipe does not`() {
        let report = FixtureFindings.report()
        #expect(FindingText.report(of: report, terminal: Terminal(showsColor: true)).contains("\u{1B}[1;31mcrash:\u{1B}[0m"))
        #expect(!FindingText.report(of: report).contains("\u{1B}"))
    }

    @Test(arguments: hostileTitles)
    func `no text steers the terminal, and no line is wider than its place needs`(title: String) {
        let finding = FixtureFindings.hostile(title)
        var report = FindingReport([finding], root: "/")
        report.lines = SourceLines(of: [finding.location]) { _ in Array(title.utf8) }
        let output = FindingText.report(of: report)
        #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || String($0).printable == String($0) })
        #expect(output.utf8.count < 200_000)
    }
}
