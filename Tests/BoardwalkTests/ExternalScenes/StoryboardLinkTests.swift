import HeadlessUIKit
import Testing

@testable import Boardwalk

/// A scene with items of its own.
final class ItemsController: LinkedController {
    override func awakeFromNib() {
        super.awakeFromNib()
        navigationItem.title = "Items"
        toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        hidesBottomBarWhenPushed = true
        tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
    }
}

@MainActor
@Suite("A StoryboardLink", .serialized)
struct StoryboardLinkTests {
    nonisolated static let kinds = ["show", "showDetail", "presentation", "popoverPresentation", "push", "modal"]

    private static func link(
        _ id: String, to scene: String, identifier: String? = nil, attributes: [(String, String)] = [], inner: String = ""
    ) -> String {
        let attributes = ([("storyboardName", "Shop"), ("sceneIdentifier", scene)] + attributes).map {
            #"<userDefinedRuntimeAttribute type="string" keyPath="\#($0.0)" value="\#($0.1)"/>"#
        }
        let identifier = identifier.map { #" storyboardIdentifier="\#($0)""# } ?? ""
        return """
            <scene sceneID="scene-\(id)"><objects>
            <viewController id="\(id)"\(identifier) customClass="StoryboardLink" customModule="Boardwalk" sceneMemberID="viewController">
            <view key="view" id="view-\(id)"/>\(inner)
            <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>
            </viewController></objects></scene>
            """
    }

    private let app = AppFixture(
        [
            "Main": scene(
                "initial", className: "LinkSourceController",
                connections: kinds.map { segue($0, to: "item", kind: $0) }.joined()
                    + segue("styled", to: "styled", kind: "presentation")
                    + segue("noted", to: "noted", kind: "show") + segue("lost", to: "lost", kind: "show")
                    + segue("empty", to: "empty", kind: "show") + segue("bundled", to: "bundled", kind: "show")
                    + segue("own", to: "own", kind: "show"))
                + link("item", to: "Item", identifier: "Item")
                + link("noted", to: "Item", attributes: [("note", "hello"), ("title", "Noted"), ("nonsense", "1"), ("view.alpha", "0")])
                + link("lost", to: "Itme")
                + #"<scene sceneID="s"><objects><viewController id="styled" customClass="StoryboardLink" customModule="Boardwalk" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" sceneMemberID="viewController"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Shop"/><userDefinedRuntimeAttribute type="string" keyPath="sceneIdentifier" value="Item"/></userDefinedRuntimeAttributes></viewController></objects></scene>"#
                + scene("empty", className: "StoryboardLink", module: "Boardwalk")
                + scene("own", className: "StoryboardLink", module: "Boardwalk", attributes: ["sceneIdentifier": "Here"])
                + scene("here", identifier: "Here", className: "OtherController")
                + scene(
                    "bundled", className: "StoryboardLink", module: "Boardwalk",
                    attributes: ["storyboardName": "Kit", "bundleIdentifier": "org.example.Kit"])
                + scene(
                    "embedding", identifier: "Embedding", className: "LinkSourceController",
                    content: """
                        <view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                        <containerView id="container"><rect key="frame" x="0" y="0" width="200" height="200"/>
                        <connections><segue destination="item" kind="embed" identifier="embed" id="e"/></connections></containerView>
                        </subviews></view>
                        """)
                + scene(
                    "tabs", "tabBarController", identifier: "Tabs",
                    connections: relationship("viewControllers", to: "initial") + relationship("viewControllers", to: "tab")
                        + relationship("viewControllers", to: "itemsTab"))
                + link(
                    "tab", to: "Item",
                    inner: #"<tabBarItem key="tabBarItem" title="Placeholder" id="tab-item"/>"#)
                + link(
                    "itemsTab", to: "Items",
                    inner: #"<tabBarItem key="tabBarItem" title="Placeholder" id="items-item"/>"#)
                + scene(
                    "nav", "navigationController", identifier: "Navigation",
                    connections: relationship("rootViewController", to: "itemsTab"))
                + scene(
                    "stacked", "navigationController", identifier: "Stacked",
                    connections: relationship("rootViewController", to: "stack"))
                + link("stack", to: "Stack")
                + scene(
                    "split", "splitViewController", identifier: "Split",
                    connections: relationship("masterViewController", to: "nav")
                        + relationship("detailViewController", to: "stack")),
            "First": scene(
                "initial", className: "StoryboardLink", module: "Boardwalk", attributes: ["storyboardName": "Shop"]),
            "Shop": scene("initial", identifier: "First", className: "SceneMakingController")
                + scene(
                    "item", identifier: "Item", className: "LinkedController",
                    connections: LinkedController.unwinding(from: "item"))
                + scene("items", identifier: "Items", className: "ItemsController")
                + scene(
                    "stack", "navigationController", identifier: "Stack",
                    connections: relationship("rootViewController", to: "item")),
        ],
        bundles: ["org.example.Kit": ["Kit": scene("initial", className: "LinkedController")]])

    private var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }

    private func made(_ identifier: String) -> UIViewController {
        main.instantiateViewController(withIdentifier: identifier)
    }

    private func source() throws -> LinkSourceController {
        try #require(main.instantiateInitialViewController() as? LinkSourceController)
    }

    // MARK: Segues

    @Test(
        "gives way to its scene in segues of every kind, prepared before its view is loaded, appearing once, and unwound: RBStoryboardLink#41 #55 #61 #74",
        arguments: kinds)
    func segues(kind: String) throws {
        app.install()
        Headless.device = kind == "popoverPresentation" ? .iPad : .iPhone
        defer { Headless.device = .iPhone }
        let source = try source()
        source.onPrepare = { $0.destination.popoverPresentationController?.sourceView = source.view }
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.performSegue(withIdentifier: kind, sender: nil)
        let item = try #require(window.topmost as? LinkedController)
        #expect(source.prepared.first === item)
        #expect(source.wasLoadedAtPrepare == [false])
        #expect(item.appearances.count == 1)
        #expect(!(item.parent is StoryboardLink))
        item.performSegue(withIdentifier: "back", sender: nil)
        #expect(source.unwound == 1)
        #expect(window.topmost === source)
    }

    @Test("gives way to its scene where it is embedded, which a segue class cannot do: RBStoryboardLink#74, P041")
    func embed() throws {
        app.install()
        let source = try #require(made("Embedding") as? LinkSourceController)
        let window = UIWindow.showing(source)
        let item = try #require(source.children.first as? LinkedController)
        #expect(source.prepared.first === item)
        #expect(source.wasLoadedAtPrepare == [false])
        #expect(item.appearances.count == 1)
        #expect(window.rootViewController === source)
    }

    @Test("leaves nothing behind", arguments: kinds)
    func leaves(kind: String) throws {
        app.install()
        let leaks = try Headless.leaks {
            let source = try source()
            source.onPrepare = { [weak source] in $0.destination.popoverPresentationController?.sourceView = source?.view }
            let window = UIWindow.showing(UINavigationController(rootViewController: source))
            source.performSegue(withIdentifier: kind, sender: nil)
            try #require(window.topmost as? LinkedController).performSegue(withIdentifier: "back", sender: nil)
            source.prepared = []
        }
        #expect(leaks.isEmpty)
    }

    @Test("passes its presentation and transition style on")
    func styles() throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(source)
        defer { withExtendedLifetime(window) {} }
        source.performSegue(withIdentifier: "styled", sender: nil)
        #expect(source.presentedViewController is LinkedController)
        #expect(source.presentedViewController?.modalPresentationStyle == .fullScreen)
        #expect(source.presentedViewController?.modalTransitionStyle == .crossDissolve)
    }

    // MARK: Attributes

    @Test("without a storyboard name means its own storyboard, and may name a bundle", arguments: ["own", "bundled"])
    func places(identifier: String) throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.performSegue(withIdentifier: identifier, sender: nil)
        #expect(identifier == "own" ? window.topmost is OtherController : window.topmost is LinkedController)
    }

