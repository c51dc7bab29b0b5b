import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("The variants of linked segues", .serialized)
struct LinkedStoryboardSegueTests {
    nonisolated static let variants = [
        "LinkedStoryboardSegue", "LinkedStoryboardPushSegue", "LinkedStoryboardShowSegue",
        "LinkedStoryboardShowDetailSegue", "LinkedStoryboardModalSegue", "LinkedStoryboardPopoverSegue",
    ]

    private static let links =
        (variants + ["LinkedStoryboardReplaceSegue"]).map { segue("Item@Shop#\($0)", to: "dummy", className: $0) }
        + (variants + ["LinkedStoryboardReplaceSegue"]).map { segue("Stack@Shop#\($0)", to: "dummy", className: $0) }

    private let app = AppFixture([
        "Main": scene("initial", className: "LinkSourceController", connections: links.joined())
            + scene(
                "split", "splitViewController", identifier: "Split",
                connections: relationship("masterViewController", to: "initial") + relationship("detailViewController", to: "dummy"))
            + #"<scene sceneID="s"><objects><viewController id="dummy" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" sceneMemberID="viewController"/></objects></scene>"#,
        "Shop": scene(
            "item", identifier: "Item", className: "LinkedController", connections: LinkedController.unwinding(from: "item"))
            + scene(
                "stack", "navigationController", identifier: "Stack",
                connections: relationship("rootViewController", to: "item"))
            + scene("empty", "navigationController", identifier: "Empty"),
    ])

