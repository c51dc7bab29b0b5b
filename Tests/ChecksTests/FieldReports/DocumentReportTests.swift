import AppMap
import Testing

@testable import Checks

/// What people reported of single documents.
@Suite struct DocumentReportTests {
    @Test func `P023: a segue that only one of two scenes of a class has is told of`() throws {
        let findings = try Findings(of: "segue-of-some-scenes", in: [
            "One.storyboard": storyboard(
                controller("room", "customClass=\"RoomViewController\"", segue("destination=\"room\" kind=\"show\" identifier=\"details\""))),
            "Two.storyboard": storyboard(controller("other", "customClass=\"RoomViewController\"")),
        ])
        #expect(findings.all.map(\.location.file) == ["Two.storyboard"])
        #expect(findings.messages[0].contains("'details'"))
    }

    @Test func `P022: an identifier that a renaming has missed is told of to those who ask`() throws {
        let files: KeyValuePairs = [
            "Main.storyboard": storyboard(controller("home", "storyboardIdentifier=\"OldName\" customClass=\"NewName\""))
        ]
        #expect(try Findings(of: "identifier-named-as-class", in: files).rules.count == 1)
        #expect(try Findings(in: files).rules == [])
    }

    @Test func `P031: a connection to an object that is not there names its scene and property`() throws {
        let findings = try Findings(of: "dangling-connection", in: [
            "Main.storyboard": storyboard(controller(
                "demo", "title=\"Demo\" customClass=\"DemoViewController\"",
                "<connections><outlet property=\"titleLabel\" destination=\"elsewhere\" id=\"o\"/></connections>")),
        ])
        #expect(findings.all.first?.scene == "Demo@Main")
        #expect(findings.messages[0].contains("'titleLabel'"))
        #expect(findings.messages[0].contains("'elsewhere'"))
    }

    @Test func `P070: a tie-breaker that names a segue that is gone is told of and taken out`() throws {
        let findings = try Findings(in: [
            "Main.storyboard": storyboard(
                controller("home"), initial: "home",
                after: "<inferredMetricsTieBreakers><segue reference=\"gone\"/></inferredMetricsTieBreakers>"),
        ])
        #expect(findings.rules == ["stale-tie-breaker"])
    }

    @Test func `P071: two objects of one id are told of with both places`() throws {
        let findings = try Findings(of: "duplicate-object-id", in: [
            "Main.storyboard": storyboard(controller("one"), controller("one")),
        ])
        #expect(findings.places == ["Main.storyboard:11:17"])
        #expect(findings.all.first?.related.map(\.location.position.line) == [6])
    }

    @Test func `P073: a document that is cut off is told of with its place`() throws {
        let findings = try Findings(of: "unreadable-document", in: ["Main.storyboard": "<document>\n  <scenes>\n"])
        #expect(findings.rules == ["unreadable-document"])
        #expect(findings.all.first.map { $0.location.position.line > 1 } == true)
    }

    @Test func `P078: a storyboard of many scenes is told of to those who ask`() throws {
        let scenes = (1...25).map { controller("c\($0)") }
        let text = RuleExample.storyboard(scenes)
        #expect(try Findings(of: "large-storyboard", in: ["Main.storyboard": text]).rules.count == 1)
        #expect(try Findings(of: "large-storyboard", in: ["Main.storyboard": text], options: ["maximum": .number(25)]).rules == [])
    }

    @Test func `P088: documents for a watch and a Mac are read beside the others`() throws {
        let watch = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
            <scenes><scene sceneID="s"><objects><controller id="c" identifier="Main"/></objects></scene></scenes></document>
            """
        let mac = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
            <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/><menu id="menu" title="Main Menu"/>
            </objects></document>
            """
        #expect(try Findings(in: [
            "Interface.storyboard": watch, "MainMenu.xib": mac,
            "Main.storyboard": storyboard(controller("home", "", segue("destination=\"home\" kind=\"show\""))  , initial: "home"),
        ]).rules == ["dead-segue"])
    }

    @Test func `P090: what a document excuses is not reported`() throws {
        func xib(_ attributes: String) -> String { RuleExample.xibText("<scrollView ambiguous=\"YES\" \(attributes) id=\"s\"/>") }
        #expect(try Findings(of: "ambiguous-view", in: ["View.xib": xib("")]).rules.count == 1)
        #expect(try Findings(of: "ambiguous-view", in: ["View.xib": xib("verifyAmbiguity=\"off\"")]).rules == [])
    }

    @Test func `P097: an action that contradicts the kind is told of`() throws {
        let findings = try Findings(of: "contradictory-action", in: [
            "Main.storyboard": storyboard(controller(
                "home", "", segue("destination=\"home\" kind=\"show\" identifier=\"x\" action=\"showDetailViewController:sender:\""))),
        ])
        #expect(findings.messages.count == 1)
        #expect(findings.messages[0].contains("kind 'showDetail'"))
    }

    @Test func `P098: going back by show is told of, and showing one of the same kind is not`() throws {
        let findings = try Findings(of: "back-by-show", in: [
            "Main.storyboard": storyboard(
                controller("a", "", segue("destination=\"b\" kind=\"show\" identifier=\"b\"")),
                controller("b", "", segue("destination=\"c\" kind=\"show\" identifier=\"c\"")),
                controller("c", "", segue("destination=\"a\" kind=\"show\" identifier=\"a\"")), initial: "a"),
        ])
        #expect(findings.all.map(\.scene) == ["c@Main"])
        #expect(try Findings(of: "back-by-show", in: [
            "Main.storyboard": storyboard(
                controller("folder", "", segue("destination=\"folder\" kind=\"show\" identifier=\"inner\"")), initial: "folder"),
        ]).rules == [])
    }

    @Test func `P102: a custom segue without a class is told of with what UIKit raises`() throws {
        let findings = try Findings(of: "custom-segue-without-class", in: [
            "Main.storyboard": storyboard(controller("home", "", segue("destination=\"home\" kind=\"custom\" identifier=\"x\""))),
        ])
        #expect(findings.all.first?.exception?.name == "NSInvalidArgumentException")
    }

    @Test func `P116: a translated copy that lacks a segue is told of`() throws {
        let findings = try Findings(of: "variants-differ", in: [
            "Base.lproj/Main.storyboard": storyboard(
                controller("home", "storyboardIdentifier=\"Home\"", segue("destination=\"home\" kind=\"show\" identifier=\"again\""))),
            "fr.lproj/Main.storyboard": storyboard(controller("home", "storyboardIdentifier=\"Home\"")),
        ])
        #expect(findings.all.map(\.location.file) == ["fr.lproj/Main.storyboard"])
        #expect(findings.messages[0].contains("It lacks the segue 'again'."))
    }

    @Test func `P120: a copy for a device that lacks a segue is told of`() throws {
        let findings = try Findings(of: "device-variants-differ", in: [
            "Main.storyboard": storyboard(
                controller("home", "", segue("destination=\"home\" kind=\"show\" identifier=\"again\""))),
            "Main~ipad.storyboard": storyboard(controller("home")),
        ])
        #expect(findings.all.map(\.location.file) == ["Main~ipad.storyboard"])
        #expect(findings.messages[0].contains("'again'"))
    }
}
