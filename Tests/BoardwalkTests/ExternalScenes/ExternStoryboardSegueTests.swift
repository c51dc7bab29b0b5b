import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("The segues to the scenes of placeholders", .serialized)
struct ExternStoryboardSegueTests {
    nonisolated static let variants = [
        "ExternStoryboardSegue", "ExternStoryboardPushSegue", "ExternStoryboardShowSegue",
        "ExternStoryboardShowDetailSegue", "ExternStoryboardModalSegue", "ExternStoryboardPopoverSegue",
    ]
    nonisolated static let placeholders = ["StoryboardLink", "ExternViewController", "EmbeddedStoryboardLink"]

    private let app = AppFixture([
        "Main": scene(
            "initial", className: "LinkSourceController",
            connections: (placeholders + ["Lost", "Stack"]).map { placeholder in
                variants.map { segue("\(placeholder) \($0)", to: placeholder, className: $0) }.joined()
                    + segue("\(placeholder) show", to: placeholder, kind: "show", className: "ExternDestinationSegue")
            }.joined() + segue("plain", to: "OtherController", className: "ExternStoryboardSegue"))
            + placeholders.map {
                scene($0, className: $0, module: "Boardwalk", attributes: ["storyboardName": "Shop", "sceneIdentifier": "Item"])
            }.joined()
            + scene("Stack", className: "ExternViewController", module: "Boardwalk", attributes: ["storyboardName": "Shop", "sceneIdentifier": "Stack"])
            + scene("Lost", className: "ExternViewController", module: "Boardwalk", attributes: ["storyboardName": "Shup"])
            + scene("OtherController", className: "OtherController"),
        "Shop": scene("item", identifier: "Item", className: "LinkedController", connections: LinkedController.unwinding(from: "item"))
            + scene("stack", "navigationController", identifier: "Stack", connections: relationship("rootViewController", to: "item")),
    ])

    private func source() throws -> LinkSourceController {
        try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LinkSourceController)
    }

    @Test(
        "lead to the scene itself, prepared before its view is loaded, appearing once, and unwound: RBStoryboardLink#24 #28 #47 #71",
        arguments: placeholders, variants + ["show"])
    func leads(placeholder: String, variant: String) throws {
        app.install()
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.performSegue(withIdentifier: "\(placeholder) \(variant)", sender: nil)
        let item = try #require(window.topmost as? LinkedController)
        #expect(source.prepared.first === item)
        #expect(source.wasLoadedAtPrepare == [false])
        #expect(item.appearances.count == 1)
        #expect(!(item.parent is StoryboardLink))
        item.performSegue(withIdentifier: "back", sender: nil)
        #expect(source.unwound == 1)
        #expect(window.topmost === source)
    }

    @Test("push the content of a navigation controller: RBStoryboardLink#55", arguments: variants.prefix(3))
    func navigationController(variant: String) throws {
        app.install()
        let source = try source()
        let navigation = UINavigationController(rootViewController: source)
        let window = UIWindow.showing(navigation)
        source.performSegue(withIdentifier: "Stack \(variant)", sender: nil)
        #expect(window.topmost?.navigationController === navigation)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("do nothing where the placeholder leads nowhere, and say why", arguments: variants)
    func broken(variant: String) throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { source.performSegue(withIdentifier: "Lost \(variant)", sender: nil) }
        }
        #expect(exception?.reason == "ExternViewController of the storyboard 'Main': There is no storyboard 'Shup' in the app's bundle. Did you mean 'Shop'?")
        #expect(window.topmost === source)
        #expect(!(source.prepared.first is LinkedController))
    }

    @Test("lead to any other destination as it is")
    func plain() throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.performSegue(withIdentifier: "plain", sender: nil)
        #expect(window.topmost is OtherController)
    }

    @Test("are animated or not, as prepare says: RBStoryboardLink animated", arguments: variants.dropLast())
    func animated(variant: String) throws {
        app.install()
        for isAnimated in [true, false] {
            let source = try source()
            source.onPrepare = { ($0 as? ExternDestinationSegue)?.isAnimated = isAnimated }
            let window = UIWindow.showing(UINavigationController(rootViewController: source))
            source.performSegue(withIdentifier: "ExternViewController \(variant)", sender: nil)
            #expect((window.topmost as? LinkedController)?.appearances == [isAnimated])
        }
    }
}
