import AppMap
import InterfaceBuilder
import Testing

@testable import BoardwalkCommand

@Suite("Findings as XML")
struct FindingXMLFormatTests {
    @Test func `Checkstyle lists the errors of each file`() throws {
        let root = try Document(FindingCheckstyle.report(of: FixtureFindings.report())).root
        #expect(root.name == "checkstyle")
        #expect(root.children("file").map { $0["name"] } == [
            "A folder/50%:ü.storyboard", "Main.storyboard", "Shop/Checkout.storyboard",
        ])
        let errors = root.children("file").flatMap { $0.children("error") }
        #expect(errors.map { $0["severity"] } == ["error", "info", "error", "warning"])
        #expect(errors.map { $0["source"] }.last == "boardwalk.ambiguous-view")
        #expect(errors.map { $0["column"] } == ["1", "1", "3", "42"])
        #expect(errors[2]["message"]?.contains("\n2. tap the button \"Basket\" → Basket@Checkout, presented") == true)
    }

    @Test func `JUnit counts as failures what makes the command fail`() throws {
        let root = try Document(FindingJUnit.report(of: FixtureFindings.report())).root
        #expect(root["tests"] == "4")
        #expect(root["failures"] == "2")
        let cases = root.children("testsuite").flatMap { $0.children("testcase") }
        #expect(cases.map { $0.child("failure")?["type"] } == ["broken", nil, "crash", nil])
        #expect(cases[1].child("system-out")?.text == "style: Main.storyboard:1:1\nThere are 3 scenes.")
        #expect(cases[2]["name"] == "push-outside-navigation at 4:3 (g1)")
    }

    @Test func `JUnit without a finding is one test that passes`() throws {
        let root = try Document(FindingJUnit.report(of: FindingReport([], root: "/"))).root
        #expect(root["tests"] == "1")
        #expect(root.child("testsuite")?.child("testcase")?["name"] == "nothing found")
        #expect(try Document(FindingCheckstyle.report(of: FindingReport([], root: "/"))).root.children.first { _ in true } == nil)
    }

    @Test(arguments: hostileTitles + ["\u{FFFE}\u{0}\u{B}", "]]>"])
    func `whatever a name holds, the report is well formed`(title: String) throws {
        let report = FindingReport([FixtureFindings.hostile(title)], root: "/")
        #expect(throws: Never.self) { try Document(FindingCheckstyle.report(of: report)) }
        #expect(throws: Never.self) { try Document(FindingJUnit.report(of: report)) }
    }
}
