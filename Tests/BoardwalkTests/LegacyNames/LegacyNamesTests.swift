import BoardwalkLegacyNames
import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Storyboards written for the old libraries", .serialized)
struct LegacyNamesTests {
    private static func old(_ id: String, _ className: String, to scene: String, element: String = "viewController") -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <\(element) id="\(id)" storyboardIdentifier="\(id)" customClass="\(className)" sceneMemberID="viewController">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Shop"/>
        <userDefinedRuntimeAttribute type="string" keyPath="sceneIdentifier" value="\(scene)"/>
        </userDefinedRuntimeAttributes>
        </\(element)></objects></scene>
        """
    }

    nonisolated static let segues: [(identifier: String, destination: String, className: String)] = [
        ("Item@Shop", "dummy", "AOLinkedStoryboardSegue"),
        ("extern", "Extern", "ExternStoryboardSegue"),
        ("push", "Link", "RBStoryboardPushSegue"),
        ("modal", "Link", "RBStoryboardModalSegue"),
        ("popover", "Link", "RBStoryboardPopoverSegue"),
    ]

    private let app = AppFixture([
        "Main": scene(
            "initial", className: "LinkSourceController",
            connections: segues.map { segue($0.identifier, to: $0.destination, className: $0.className, module: nil) }.joined()
                + segue("show", to: "Link", kind: "show", className: "RBStoryboardSegue", module: nil)
                + segue("plain", to: "Link", kind: "show"))
            + scene("dummy") + old("Extern", "ExternViewController", to: "Item") + old("Link", "RBStoryboardLink", to: "Item")
            + old("Navigation", "ExternNavigationController", to: "Item", element: "navigationController"),
        "Shop": scene("item", identifier: "Item", className: "LinkedController", connections: LinkedController.unwinding(from: "item")),
    ])

    private func start() throws -> (UIWindow, LinkSourceController) {
        app.install()
        LegacyNames.register()
        LegacyNames.register()
        let source = try #require(
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LinkSourceController)
        return (.showing(UINavigationController(rootViewController: source)), source)
    }

    @Test(
        "work unchanged under the Objective-C names, which no module goes with: RBStoryboardLink#64, Swinject#362",
        arguments: segues.map(\.identifier) + ["show"])
    func segues(identifier: String) throws {
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        defer { LegacyNames.forget() }
        let (window, source) = try start()
        source.performSegue(withIdentifier: identifier, sender: nil)
        let item = try #require(window.topmost as? LinkedController)
        #expect(source.prepared.first === item)
        #expect(source.wasLoadedAtPrepare == [false])
        item.performSegue(withIdentifier: "back", sender: nil)
        #expect(source.unwound == 1)
        #expect(Headless.log.entries.isEmpty)
    }

    @Test("have RBStoryboardLink contain the scene where no class redirects the segue")
    func container() throws {
        defer { LegacyNames.forget() }
        let (window, source) = try start()
        source.performSegue(withIdentifier: "plain", sender: nil)
        let link = try #require(source.prepared.first as? EmbeddedStoryboardLink)
        #expect(link.scene?.view.window === window)
    }

    @Test("have ExternNavigationController take the scene for its root")
    func navigation() throws {
        defer { LegacyNames.forget() }
        let (window, _) = try start()
        defer { withExtendedLifetime(window) {} }
        let navigation = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Navigation")
        #expect((navigation as? ExternNavigationController)?.topViewController is LinkedController)
    }
}
