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
}
