import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct WhoCommandTests {
    private let app: FixtureApp

    init() throws {
        app = try .sound()
    }

    @Test func `every way to a scene is shown with its place and what it passes`() {
        let outcome = app.run("who", "Detail@Shop", "PATH")
        #expect(outcome.status == .clean)
        #expect(outcome.output == """
            Detail@Shop · view controller · Shop.storyboard:12:1
            ├─ @Main · tab 2
            │     through the storyboard reference ref
            │     Main.storyboard:8:1
            ├─ Home@Main · button "Pay", push
            │     by the segue's identifier (linked-storyboard-segue)
            │     Main.storyboard:21:1
            ├─ Home@Main · code "showOffer", present form sheet
            │     through the storyboard reference ref
            │     Main.storyboard:28:1
            └─ @Shop · row "Item", show
                  Shop.storyboard:7:1

            """)
    }

    @Test(arguments: [
        ("Home", "Home@Main"), ("Home@Main", "Home@Main"), ("HomeController", "Home@Main"),
        ("Kiosk.HomeController", "Home@Main"), ("home", "Home@Main"), ("@Shop", "@Shop"), ("Lost", "Lost@Main"),
        ("Lost@Main", "Lost@Main"), ("list", "@Shop"), ("ShopList@Shop", "@Shop"),
    ])
    func `a scene is found by address, identifier, class, title and object id`(query: String, name: String) {
        #expect(app.run("who", query, "PATH").output.hasPrefix(name + " · "))
    }

    @Test func `a storyboard's name shows the ways from elsewhere`() {
        let output = app.run("who", "Shop", "PATH").output
        #expect(output.hasPrefix("Shop · storyboard · Shop.storyboard\n"))
        #expect(output.contains("Home@Main · button \"Pay\", push · → Detail\n"))
        #expect(!output.contains("row \"Item\""))
    }

    @Test func `a placeholder is a scene that one can ask for too`() {
        let output = app.run("who", "ref", "PATH").output
        #expect(output.hasPrefix("ref@Main · stands for Detail@Shop · Main.storyboard:"))
        #expect(output.contains("@Main · tab 2\n"))
    }

    @Test(arguments: [
        ("Lost", "Nothing opens it, and code cannot: it has no storyboard identifier and is not initial."),
        ("Offers", "Nothing in the storyboards opens it. Code may, by its storyboard identifier 'Offers'."),
        ("@Main", "Nothing in the storyboards opens it. Code may, as the initial scene of its storyboard."),
    ])
    func `a scene that nothing opens is no failure`(query: String, sentence: String) {
        let outcome = app.run("who", query, "PATH")
        #expect(outcome.status == .clean)
        #expect(outcome.output.contains(sentence))
    }

    @Test func `a name that nothing has ends with status 2 and the nearest`() {
        let outcome = app.run("who", "Detial@Shop", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("there is no scene or storyboard 'Detial@Shop'"))
        #expect(outcome.errors.contains("did you mean 'Detail@Shop'"))
    }

    @Test func `a placeholder that only code can open counts`() throws {
        let main = FixtureApp.document(initial: "one", scenes: """
            <scene sceneID="s1"><objects><viewController storyboardIdentifier="One" id="one"/></objects></scene>
            <scene sceneID="s2"><objects>
            <viewControllerPlaceholder storyboardIdentifier="Door" storyboardName="Main" referencedIdentifier="One" id="two"/>
            </objects></scene>
            """)
        let output = try FixtureApp(["Main.storyboard": main]).run("who", "One", "PATH").output
        #expect(output.contains("└─ Door@Main · code only: no way leads to this placeholder, but code may open it\n"))
    }

    @Test func `a view that includes the scene is named as what carries the address`() throws {
        let main = FixtureApp.document(initial: "m", scenes: """
            <scene sceneID="s"><objects><viewController id="m"><view key="view" id="v"><subviews>
            <view id="i" customClass="IBIncludedThing"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="incStoryboard" value="Shop"/>
            </userDefinedRuntimeAttributes></view></subviews></view></viewController></objects></scene>
            """)
        let shop = FixtureApp.document(
            initial: "x", scenes: "<scene sceneID=\"s\"><objects><viewController id=\"x\"/></objects></scene>")
        let app = try FixtureApp(["Main.storyboard": main, "Shop.storyboard": shop])
        #expect(app.run("who", "@Shop", "PATH").output.contains("by the view's attributes (ib-included-thing)"))
    }

    @Test func `all scenes of a name are shown`() throws {
        let scenes = """
            <scene sceneID="s1"><objects><viewController storyboardIdentifier="Same" id="one"/></objects></scene>
            """
        let document = FixtureApp.document(initial: "one", scenes: scenes)
        let app = try FixtureApp(["A.storyboard": document, "B.storyboard": document])
        let output = app.run("who", "Same", "PATH").output
        #expect(output.contains("Same@A · "))
        #expect(output.contains("Same@B · "))
    }

    @Test func `the answer for programs has the ways and where they start`() throws {
        let output = app.run("who", "Detail@Shop", "PATH", "--format", "json").output
        let answer = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(answer["format"] as? String == "boardwalk-who")
        #expect(answer["version"] as? Int == 2)
        let match = try #require((answer["matches"] as? [[String: Any]])?.first)
        let ways = try #require(match["ways"] as? [[String: Any]])
        let ids = ["Kiosk/Main/r2", "Kiosk/Main/g1", "Kiosk/Main/g3", "Kiosk/Shop/g1"]
        #expect(ways.compactMap { $0["id"] as? String } == ids)
        let sources = try #require(match["sources"] as? [[String: Any]])
        #expect(sources.compactMap { $0["id"] as? String } == ["Kiosk/Main/tab", "Kiosk/Main/home", "Kiosk/Shop/list"])
    }
}
