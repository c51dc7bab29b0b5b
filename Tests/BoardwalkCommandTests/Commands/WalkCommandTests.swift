import Foundation
import Testing

@testable import BoardwalkCommand

@MainActor
@Suite(.serialized) struct WalkCommandTests {
    @Test func `an app in which nothing is wrong ends with status 0`() throws {
        let outcome = try FixtureApp.sound().run("walk", "PATH")
        #expect(outcome.status == .clean)
        #expect(outcome.output.contains("button \"Pay\""))
    }

    @Test(arguments: WalkFormat.allCases)
    func `a link that leads nowhere ends with status 1 in every format`(format: WalkFormat) throws {
        let outcome = try FixtureApp.broken().run("walk", "PATH", "--format", format.rawValue)
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("Detial"))
    }

    @Test func `an app is walked on one device or on both`() throws {
        let app = try FixtureApp.sound()
        #expect(app.run("walk", "PATH").output.contains("Kiosk · walked on iPhone and iPad\n"))
        #expect(app.run("walk", "PATH", "--device", "ipad").output.contains("Kiosk · walked on iPad\n"))
        #expect(app.run("walk", "PATH", "--device", "watch").status == .failed)
    }

    @Test func `a walk can begin at any scene`() throws {
        let app = try FixtureApp.sound()
        let outcome = app.run("walk", "PATH", "--from", "Detail@Shop", "--device", "iphone")
        #expect(outcome.status == .clean)
        #expect(outcome.output.contains("\nDetail@Shop"))
        let wrong = app.run("walk", "PATH", "--from", "Detial@Shop")
        #expect(wrong.status == .failed)
        #expect(wrong.errors.contains("did you mean 'Detail@Shop'"))
    }

    @Test func `a walk goes no farther than it is told`() throws {
        let app = try FixtureApp.sound()
        let outcome = app.run("walk", "PATH", "--depth", "0")
        #expect(outcome.output.contains("beyond the limit of this walk"))
        for wrong in ["-1", "x", ""] {
            #expect(app.run("walk", "PATH", "--depth", wrong).status == .failed)
        }
    }

    @Test func `a folder without storyboards ends with status 2`() throws {
        #expect(try FixtureApp(["readme.txt": ""]).run("walk", "PATH").status == .failed)
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view id="v"/></objects></document>
            """
        let outcome = try FixtureApp(["Card.xib": xib]).run("walk", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors == "boardwalk: there is nothing to walk: there are xibs and no storyboard that can be read.\n")
    }

    @Test func `a folder whose storyboards are all broken ends with status 2`() throws {
        let outcome = try FixtureApp(["Main.storyboard": "<document>", "Shop.storyboard": ""]).run("walk", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("Main.storyboard"))
    }

    @Test func `a broken storyboard among good ones is told, and the walk goes on around it`() throws {
        let app = try FixtureApp([
            "Main.storyboard": FixtureApp.main(shop: "Detail"), "Shop.storyboard": FixtureApp.shop, "Torn.storyboard": "<document>",
        ])
        let outcome = app.run("walk", "PATH")
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("button \"Pay\""))
        #expect(outcome.output.contains("Torn.storyboard"))
    }

    @Test func `storyboards of other systems are named and not walked`() throws {
        let mac = FixtureApp.shop.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa")
        let outcome = try FixtureApp(["Shop.storyboard": mac]).run("walk", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("made for macOS, which is mapped but not walked"))
    }

    @Test func `the same app gives the same bytes`() throws {
        let app = try FixtureApp.broken()
        for format in WalkFormat.allCases {
            let first = app.run("walk", "PATH", "--format", format.rawValue).output
            #expect(app.run("walk", "PATH", "--format", format.rawValue).output == first)
        }
    }

    @Test func `hostile names do not steer a terminal`() throws {
        let output = try FixtureApp.hostile("\u{1B}[31mred\u{202E}").run("walk", "PATH").output
        #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    }

    @Test func `a document alone is walked without guessing what its links lead to`() throws {
        let app = try FixtureApp.sound()
        let outcome = app.run("walk", app.path + "/Main.storyboard")
        #expect(outcome.status == .clean)
        #expect(outcome.output.contains("Detail@Shop, not read"))
        #expect(!outcome.output.contains("✗"))
    }

    @Test func `a walk can begin at a scene that code has no name for`() throws {
        let outcome = try FixtureApp.sound().run("walk", "PATH", "--from", "Lost")
        #expect(outcome.status == .clean)
        #expect(outcome.output.contains("\nLost@Main\n"))
    }

    @Test func `a start that the app does not survive stands first`() throws {
        let output = try FixtureApp.broken().run("walk", "PATH").output
        let start = try #require(output.range(of: "✗ the app stops as it starts"))
        let rest = try #require(output.range(of: "Opened by code alone"))
        #expect(start.lowerBound < rest.lowerBound)
    }

    @Test func `what hangs too deep for a line is told in a tree of its own`() throws {
        let scenes = (0..<60).map { index in
            """
            <scene sceneID="s\(index)"><objects><viewController storyboardIdentifier="S\(index)" id="v\(index)">
            <connections><segue destination="v\(index + 1)" kind="show" identifier="next\(index)" id="g\(index)"/></connections>
            </viewController></objects></scene>
            """
        } + ["<scene sceneID=\"s60\"><objects><viewController storyboardIdentifier=\"S60\" id=\"v60\"/></objects></scene>"]
        let app = try FixtureApp(["Main.storyboard": FixtureApp.document(initial: "v0", scenes: scenes.joined())])
        let output = app.run("walk", "PATH", "--device", "iphone").output
        #expect(output.contains("… continued below"))
        #expect(output.contains("S24@Main · continued"))
        #expect(output.contains("S60 · 60 steps"))
    }

    @Test func `a segue that nothing starts is not taken`() throws {
        let document = FixtureApp.document(
            initial: "a",
            scenes: """
                <scene sceneID="s1"><objects><viewController storyboardIdentifier="A" id="a"><connections>
                <segue destination="b" kind="show" id="g"/></connections></viewController></objects></scene>
                <scene sceneID="s2"><objects><viewController id="b"/></objects></scene>
                """)
        let output = try FixtureApp(["Main.storyboard": document]).run("walk", "PATH").output
        #expect(output.contains("not taken"))
        #expect(output.contains("1 of 2 scenes reached, 0 of 1 way taken"))
    }

    @Test func `the tree and the findings agree on who takes an unwinding`() throws {
        let document = FixtureApp.document(
            initial: "a",
            scenes: """
                <scene sceneID="s1"><objects><viewController id="a"><view key="view" id="v"><subviews>
                <button id="b"><state key="normal" title="Go"/><connections>
                <segue destination="c" kind="presentation" id="g"/></connections></button>
                </subviews></view></viewController></objects></scene>
                <scene sceneID="s2"><objects><viewController id="c" customClass="C"><view key="view" id="w"><subviews>
                <button id="d"><state key="normal" title="Back"/><connections>
                <segue destination="x" kind="unwind" unwindAction="back:" id="h"/></connections></button>
                </subviews></view></viewController><exit id="x"/></objects></scene>
                """)
        let app = try FixtureApp(["Main.storyboard": document])
        let whole = app.run("walk", "PATH").output
        #expect(whole.contains("✗ nobody takes it") && whole.contains("[unwind-to-nobody]"))
        let part = app.run("walk", app.path + "/Main.storyboard").output
        #expect(!part.contains("✗ nobody takes it") && !part.contains("[unwind-to-nobody]"))
    }
}