    @Test("sets further attributes on the scene, and logs those that it has no property for: CrossStoryboardSegues")
    func attributes() throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        defer { withExtendedLifetime(window) {} }
        let log = Headless.logging { source.performSegue(withIdentifier: "noted", sender: nil) }
        let item = try #require(source.prepared.first as? LinkedController)
        #expect(item.note == "hello")
        #expect(item.title == "Noted")
        #expect(item.view.alpha == 1)
        #expect(source.wasLoadedAtPrepare == [false])
        #expect(
            log == [
                "StoryboardLink: LinkedController has no property for the attribute 'nonsense'.",
                "StoryboardLink: the attribute 'view.alpha' is not passed on, as it would load the scene's view too early.",
            ])
    }

    @Test(
        "that leads nowhere says why",
        arguments: [
            ("lost", "StoryboardLink of the storyboard 'Main': The storyboard 'Shop' has no scene with the identifier 'Itme'. Did you mean 'Item'?"),
            ("empty", "StoryboardLink of the storyboard 'Main': The placeholder names no scene. Set its runtime attributes 'storyboardName' and 'sceneIdentifier'."),
        ])
    func broken(identifier: String, sentence: String) throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        defer { withExtendedLifetime(window) {} }
        #expect(throws: Headless.UIKitException(.invalidArgument, sentence)) {
            try Headless.catching { source.performSegue(withIdentifier: identifier, sender: nil) }
        }
    }

    // MARK: Containers

    @Test("gives way to its scene as a tab, not wrapped, and keeps the tabs' order and selection: RBStoryboardLink#67, P039")
    func tab() throws {
        app.install()
        let tabs = try #require(made("Tabs") as? UITabBarController)
        #expect(tabs.viewControllers?.map { "\(type(of: $0))" } == ["LinkSourceController", "LinkedController", "ItemsController"])
        #expect(tabs.selectedIndex == 0)
        let window = UIWindow.showing(tabs)
        tabs.selectedIndex = 1
        #expect((window.topmost as? LinkedController)?.appearances.count == 1)
        #expect(window.topmost?.parent === tabs)
    }

    @Test("lends its tab bar item to a scene that has none, and leaves that of one that has: RBStoryboardLink#44, animated-tab-bar#126")
    func tabBarItems() throws {
        app.install()
        let tabs = try #require(made("Tabs") as? UITabBarController)
        #expect(tabs.viewControllers?.dropFirst().map(\.tabBarItem.title) == ["Placeholder", "Search"])
        #expect(tabs.viewControllers?.last?.tabBarItem.tag == 7)
    }

    @Test("gives way to its scene as the root of a navigation controller, with its items: RBStoryboardLink#44 #52 #70")
    func navigationRoot() throws {
        app.install()
        let navigation = try #require(made("Navigation") as? UINavigationController)
        let root = try #require(navigation.topViewController as? ItemsController)
        #expect(root.navigationItem.title == "Items")
        #expect(root.toolbarItems?.count == 1)
        #expect(root.hidesBottomBarWhenPushed)
        #expect(!root.isViewLoaded)
        let window = UIWindow.showing(navigation)
        defer { withExtendedLifetime(window) {} }
        #expect(root.appearances.count == 1)
    }

    @Test("to a navigation controller gives its content to the navigation controller that it is in")
    func navigationInNavigation() throws {
        app.install()
        let navigation = try #require(made("Stacked") as? UINavigationController)
        #expect(navigation.viewControllers.map { $0 is LinkedController } == [true])
    }

    @Test("gives way to its scene in the columns of a split view")
    func split() throws {
        app.install()
        let split = try #require(made("Split") as? UISplitViewController)
        #expect(split.viewControllers.count == 2)
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController is ItemsController)
        #expect((split.viewControllers.last as? UINavigationController)?.topViewController is LinkedController)
        Headless.device = .iPad
        let window = UIWindow.showing(split)
        #expect(window.topmost is LinkedController)
        Headless.device = .iPhone
    }

    // MARK: Code

    @Test("gives way to its scene where code instantiates it, by identifier, typed, as the initial scene, by address")
    func instantiated() throws {
        app.install()
        UIKitHooks.install()
        #expect(made("Item") is LinkedController)
        let typed: LinkedController = main.instantiateViewController(identifier: "Item") { _ in nil }
        #expect(typed.storyboard?.origin?.name == "Shop")
        #expect(UIStoryboard(name: "First", bundle: nil).instantiateInitialViewController() is SceneMakingController)
        #expect(try UIStoryboard.scene(at: "Item@Main", as: LinkedController.self).parent == nil)
        #expect(try UIStoryboard.scene(at: "@First") is SceneMakingController)
    }

    @Test("that code instantiates can be pushed, presented, made a page and a window's root like the scene that it is")
    func placedByCode() throws {
        app.install()
        let navigation = UINavigationController(rootViewController: made("Item"))
        let window = UIWindow.showing(navigation)
        navigation.pushViewController(made("Item"), animated: true)
        #expect((window.topmost as? LinkedController)?.appearances == [true])
        navigation.present(made("Item"), animated: true)
        #expect((window.topmost as? LinkedController)?.appearances == [true])
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([made("Item")], direction: .forward, animated: false)
        #expect(pages.viewControllers?.first is LinkedController)
        #expect((UIWindow.showing(made("Item")).rootViewController as? LinkedController)?.appearances.count == 1)
    }

    @Test("that is the very first scene of an app gives way to its scene where external scenes are active")
    func firstScene() throws {
        app.install()
        ExternalScenes.activate()
        let delegate = LinkAppDelegate()
        try Headless.launch(mainStoryboard: "First", delegate: delegate)
        #expect(delegate.window?.rootViewController is SceneMakingController)
        UIApplication.shared.delegate = nil
    }
}

private final class LinkAppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}