    private func source() throws -> LinkSourceController {
        try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LinkSourceController)
    }

    @Test("push onto the source's navigation controller", arguments: variants.prefix(3))
    func pushes(variant: String) throws {
        app.install()
        let source = try source()
        let navigation = UINavigationController(rootViewController: source)
        let window = UIWindow.showing(navigation)
        source.performSegue(withIdentifier: "Item@Shop#\(variant)", sender: nil)
        #expect(navigation.viewControllers.count == 2)
        #expect((window.topmost as? LinkedController)?.appearances == [true])
    }

    @Test("unwind back to the source", arguments: variants, [false, true])
    func unwinds(variant: String, isPad: Bool) throws {
        app.install()
        Headless.device = isPad ? .iPad : .iPhone
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.performSegue(withIdentifier: "Item@Shop#\(variant)", sender: nil)
        let item = try #require(window.topmost as? LinkedController)
        item.performSegue(withIdentifier: "back", sender: nil)
        #expect(source.unwound == 1)
        #expect(window.topmost === source)
        Headless.device = .iPhone
    }

    @Test("leave nothing behind", arguments: variants)
    func leaves(variant: String) throws {
        app.install()
        let leaks = try Headless.leaks {
            let source = try source()
            let window = UIWindow.showing(UINavigationController(rootViewController: source))
            source.performSegue(withIdentifier: "Item@Shop#\(variant)", sender: nil)
            try #require(window.topmost as? LinkedController).performSegue(withIdentifier: "back", sender: nil)
            source.prepared = []
        }
        #expect(leaks.isEmpty)
    }

    // MARK: Outside a navigation controller

    @Test(
        "that push present where there is no navigation controller, rather than doing nothing or raising: PageMenu#11",
        arguments: variants.prefix(3))
    func pushOutside(variant: String) throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(source)
        source.performSegue(withIdentifier: "Item@Shop#\(variant)", sender: nil)
        #expect(source.presentedViewController is LinkedController)
        try #require(window.topmost as? LinkedController).performSegue(withIdentifier: "back", sender: nil)
        #expect(source.unwound == 1)
    }

    // MARK: Navigation controllers

    @Test(
        "that push take the content of a navigation controller, which cannot be pushed: RBStoryboardLink#55, ActionSheetPicker-3.0#70",
        arguments: variants.prefix(3))
    func pushedNavigationController(variant: String) throws {
        app.install()
        let source = try source()
        let navigation = UINavigationController(rootViewController: source)
        let window = UIWindow.showing(navigation)
        source.performSegue(withIdentifier: "Stack@Shop#\(variant)", sender: nil)
        #expect(source.prepared.first is UINavigationController)
        #expect(window.topmost is LinkedController)
        #expect(window.topmost?.navigationController === navigation)
        try #require(window.topmost).performSegue(withIdentifier: "back", sender: nil)
        #expect(navigation.viewControllers == [source])
    }

    @Test("that push present a navigation controller as it is where there is none to push onto")
    func presentedNavigationController() throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(source)
        source.performSegue(withIdentifier: "Stack@Shop#LinkedStoryboardSegue", sender: nil)
        #expect(source.presentedViewController is UINavigationController)
        #expect(window.topmost is LinkedController)
    }

    @Test("that push present what cannot be pushed at all: an empty navigation controller, a split view")
    func unpushable() throws {
        app.install()
        for destination in [UINavigationController(), UISplitViewController()] {
            let source = try source()
            let window = UIWindow.showing(UINavigationController(rootViewController: source))
            let segue = UIStoryboardSegue(identifier: nil, source: source, destination: destination)
            segue.push(animated: false)
            #expect(window.rootViewController?.presentedViewController === destination)
        }
    }

    // MARK: Show detail

    @Test("show the detail of a split view")
    func showDetail() throws {
        app.install()
        Headless.device = .iPad
        let split = try #require(
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Split")
                as? UISplitViewController)
        let window = UIWindow.showing(split)
        let source = try #require(split.viewControllers.first as? LinkSourceController)
        source.performSegue(withIdentifier: "Stack@Shop#LinkedStoryboardShowDetailSegue", sender: nil)
        #expect(split.viewControllers.last is UINavigationController)
        #expect(window.topmost is LinkedController)
        Headless.device = .iPhone
    }

    // MARK: Modal

    @Test("present in the style and with the transition that the placeholder is given")
    func modal() throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(source)
        defer { withExtendedLifetime(window) {} }
        source.performSegue(withIdentifier: "Item@Shop#LinkedStoryboardModalSegue", sender: nil)
        let presented = try #require(source.presentedViewController)
        #expect(presented.modalPresentationStyle == .fullScreen)
        #expect(presented.modalTransitionStyle == .crossDissolve)
    }

    @Test("present in the style that prepare gives the scene")
    func modalPrepared() throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(source)
        defer { withExtendedLifetime(window) {} }
        source.onPrepare = { $0.destination.modalPresentationStyle = .formSheet }
        source.performSegue(withIdentifier: "Item@Shop#LinkedStoryboardModalSegue", sender: nil)
        #expect(source.presentedViewController?.modalPresentationStyle == .formSheet)
    }

    // MARK: Replace

    @Test("replace the root of the window, and what is presented there")
    func replace() throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.present(UIViewController(), animated: false)
        source.performSegue(withIdentifier: "Item@Shop#LinkedStoryboardReplaceSegue", sender: nil)
        #expect(window.rootViewController is LinkedController)
        #expect(window.topmost === window.rootViewController)
        #expect((window.topmost as? LinkedController)?.appearances.count == 1)
    }

    @Test("replace nothing where the source is not in a window, and say so")
    func replaceOutside() throws {
        app.install()
        let source = try source()
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching {
                source.performSegue(withIdentifier: "Item@Shop#LinkedStoryboardReplaceSegue", sender: nil)
            }
        }
        #expect(exception?.reason.contains("The scene LinkSourceController is not in a window") == true)
    }

    @Test("that replaced the root cannot be unwound, since nothing is left to unwind to")
    func unwindReplaced() throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(source)
        source.performSegue(withIdentifier: "Item@Shop#LinkedStoryboardReplaceSegue", sender: nil)
        let item = try #require(window.topmost)
        item.performSegue(withIdentifier: "back", sender: nil)
        #expect(window.rootViewController === item)
        #expect(source.unwound == 0)
    }

    // MARK: Animation

    @Test("are animated or not, as prepare says: JGLinkedStoryboard", arguments: Array(variants.prefix(5)))
    func animated(variant: String) throws {
        app.install()
        for isAnimated in [true, false] {
            let source = try source()
            source.onPrepare = { ($0 as? LinkedDestinationSegue)?.isAnimated = isAnimated }
            let window = UIWindow.showing(UINavigationController(rootViewController: source))
            source.performSegue(withIdentifier: "Item@Shop#\(variant)", sender: nil)
            #expect((window.topmost as? LinkedController)?.appearances == [isAnimated])
        }
    }

    @Test("are not animated while UIView's animations are off", arguments: Array(variants.prefix(5)))
    func animationsOff(variant: String) throws {
        app.install()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.performSegue(withIdentifier: "Item@Shop#\(variant)", sender: nil)
        #expect((window.topmost as? LinkedController)?.appearances == [false])
    }
}
