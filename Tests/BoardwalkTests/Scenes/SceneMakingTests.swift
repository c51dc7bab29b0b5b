import HeadlessUIKit
import Testing

@testable import Boardwalk

final class SceneMakingController: UIViewController {}
final class OtherController: UIViewController {}

@MainActor
@Suite("Making scenes of addresses", .serialized)
struct SceneMakingTests {
    private let app = AppFixture(
        [
            "Main": scene("initial", className: "SceneMakingController")
                + scene("detail", identifier: "Detail", className: "OtherController")
                + reference("far", identifier: "Far", storyboard: "Shop", scene: "Item")
                + reference("lost", identifier: "Lost", storyboard: "Shop", scene: "Nothing")
                + reference("circle", identifier: "Circle", storyboard: nil, scene: "Circle"),
            "Shop": scene("item", identifier: "Item", className: "SceneMakingController"),
        ],
        bundles: ["org.example.Kit": ["Kit": scene("initial")]])

    @Test("An address gives its scene, and without a scene the initial one")
    func found() throws {
        app.install()
        #expect(try UIStoryboard.scene(at: "Detail@Main") is OtherController)
        #expect(try UIStoryboard.scene(at: "@Main") is SceneMakingController)
        #expect(try UIStoryboard.scene(at: "@org.example.Kit/Kit").storyboard != nil)
    }

    @Test("A storyboard's own scenes need no storyboard in the address, and share the storyboard object")
    func own() throws {
        app.install()
        let storyboard = try UIStoryboard.named("Main")
        #expect(try storyboard.scene(at: "Detail").storyboard === storyboard)
    }

    @Test("A reference gives the scene that it refers to")
    func referenced() throws {
        app.install()
        #expect(try UIStoryboard.scene(at: "Far@Main") is SceneMakingController)
    }

    @Test(
        "Each way to lead nowhere has its own error, with the nearest names",
        arguments: [
            ("Detail@Mian", SceneError.storyboardMissing("Mian", bundle: "the app's bundle", nearest: ["Main"])),
            ("Detial@Main", .sceneMissing("Detial", storyboard: "Main", nearest: ["Detail"])),
            ("@Shop", .noInitialScene(storyboard: "Shop", scenes: ["Item"])),
            ("@org.example.Kat/Kit", .bundleMissing("org.example.Kat")),
            ("Detail", .storyboardUnknown("Detail")),
            ("Lost@Main", .sceneMissing("Nothing", storyboard: "Shop", nearest: [])),
        ] as [(SceneAddress, SceneError)])
    func errors(address: SceneAddress, error: SceneError) {
        app.install()
        #expect(throws: error) { try UIStoryboard.scene(at: address) }
    }

    @Test("References that lead to each other are told, not followed for ever")
    func circle() {
        app.install()
        #expect(throws: SceneError.circle(["Circle", "Circle", "Circle", "Circle"])) {
            try UIStoryboard.scene(at: "Circle@Main")
        }
    }

    @Test("A scene of another class is an error, with and without a creator")
    func wrongClass() {
        app.install()
        let error = SceneError.wrongClass("Detail@Main", expected: "SceneMakingController", found: "OtherController")
        #expect(throws: error) { try UIStoryboard.scene(at: "Detail@Main", as: SceneMakingController.self) }
        #expect(throws: error) {
            try UIStoryboard.scene(at: "Detail@Main", as: SceneMakingController.self) { SceneMakingController(coder: $0) }
        }
    }

    @Test("A creator makes the controller")
    func creator() throws {
        app.install()
        var isAsked = false
        _ = try UIStoryboard.scene(at: "@Main", as: SceneMakingController.self) { coder in
            isAsked = true
            return SceneMakingController(coder: coder)
        }
        #expect(isAsked)
    }
}
