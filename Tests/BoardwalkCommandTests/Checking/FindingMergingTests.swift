import AppMap
import Checks
import Testing
import Walker

@testable import BoardwalkCommand

@Suite struct FindingMergingTests {
    private func finding(
        _ rule: String, _ severity: Severity = .broken, line: Int = 1, object: String? = nil, scene: String = "@Main",
        exception: FindingException? = nil, route: [RouteStep] = [], related: [RelatedPlace] = [], devices: [String] = []
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: "\(rule) is \(severity.rawValue)",
            location: FixtureFindings.place("Main.storyboard", line, 1), scene: scene,
            object: object.map { FindingObject(kind: "segue", id: $0) }, exception: exception, route: route, related: related,
            devices: devices)
    }

    private func merged(_ files: [Finding], _ walks: [Finding], isGuess: Bool = false) -> [Finding] {
        var merging = FindingMerging(files)
        for walk in walks { merging.add(walk, isGuess: isGuess) }
        return merging.findings.map(\.merged)
    }

    private let route = [RouteStep(action: "start the app")]

    @Test func `what both find is one finding with the route, the devices and the worse severity`() throws {
        let found = merged(
            [finding("popover-without-anchor", .suspicious, object: "s")],
            [finding("popover-without-anchor", .crash, line: 2, object: "s", route: route, devices: ["iPad"])])
        #expect(found.count == 1)
        let one = try #require(found.first)
        #expect(one.severity == .crash)
        #expect(one.message == "popover-without-anchor is crash")
        #expect(one.location.position.line == 1)
        #expect(one.route == route)
        #expect(one.devices == ["iPad"])
    }

    @Test func `what the files know to be worse stays so`() {
        let found = merged([finding("r", .crash, object: "s")], [finding("r", .suspicious, object: "s", route: route)])
        #expect(found.map(\.severity) == [.crash])
        #expect(found.map(\.message) == ["r is crash"])
    }

    @Test func `the second walk adds its devices`() {
        let found = merged(
            [], [finding("r", object: "s", route: route, devices: ["iPhone"]), finding("r", .crash, object: "s", devices: ["iPad", "iPhone"])])
        #expect(found.map(\.devices) == [["iPhone", "iPad"]])
        #expect(found.map(\.severity) == [.crash])
    }

    @Test func `an exception whose cause the files tell is no finding of its own`() {
        let exception = FindingException(name: "NSUnknownKeyException", reason: "[<UIViewController 0x…> …]")
        let cause = finding("outlet-of-plain-class", .crash, line: 9, exception: exception)
        let found = merged([cause], [finding("other-exception", .crash, scene: "Other@Shop", exception: exception, route: route)])
        #expect(found.map(\.rule) == ["outlet-of-plain-class"])
        #expect(found.first?.route == route)
        #expect(merged([cause], [finding("other-exception", .crash, exception: FindingException(name: "N", reason: "r"))]).count == 2)
    }

    @Test func `what follows from a cause that the files tell is no finding of its own`() {
        #expect(
            merged([finding("missing-unwind-action", object: "s")], [finding("unwind-to-nobody", object: "s", route: route)]).map(\.rule)
                == ["missing-unwind-action"])
        let link = FixtureFindings.place("Main.storyboard", 7, 1)
        let start = finding("dangling-initial-scene", .crash, related: [RelatedPlace(message: "the link", location: link)])
        #expect(merged([start], [finding("missing-initial-scene", .crash, line: 7)]).map(\.rule) == ["dangling-initial-scene"])
        #expect(merged([start], [finding("missing-initial-scene", .crash, line: 8)]).count == 2)
    }

    @Test func `what a walk only guesses counts where the files tell it too`() {
        #expect(merged([], [finding("popover-without-anchor", .suspicious)], isGuess: true) == [])
        #expect(merged([finding("r")], [finding("r", route: route)], isGuess: true).map(\.route) == [route])
    }

    @Test func `rules of one name are as bad in files as in a walk, or the files know less`() throws {
        let differing = WalkRule.all.filter { walked in Rule.named(walked.name).map { $0.severity != walked.severity } ?? false }
        #expect(differing.map(\.name) == ["popover-without-anchor"])
    }

    @Test func `a popover without an anchor is a crash by the walk, and none where the class sets the anchor`() throws {
        func findings(_ attributes: String, _ source: String) throws -> [String] {
            let app = try FixtureApp([
                "Home.swift": "import UIKit\n" + source,
                "Main.storyboard": FixtureApp.document(initial: "home", scenes: """
                    <scene sceneID="s1"><objects><viewController id="home" \(attributes)><connections>
                    <segue destination="help" kind="popoverPresentation" identifier="help" id="g1"/>
                    </connections></viewController></objects></scene>
                    <scene sceneID="s2"><objects><viewController id="help"/></objects></scene>
                    """),
            ])
            let output = app.run("check", "PATH", "--format", "xcode", "--only", "popover-without-anchor").output
            return output.split(separator: "\n").map(String.init)
        }
        #expect(try findings("", "class Home: UIViewController {}\n").count == 1)
        #expect(try findings("", "class Home: UIViewController {}\n").allSatisfy { $0.contains(": error: ") })
        let own = "customClass=\"Home\" customModuleProvider=\"target\""
        #expect(try findings(own, "class Home: UIViewController {}\n").filter { $0.contains(": error: ") }.count == 1)
        let anchored = """
            class Home: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    segue.destination.popoverPresentationController?.sourceView = view
                }
            }

            """
        #expect(try findings(own, anchored) == [])
    }

    @Test func `an app that is told to open a storyboard that cannot be read has one fault`() throws {
        let app = try FixtureApp([
            "Info.plist": """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
                """,
            "Main.storyboard": "<document><scenes>",
            "Other.storyboard": FixtureApp.faultlessShop,
        ])
        let output = app.run("check", "PATH", "--format", "xcode").output
        #expect(output.split(separator: "\n").filter { $0.contains(": error: ") }.count == 1, "\(output)")
    }

    @Test(arguments: ["missing-segue-destination", "class-of-other-kind"])
    func `who is not there takes no unwinding, and that is not told beside what is missing`(rule: String) {
        let walked = [finding("unwind-to-nobody", line: 9, object: "u")]
        #expect(merged([finding(rule, .crash, object: "r")], walked).map(\.rule) == [rule])
        #expect(merged([finding("missing-outlet", .crash, object: "r")], walked).count == 2)
    }

    @Test func `a storyboard that cannot be read is one fault with the links to it`() throws {
        let app = try FixtureApp([
            "Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="home">
                <scenes>
                <scene sceneID="s1"><objects><viewController id="home" sceneMemberID="viewController"><view key="view" id="v">
                <subviews><button id="b" opaque="NO"><connections><segue destination="ref" kind="show" id="go"/></connections></button></subviews>
                </view></viewController></objects></scene>
                <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Other" id="ref" sceneMemberID="viewController"/></objects></scene>
                </scenes>
                </document>
                """,
            "Other.storyboard": "<document><scenes>",
        ])
        let output = app.run("check", "PATH", "--format", "xcode").output
        #expect(output.split(separator: "\n").filter { $0.contains(": error: ") }.count == 1, "\(output)")
        #expect(output.contains("unreadable-document"))
    }
}
