import HeadlessUIKit
import Testing

@testable import Boardwalk

/// Written as an app's own segue with a transition of its own.
final class OwnTransitionSegue: LinkedDestinationSegue {
    static var performed = 0

    override func perform() {
        guard failure == nil else { return }
        Self.performed += 1
        source.present(destination, animated: false)
    }
}

final class UnderscoreSegue: LinkedDestinationSegue {
    override class var syntax: SegueIdentifierSyntax { SegueIdentifierSyntax(separator: "_") }

    override func perform() { source.present(destination, animated: false) }
}

@MainActor
@Suite("A linked segue", .serialized)
struct LinkedDestinationSegueTests {
    private let app = AppFixture(
        [
            "Main": scene(
                "initial", className: "LinkSourceController",
                connections: [
                    "Item@Shop", "@Shop", "Near", "Item@Shop#first", "Item@Shop#second", "Item@org.example.Kit/Kit",
                    "Far", "Stand", "Shop@Item",
                ].map { segue($0, to: "dummy", className: "LinkedStoryboardSegue") }.joined()
                    + segue("Itme@Shop", to: "dummy", className: "LinkedStoryboardSegue")
                    + segue("Item@Shup", to: "dummy", className: "LinkedStoryboardSegue")
                    + segue("Item@Shop#show", to: "dummy", kind: "show", className: "LinkedDestinationSegue")
                    + segue(
                        "Item@Shop#present", to: "dummy", kind: "presentation", className: "LinkedDestinationSegue",
                        attributes: #" modalPresentationStyle="fullScreen""#)
                    + segue("Item@Shop#own", to: "dummy", className: "OwnTransitionSegue", module: "BoardwalkTests")
                    + segue("Itme@Shop#own", to: "dummy", className: "OwnTransitionSegue", module: "BoardwalkTests")
                    + segue("Item_Shop", to: "dummy", className: "UnderscoreSegue", module: "BoardwalkTests"))
                + scene("dummy", className: "OtherController")
                + scene("near", identifier: "Near", className: "LinkedController")
                + reference("far", identifier: "Far", storyboard: "Shop", scene: "Item")
                + scene(
                    "stand", identifier: "Stand", className: "StoryboardLink", module: "Boardwalk",
                    attributes: ["storyboardName": "Shop", "sceneIdentifier": "Item"]),
            "Shop": scene("initial", identifier: "First", className: "SceneMakingController")
                + scene("item", identifier: "Item", className: "LinkedController"),
        ],
        bundles: ["org.example.Kit": ["Kit": scene("item", identifier: "Item", className: "LinkedController")]])

    private func start() throws -> (UIWindow, UINavigationController, LinkSourceController) {
        let source = try #require(
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LinkSourceController)
        let navigation = UINavigationController(rootViewController: source)
        return (.showing(navigation), navigation, source)
    }

    @Test("lets prepare see the real scene, whose view is not loaded yet")
    func prepare() throws {
        app.install()
        let (window, navigation, source) = try start()
        defer { withExtendedLifetime(window) {} }
        source.performSegue(withIdentifier: "Item@Shop", sender: nil)
        #expect(source.prepared.map { $0 is LinkedController } == [true])
        #expect(source.wasLoadedAtPrepare == [false])
        #expect(navigation.topViewController === source.prepared.first)
        #expect(navigation.topViewController?.storyboard?.origin?.name == "Shop")
    }

    @Test(
        "leads where its address says",
        arguments: ["Item@Shop", "Near", "Item@Shop#first", "Item@org.example.Kit/Kit", "Far", "Stand"])
    func addresses(identifier: String) throws {
        app.install()
        let (window, navigation, source) = try start()
        defer { withExtendedLifetime(window) {} }
        source.performSegue(withIdentifier: identifier, sender: nil)
        #expect(navigation.topViewController is LinkedController)
    }

    @Test("leads to the initial view controller where its address names no scene")
    func initial() throws {
        app.install()
        let (window, navigation, source) = try start()
        defer { withExtendedLifetime(window) {} }
        source.performSegue(withIdentifier: "@Shop", sender: nil)
        #expect(navigation.topViewController is SceneMakingController)
    }

    @Test("to a target that another one has too is told apart by a label: colliding identifiers")
    func labels() throws {
        app.install()
        let (window, navigation, source) = try start()
        defer { withExtendedLifetime(window) {} }
        var identifiers: [String?] = []
        source.onPrepare = { identifiers.append($0.identifier) }
        for identifier in ["Item@Shop#first", "Item@Shop#second"] {
            source.performSegue(withIdentifier: identifier, sender: nil)
            navigation.popViewController(animated: false)
        }
        #expect(identifiers == ["Item@Shop#first", "Item@Shop#second"])
        #expect(source.prepared.allSatisfy { $0 is LinkedController })
    }

