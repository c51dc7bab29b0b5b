import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("An ExternNavigationController", .serialized)
struct ExternNavigationControllerTests {
    private static func extern(_ id: String, _ attributes: KeyValuePairs<String, String>) -> String {
        scene(id, "navigationController", identifier: id, className: "ExternNavigationController", module: "Boardwalk", attributes: attributes)
    }

    private let app = AppFixture(
        [
            "Main": extern("Item", ["storyboardName": "Shop", "sceneIdentifier": "Item", "note": "hello", "toolbarHidden": "NO"])
                + extern("First", ["storyboardName": "Shop"])
                + extern("Stack", ["storyboardName": "Shop", "sceneIdentifier": "Stack"])
                + extern("Linked", ["storyboardName": "Shop", "sceneIdentifier": "Link"])
                + extern("Kit", ["storyboardName": "Kit", "storyboardBundleIdentifier": "org.example.Kit"])
                + extern("Lost", ["storyboardName": "Shup"]) + extern("Empty", [:])
                + scene(
                    "tabs", "tabBarController", identifier: "Tabs", connections: relationship("viewControllers", to: "tab"))
                + """
                <scene sceneID="t"><objects><navigationController id="tab" customClass="ExternNavigationController" customModule="Boardwalk" sceneMemberID="viewController">
                <tabBarItem key="tabBarItem" title="Wishlist" id="ti"/>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Shop"/></userDefinedRuntimeAttributes>
                </navigationController></objects></scene>
                """,
            "Shop": scene("initial", className: "SceneMakingController")
                + scene("item", identifier: "Item", className: "LinkedController")
                + scene("stack", "navigationController", identifier: "Stack", connections: relationship("rootViewController", to: "item"))
                + scene(
                    "link", identifier: "Link", className: "StoryboardLink", module: "Boardwalk",
                    attributes: ["sceneIdentifier": "Item"]),
        ],
        bundles: ["org.example.Kit": ["Kit": scene("initial", className: "OtherController")]])

    private func made(_ identifier: String) throws -> UINavigationController {
        try #require(
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier)
                as? UINavigationController)
    }

    @Test("has the scene as its root when it has woken, its view not loaded")
    func root() throws {
        app.install()
        let navigation = try made("Item")
        #expect(navigation.viewControllers.count == 1)
        let root = try #require(navigation.topViewController as? LinkedController)
        #expect(!root.isViewLoaded)
        let window = UIWindow.showing(navigation)
        #expect(window.topmost === root)
        #expect(root.appearances.count == 1)
    }

    @Test("takes the initial scene where none is named, another bundle's, and what a placeholder stands for")
    func roots() throws {
        app.install()
        #expect(try made("First").topViewController is SceneMakingController)
        #expect(try made("Kit").topViewController is OtherController)
        #expect(try made("Linked").topViewController is LinkedController)
    }

    @Test("takes the content of a navigation controller")
    func navigationController() throws {
        app.install()
        #expect(try made("Stack").viewControllers.map { $0 is LinkedController } == [true])
    }

    @Test("keeps attributes of its own and passes others on to the scene")
    func attributes() throws {
        app.install()
        #expect((try made("Item").topViewController as? LinkedController)?.note == "hello")
    }

    @Test("keeps its tab bar item")
    func tab() throws {
        app.install()
        let tabs = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Tabs") as? UITabBarController
        #expect(tabs?.viewControllers?.first?.tabBarItem.title == "Wishlist")
        #expect((tabs?.viewControllers?.first as? UINavigationController)?.topViewController is SceneMakingController)
    }

    @Test(
        "that leads nowhere says why",
        arguments: [
            ("Lost", "ExternNavigationController of the storyboard 'Main': There is no storyboard 'Shup' in the app's bundle. Did you mean 'Shop'?"),
            ("Empty", "ExternNavigationController of the storyboard 'Main': The placeholder names no scene. Set its runtime attributes 'storyboardName' and 'sceneIdentifier'."),
        ])
    func broken(identifier: String, sentence: String) {
        app.install()
        #expect(throws: Headless.UIKitException(.invalidArgument, sentence)) {
            try Headless.catching {
                _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier)
            }
        }
    }

    @Test("leaves nothing behind")
    func leaks() throws {
        app.install()
        #expect(try Headless.leaks { _ = UIWindow.showing(try made("Item")) }.isEmpty)
    }
}
