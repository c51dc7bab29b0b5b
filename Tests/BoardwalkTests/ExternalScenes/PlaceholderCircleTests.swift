import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Placeholders that lead to each other", .serialized)
struct PlaceholderCircleTests {
    private static func link(_ id: String, to scene: String, className: String = "StoryboardLink", of storyboard: String? = nil) -> String {
        BoardwalkTests.scene(
            id, identifier: id, className: className, module: "Boardwalk",
            attributes: ["storyboardName": storyboard ?? "Main", "sceneIdentifier": scene])
    }

    private let app = AppFixture([
        "Main": link("A", to: "B") + link("B", to: "C") + link("C", to: "Item") + link("Self", to: "Self")
            + link("Ping", to: "Pong") + link("Pong", to: "Ping") + link("ToTabs", to: "Tabs")
            + scene("Tabs", "tabBarController", identifier: "Tabs", connections: relationship("viewControllers", to: "ToTabs"))
            + scene("Item", identifier: "Item", className: "LinkedController")
            + (0..<70).map { link("Chain\($0)", to: "Chain\($0 + 1)") }.joined()
            + link("Chain70", to: "Item")
            + link("ToRoom", to: "Room", className: "EmbeddedStoryboardLink")
            + scene(
                "Room", identifier: "Room",
                content: """
                    <view key="view" id="view"><subviews><containerView id="container"><connections>
                    <segue destination="ToRoom" kind="embed" id="e"/></connections></containerView></subviews></view>
                    """)
    ])

    @Test("in a chain lead to the scene at its end")
    func chain() throws {
        app.install()
        #expect(try UIStoryboard.scene(at: "A@Main") is LinkedController)
    }

    @Test(
        "in a circle are a typed error",
        arguments: [
            ("Self@Main", ["Self@Main", "Self@Main"]), ("Ping@Main", ["Pong@Main", "Ping@Main", "Pong@Main"]),
        ] as [(SceneAddress, [SceneAddress])])
    func circle(address: SceneAddress, passed: [SceneAddress]) {
        app.install()
        #expect(throws: SceneError.circle(passed)) { try UIStoryboard.scene(at: address) }
    }

    @Test("without end are a typed error, and do not exhaust the stack")
    func tooLong() {
        app.install()
        #expect(throws: SceneError.circle(["Chain62@Main", "Chain63@Main", "Chain64@Main", "Chain65@Main"])) {
            try UIStoryboard.scene(at: "Chain0@Main")
        }
    }

    @Test("through a container that holds itself are reported once, and leave the placeholder there")
    func container() throws {
        app.install()
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Tabs") }
        }
        #expect(exception?.reason.contains("The links lead in a circle: Tabs@Main → Tabs@Main.") == true)
    }

    @Test("through a scene that is embedded in itself are reported before it is embedded again")
    func embedded() throws {
        app.install()
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching {
                let room = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Room")
                room.loadViewIfNeeded()
            }
        }
        #expect(exception?.reason.contains("EmbeddedStoryboardLink of the storyboard 'Main': The links lead in a circle: Room@Main → Room@Main.") == true)
    }
}
