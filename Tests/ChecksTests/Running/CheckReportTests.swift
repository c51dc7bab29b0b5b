import AppMap
import Testing

@testable import Checks

@Suite struct CheckReportTests {
    private static let storyboard = RuleExample.storyboard(
        """
        <viewController id="list" sceneMemberID="viewController">
            <connections>
                <segue destination="gone" kind="show" id="dead"/>
            </connections>
        </viewController>
        """, initial: "list")

    private static func report(settings: [String: RuleSettings] = [:]) throws -> CheckReport {
        let folder = try TemporaryFolder([("Main.storyboard", storyboard)])
        return CheckReport(of: try AppFolder(at: folder.path), settings: settings)
    }

    @Test func `The rules that are on by default are followed`() throws {
        #expect(try Self.report().findings.map(\.rule) == ["dead-segue", "missing-segue-destination"])
    }

    @Test func `A rule that is switched off says nothing, and one that is switched on speaks`() throws {
        let report = try Self.report(settings: [
            "dead-segue": RuleSettings(isOn: false), "uses-safe-areas": RuleSettings(isOn: true),
        ])
        #expect(report.findings.map(\.rule) == ["uses-safe-areas", "missing-segue-destination"])
    }

    @Test func `A severity that is chosen takes the place of the rule's own`() throws {
        let report = try Self.report(settings: ["dead-segue": RuleSettings(severity: .suspicious)])
        #expect(report.findings.map(\.severity) == [.suspicious, .crash])
    }

    @Test func `An option of a wrong type counts as not chosen`() throws {
        let report = try Self.report(settings: ["large-storyboard": RuleSettings(isOn: true, options: ["maximum": .text("none")])])
        #expect(!report.findings.contains { $0.rule == "large-storyboard" })
    }

    @Test func `A finding names the file, storyboard, scene and object`() throws {
        let finding = try #require(try Self.report().findings.first { $0.rule == "missing-segue-destination" })
        #expect(finding.location.file == "Main.storyboard")
        #expect(finding.storyboard == "Main")
        #expect(finding.scene == "@Main")
        #expect(finding.object == FindingObject(kind: "segue", id: "dead"))
    }

    @Test func `What two apps share is told of once`() throws {
        let project = RuleExample.project(documents: ["Main.storyboard"])
        let folder = try TemporaryFolder([
            ("One.xcodeproj/project.pbxproj", project), ("Two.xcodeproj/project.pbxproj", project),
            ("Main.storyboard", Self.storyboard),
        ])
        let map = try AppFolder(at: folder.path)
        #expect(map.apps.count == 2)
        #expect(CheckReport(of: map).findings.map(\.rule) == ["dead-segue", "missing-segue-destination"])
    }

    @Test func `Every copy of a document is looked at`() throws {
        let folder = try TemporaryFolder([
            ("Base.lproj/Main.storyboard", Self.storyboard), ("fr.lproj/Main.storyboard", Self.storyboard),
            ("Main~ipad.storyboard", Self.storyboard),
        ])
        let report = CheckReport(of: try AppFolder(at: folder.path), rules: [.deadSegue])
        #expect(
            report.findings.map(\.location.file)
                == ["Base.lproj/Main.storyboard", "Main~ipad.storyboard"])
        #expect(report.findings[0].related.map(\.location.file) == ["fr.lproj/Main.storyboard"])
    }

    @Test func `Documents for a Mac are spared the rules of UIKit`() throws {
        let mac = Self.storyboard.replacingFirst("iOS.CocoaTouch", with: "MacOSX.Cocoa")
        let folder = try TemporaryFolder([("Main.storyboard", mac)])
        #expect(CheckReport(of: try AppFolder(at: folder.path)).findings.map(\.rule) == ["missing-segue-destination"])
    }

    @Test func `The same folder gives the same report`() throws {
        let folder = try TemporaryFolder(
            Rule.all.flatMap { rule in
                rule.wrong.prefix(1).flatMap { example in
                    example.files.filter { $0.path.hasSuffix(".storyboard") }.map { ("\(rule.name)/\($0.path)", $0.text) }
                }
            })
        let map = try AppFolder(at: folder.path)
        let everything = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.name, RuleSettings(isOn: true)) })
        let first = CheckReport(of: map, settings: everything)
        #expect(first.findings.count > 50)
        #expect(first.findings == first.findings.sorted(by: Finding.inReportOrder))
        #expect(CheckReport(of: map, settings: everything).findings == first.findings)
    }

    @Test func `Of a single document nothing is said that the app around it would have to tell`() throws {
        let folder = try TemporaryFolder([
            (
                "Main.storyboard",
                RuleExample.storyboard(
                    """
                    <viewController nibName="Help" id="help" sceneMemberID="viewController">
                        <imageView key="view" image="Logo" id="logo"><color key="tintColor" name="Ink"/></imageView>
                        <connections><segue destination="ref" kind="show" identifier="pay" id="pay"/></connections>
                    </viewController>
                    """,
                    "<viewControllerPlaceholder storyboardName=\"Pay\" id=\"ref\" sceneMemberID=\"viewController\"/>", initial: "help")
            )
        ])
        #expect(CheckReport(of: try AppFolder(at: folder.path + "/Main.storyboard")).findings.map(\.text) == [])
        #expect(CheckReport(of: try AppFolder(at: folder.path)).findings.count == 4)
    }
}
