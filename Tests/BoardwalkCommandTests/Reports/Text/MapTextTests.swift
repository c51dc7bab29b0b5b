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

    private static func scene(_ controller: String) -> String {
        "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>\n"
    }

    @Test func `scenes of one identifier are told apart, and a class of the name does not count`() throws {
        let scenes = ["storyboardIdentifier=\"A\" id=\"1\"", "storyboardIdentifier=\"A\" id=\"2\"",
            "storyboardIdentifier=\"B\" id=\"3\"", "customClass=\"B\" id=\"4\""]
        let document = FixtureApp.document(
            initial: "", scenes: scenes.map { Self.scene("<viewController \($0)/>") }.joined())
        let output = try FixtureApp(["Main.storyboard": document]).run("map", "PATH").output
        for name in ["A 1", "A 2", "B", "B 4"] {
            #expect(output.contains("─ \(name) · view controller"))
        }
    }

    @Test func `a placeholder with an identifier is opened by code, and so is the storyboard that it leads to`() throws {
        let reference = "<viewControllerPlaceholder storyboardName=\"Shop\" id=\"r\""
        let shop = FixtureApp.document(initial: "x", scenes: Self.scene("<viewController id=\"x\"/>"))
        func output(_ identifier: String) throws -> String {
            let main = FixtureApp.document(
                initial: "m", scenes: Self.scene("<viewController id=\"m\"/>") + Self.scene(reference + identifier + "/>"))
            return try FixtureApp(["Main.storyboard": main, "Shop.storyboard": shop]).run("map", "PATH").output
        }
        #expect(try output(" storyboardIdentifier=\"Shop\"").contains("⇢ @Shop · Shop · native · only code opens it\n"))
        #expect(try output(" storyboardIdentifier=\"Shop\"").contains("\nShop\n"))
        #expect(try output("").contains("⇢ @Shop · native · unused\n"))
        #expect(try output("").contains("\nShop · no way leads here\n"))
    }

    @Test func `a place stays in one line however long its path is`() throws {
        let name = String(repeating: "Long", count: 40)
        let scene = Self.scene("<viewController id=\"a\"><connections><segue destination=\"z\" kind=\"show\" id=\"g\"/></connections></viewController>")
        let app = try FixtureApp(["\(name).storyboard": FixtureApp.document(initial: "a", scenes: scene)])
        #expect(app.run("map", "PATH").output.contains("  \(name).storyboard:4:"))
    }

    @Test func `what two apps share counts once`() throws {
        let manifest = """
            let package = Package(name: "P", targets: [
                .target(name: "A", dependencies: ["Kit"]), .target(name: "B", dependencies: ["Kit"]),
                .target(name: "Kit", path: ".", resources: [.process("Main.storyboard")])])
            """
        let document = FixtureApp.document(initial: "x", scenes: Self.scene("<viewController id=\"x\"/>"))
        let output = try FixtureApp(["Package.swift": manifest, "Main.storyboard": document]).run("map", "PATH").output
        #expect(output.contains("In all: 1 storyboard, 1 scene, 0 ways"))
    }

    @Test func `storyboards of one name are told apart by their folders`() throws {
        let main = FixtureApp.document(initial: "n", scenes: Self.scene("""
            <navigationController id="n"><connections><segue destination="r" kind="relationship" \
            relationship="rootViewController" id="g"/></connections></navigationController>
            """) + Self.scene("<viewControllerPlaceholder storyboardName=\"Shop\" id=\"r\"/>"))
        let shop = FixtureApp.document(initial: "x", scenes: Self.scene("<viewController id=\"x\"/>"))
        let app = try FixtureApp([
            "phone/ui/Main.storyboard": main, "phone/ui/Shop.storyboard": shop, "tv/ui/Shop.storyboard": shop,
        ])
        #expect(app.run("map", "PATH").output.contains("root  → @Shop (phone/ui) · native"))
    }

    @Test func `a view that previews what its scene shows is not told twice`() throws {
        let attribute = """
            <userDefinedRuntimeAttributes>\
            <userDefinedRuntimeAttribute type="string" keyPath="incStoryboard" value="Shop"/></userDefinedRuntimeAttributes>
            """
        let main = FixtureApp.document(initial: "m", scenes: Self.scene("""
            <viewController id="m" customClass="FlowController"><view key="view" id="v" customClass="IBIncludedThingPreview">\
            \(attribute)</view>\(attribute)</viewController>
            """))
        let shop = FixtureApp.document(initial: "x", scenes: Self.scene("<viewController id=\"x\"/>"))
        let output = try FixtureApp(["Main.storyboard": main, "Shop.storyboard": shop]).run("map", "PATH").output
        #expect(output.contains("⇢ @Shop · initial"))
        #expect(!output.contains("─ include"))
        #expect(output.contains(" 0 ways"))
    }

    @MainActor @Test func `placeholders that hold each other end`() throws {
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
        for format in MapFormat.onTerminal {
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
