import AppMap
import InterfaceBuilder
import Testing

@testable import Checks

@Suite struct FixTests {
    /// The examples in which findings have fixes.
    private static let rules = Rule.all.filter { fixable.contains($0.name) }
    private static let fixable = [
        "missing-storyboard", "missing-scene", "stale-tie-breaker", "misspelled-module", "duplicate-constraint",
        "module-of-classes", "inherited-module", "stale-module",
    ]

    /// Rules whose findings have one safe answer only at times.
    private static let fixableInPart = ["unknown-class", "stand-in-class"]

    @Test func `A Swift class that is named without its module gets it`() throws {
        let example = Rule.unknownClass.wrong[0]
        let folder = try TemporaryFolder(example.files.map { ($0.path, $0.text) })
        let before = try Self.report(of: .unknownClass, in: folder, example)
        let fix = try #require(before.findings.compactMap { before.fixes[$0] }.first)
        var document = try Document(contentsOf: folder.path + "/Main.storyboard")
        try fix.apply(to: &document)
        try document.write(to: folder.path + "/Main.storyboard")
        #expect(try Self.report(of: .unknownClass, in: folder, example).findings.count == before.findings.count - 1)
    }

    @Test func `What is done to an Objective-C class with a module is said`() throws {
        let folder = try TemporaryFolder([
            ("Home.m", "@interface HomeController : UIViewController\n@property IBOutlet UIView *panel;\n@end\n"),
            ("Main.storyboard", storyboard(controller("home", "customClass=\"HomeController\" customModule=\"App\" customModuleProvider=\"target\"", """
                <view key="view" id="v"/><connections><outlet property="panel" destination="v" id="o"/></connections>
                """), initial: "home")),
        ])
        let report = CheckReport(of: try AppFolder(at: folder.path))
        #expect(report.fixes.values.map(\.summary) == ["take the module of 'HomeController' out"])
    }

    @Test("A fix leaves nothing of the rule to report", arguments: rules)
    func mends(_ rule: Rule) throws {
        let example = rule.wrong[0]
        let folder = try TemporaryFolder(example.files.map { ($0.path, $0.text) })
        let before = try Self.report(of: rule, in: folder, example)
        #expect(!before.findings.isEmpty)
        for finding in before.findings {
            let fix = try #require(before.fixes[finding])
            var document = try Document(contentsOf: folder.path + "/" + finding.location.file)
            try fix.apply(to: &document)
            try document.write(to: folder.path + "/" + finding.location.file)
        }
        #expect(try Self.report(of: rule, in: folder, example).findings.isEmpty)
    }

    @Test func `No other rule has a fix in its examples`() throws {
        for rule in Rule.all where !(Self.fixable + Self.fixableInPart).contains(rule.name) {
            for example in rule.wrong {
                let folder = try TemporaryFolder(example.files.map { ($0.path, $0.text) })
                #expect(try Self.report(of: rule, in: folder, example).fixes.isEmpty, "\(rule.name)")
            }
        }
    }

    @Test func `A fix changes nothing but what it must`() throws {
        let text = RuleExample.storyboard(
            "<viewController id=\"home\" sceneMemberID=\"viewController\"/>",
            after: """
                <inferredMetricsTieBreakers>
                    <segue reference="gone"/>
                    <segue reference="also-gone"/>
                </inferredMetricsTieBreakers>
                """)
        let folder = try TemporaryFolder([("Main.storyboard", text)])
        let report = CheckReport(of: try AppFolder(at: folder.path), rules: [.staleTieBreaker])
        var document = try Document(text)
        for finding in report.findings {
            try report.fixes[finding]?.apply(to: &document)
        }
        #expect(
            String(decoding: document.bytes, as: UTF8.self)
                == text.replacingFirst("\n        <segue reference=\"gone\"/>", with: "")
                .replacingFirst("\n        <segue reference=\"also-gone\"/>", with: "")
                .replacingFirst("\n    <inferredMetricsTieBreakers>\n    </inferredMetricsTieBreakers>", with: ""))
    }

    @Test func `Of two near names neither is chosen`() throws {
        let folder = try TemporaryFolder([
            (
                "Main.storyboard",
                RuleExample.storyboard(
                    "<viewControllerPlaceholder referencedIdentifier=\"Detail\" id=\"ref\" sceneMemberID=\"viewController\"/>",
                    "<viewController storyboardIdentifier=\"Details\" id=\"one\" sceneMemberID=\"viewController\"/>",
                    "<viewController storyboardIdentifier=\"Detai\" id=\"two\" sceneMemberID=\"viewController\"/>")
            )
        ])
        let report = CheckReport(of: try AppFolder(at: folder.path), rules: [.missingScene])
        #expect(report.findings.count == 1)
        #expect(report.fixes.isEmpty)
    }

    @Test func `A fix whose element is gone already changes nothing`() throws {
        let text = RuleExample.xibText("<view id=\"view\"/>")
        var document = try Document(text)
        let view = try #require(document.elements.first { $0.name == "view" })
        let fix = Fix(summary: "take the view out", edits: [.remove(view.id)])
        try fix.apply(to: &document)
        let once = document.bytes
        try fix.apply(to: &document)
        #expect(document.bytes == once)
    }

    private static func report(of rule: Rule, in folder: TemporaryFolder, _ example: RuleExample) throws -> CheckReport {
        CheckReport(
            of: try AppFolder(at: folder.path),
            settings: [rule.name: RuleSettings(isOn: true, options: example.options)], rules: [rule])
    }
}