    @Test("reads the storyboard first where the app says so for all of them")
    func reversed() throws {
        app.install()
        LinkedDestinationSegue.identifierSyntax.order = .storyboardFirst
        defer { LinkedDestinationSegue.identifierSyntax.order = .sceneFirst }
        let (window, navigation, source) = try start()
        defer { withExtendedLifetime(window) {} }
        source.performSegue(withIdentifier: "Shop@Item", sender: nil)
        #expect(navigation.topViewController is LinkedController)
    }

    @Test("finds out which side is the storyboard where the app writes both", arguments: ["Shop@Item", "Item@Shop"])
    func eitherOrder(identifier: String) throws {
        app.install()
        LinkedDestinationSegue.identifierSyntax.order = .either
        defer { LinkedDestinationSegue.identifierSyntax.order = .sceneFirst }
        let (window, navigation, source) = try start()
        defer { withExtendedLifetime(window) {} }
        source.performSegue(withIdentifier: identifier, sender: nil)
        #expect(navigation.topViewController is LinkedController)
    }

    @Test("of a subclass may have a syntax of its own")
    func ownSyntax() throws {
        app.install()
        let (window, _, source) = try start()
        source.performSegue(withIdentifier: "Item_Shop", sender: nil)
        #expect(window.topmost is LinkedController)
    }

    @Test("of a standard kind is performed as the kind says, with the real scene")
    func standardKinds() throws {
        app.install()
        let (window, navigation, source) = try start()
        source.performSegue(withIdentifier: "Item@Shop#show", sender: nil)
        #expect(navigation.topViewController is LinkedController)
        navigation.popViewController(animated: false)
        source.performSegue(withIdentifier: "Item@Shop#present", sender: nil)
        #expect(window.topmost is LinkedController)
        #expect(window.topmost?.modalPresentationStyle == .fullScreen)
    }

    @Test("of a subclass may have a transition of its own")
    func ownTransition() throws {
        app.install()
        let (window, _, source) = try start()
        OwnTransitionSegue.performed = 0
        source.performSegue(withIdentifier: "Item@Shop#own", sender: nil)
        #expect(window.topmost is LinkedController)
        #expect(OwnTransitionSegue.performed == 1)
    }

    @Test(
        "that leads nowhere says which segue, which storyboard and which scene, and leaves the user where they are",
        arguments: [
            ("Itme@Shop", "LinkedStoryboardSegue 'Itme@Shop' of LinkSourceController: The storyboard 'Shop' has no scene with the identifier 'Itme'. Did you mean 'Item'?"),
            ("Item@Shup", "LinkedStoryboardSegue 'Item@Shup' of LinkSourceController: There is no storyboard 'Shup' in the app's bundle. Did you mean 'Shop'?"),
        ])
    func broken(identifier: String, sentence: String) throws {
        app.install()
        let (window, navigation, source) = try start()
        defer { withExtendedLifetime(window) {} }
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { source.performSegue(withIdentifier: identifier, sender: nil) }
        }
        #expect(exception?.reason.hasPrefix(sentence) == true)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("that leads nowhere does nothing when it is performed nevertheless")
    func brokenPerform() throws {
        app.install()
        let (window, _, source) = try start()
        OwnTransitionSegue.performed = 0
        _ = try? Headless.catching {
            let segue = OwnTransitionSegue(identifier: "Itme@Shop#own", source: source, destination: UIViewController())
            #expect(segue.failure == .sceneMissing("Itme", storyboard: "Shop", nearest: ["Item"]))
            segue.perform()
        }
        #expect(OwnTransitionSegue.performed == 0)
        #expect(window.topmost === source)
    }

    @Test("without an identifier names nothing")
    func unnamed() throws {
        app.install()
        let (window, _, source) = try start()
        defer { withExtendedLifetime(window) {} }
        _ = try? Headless.catching {
            let segue = LinkedStoryboardSegue(identifier: nil, source: source, destination: UIViewController())
            #expect(segue.failure == .identifierUnreadable("", syntax: "scene@storyboard"))
        }
    }

    @Test("offers the scene of an identifier to code, typed errors included")
    func sceneNamed() throws {
        app.install()
        #expect(try LinkedStoryboardSegue.scene(named: "Item@Shop") is LinkedController)
        #expect(try LinkedStoryboardSegue.scene(named: "Near", in: UIStoryboard.named("Main")) is LinkedController)
        #expect(try UnderscoreSegue.scene(named: "Item_Shop") is LinkedController)
        #expect(throws: SceneError.storyboardUnknown("Near")) { try LinkedStoryboardSegue.scene(named: "Near") }
    }
}
