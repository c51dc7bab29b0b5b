import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct MapTextTests {
    @Test func `the map follows every way to its scene`() throws {
        #expect(try FixtureApp.sound().run("map", "PATH").output == """
            Kiosk · iOS folder
            2 storyboards · 8 scenes · 7 ways · 2 links between storyboards

            Main · no way leads here
            │ Main.storyboard
            ├─ KioskTabs · tab bar controller · initial
            │  ├─ tab 1 "Home"  → navigation controller nav
            │  └─ tab 2         → Detail@Shop · native
            ├─ nav · navigation controller
            │  └─ root  → Home
            ├─ Home · view controller · HomeController
            │  ├─ button "Pay"      push                → Detail@Shop · linked-storyboard-segue
            │  ├─ button "Back"     unwind              ↩ goBack:
            │  └─ code "showOffer"  present form sheet  → Detail@Shop · native
            ├─ dummy · view controller · only drawn: the segues to it lead elsewhere
            ├─ Lost · view controller · nothing leads here
            └─ ⇢ Detail@Shop · native

            Shop
            │ Shop.storyboard
            ├─ ShopList · table view controller · initial
            │  └─ row "Item"  show  → Detail
            ├─ Detail · view controller
            └─ Offers · view controller · only code opens it

            2 storyboards, 8 scenes, 7 ways, 2 links between storyboards. Every link leads to its scene.

            """)
    }

    @Test func `a broken link stands out with the reason, the nearest name and the place`() throws {
        let output = try FixtureApp.broken().run("map", "PATH").output
        #expect(output.contains("tab 2         ✗ Detial@Shop · native\n"))
        #expect(output.contains("Did you mean 'Detail'?"))
        #expect(output.contains("│        Main.storyboard:36:1\n"))
        #expect(output.contains("1 leads nowhere (✗).\n"))
    }

    @Test(arguments: hostileTitles)
    func `no title reaches the terminal raw or breaks a line`(title: String) throws {
        let output = try FixtureApp.hostile(title).run("map", "PATH").output
        for scalar in output.unicodeScalars where scalar != "\n" {
            let category = scalar.properties.generalCategory
            #expect(category != .control && category != .format, "\(scalar.value)")
        }
        #expect(output.split(separator: "\n").allSatisfy { $0.unicodeScalars.count < 1_000 })
    }

    @Test func `placeholders that hold each other end`() throws {
        func scene(_ id: String, _ other: String) -> String {
            """
            <scene sceneID="s-\(id)"><objects>
            <viewController storyboardIdentifier="\(id)" id="\(id)" customClass="RBStoryboardLink">
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Main"/>
            <userDefinedRuntimeAttribute type="string" keyPath="sceneIdentifier" value="\(other)"/>
            </userDefinedRuntimeAttributes>
            </viewController></objects></scene>

            """
        }
        let document = FixtureApp.document(initial: "a", scenes: scene("a", "b") + scene("b", "a"))
        let app = try FixtureApp(["Main.storyboard": document])
        for format in MapFormat.allCases {
            #expect(!app.run("map", "PATH", "--format", format.rawValue).output.isEmpty)
        }
    }

    /// Run with BOARDWALK_WRITE_GOLDEN=1 to write the file anew; then read what has changed.
    @Test func `the map of Bookshop is as in the golden file`() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let tests = here.deletingLastPathComponent().deletingLastPathComponent()
        let golden = tests.appendingPathComponent("Golden/bookshop-map.txt")
        let bookshop = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples/Bookshop")
        let outcome = CommandLineTool.run(["map", bookshop.path])
        if ProcessInfo.processInfo.environment["BOARDWALK_WRITE_GOLDEN"] != nil {
            try Data(outcome.output.utf8).write(to: golden)
        }
        #expect(outcome.status == .clean)
        #expect(try outcome.output == String(contentsOf: golden, encoding: .utf8))
    }
}
