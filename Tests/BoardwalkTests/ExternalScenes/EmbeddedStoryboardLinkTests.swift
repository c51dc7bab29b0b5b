import HeadlessUIKit
import Testing

@testable import Boardwalk

/// A placeholder for code that looks for it in containers.
final class StayingLink: EmbeddedStoryboardLink {
    override class var embedsInContainers: Bool { true }
}

/// A scene that decides about everything that a container passes on.
final class DecidingController: LinkedController {
    var isHidingStatusBar = false
    override var prefersStatusBarHidden: Bool { isHidingStatusBar }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}

@MainActor
@Suite("A placeholder that contains its scene", .serialized)
struct EmbeddedStoryboardLinkTests {
    private static func link(
        _ id: String, to scene: String, className: String = "EmbeddedStoryboardLink", module: String = "Boardwalk", guides: String = ""
    ) -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <viewController id="\(id)" storyboardIdentifier="\(id)" customClass="\(className)" customModule="\(module)" sceneMemberID="viewController">
        <view key="view" id="view-\(id)"><subviews><label text="Shop" id="label-\(id)"/></subviews></view>
        <tabBarItem key="tabBarItem" title="Placeholder" id="item-\(id)"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Shop"/>
        <userDefinedRuntimeAttribute type="string" keyPath="sceneIdentifier" value="\(scene)"/>
        \(guides)
        </userDefinedRuntimeAttributes>
        </viewController></objects></scene>
        """
    }

    private let app = AppFixture([
        "Main": scene(
            "initial", className: "LinkSourceController",
            connections: ["show", "presentation"].map { segue($0, to: "Items", kind: $0) }.joined())
            + link("Items", to: "Items") + link("Deciding", to: "Deciding") + link("Stack", to: "Stack")
            + link(
                "Guided", to: "Items",
                guides: #"<userDefinedRuntimeAttribute type="boolean" keyPath="needsTopLayoutGuide" value="YES"/>"#)
            + link(
                "Unguided", to: "Items",
                guides: #"<userDefinedRuntimeAttribute type="boolean" keyPath="needsTopLayoutGuide" value="NO"/><userDefinedRuntimeAttribute type="boolean" keyPath="needsBottomLayoutGuide" value="NO"/>"#)
            + link("Staying", to: "Deciding", className: "StayingLink", module: "BoardwalkTests")
            + scene(
                "tabs", "tabBarController", identifier: "Tabs",
                connections: relationship("viewControllers", to: "Items") + relationship("viewControllers", to: "Deciding")
                    + relationship("viewControllers", to: "Stack") + relationship("viewControllers", to: "Staying"))
            + scene(
                "embedding", identifier: "Embedding", className: "LinkSourceController",
                content: """
                    <view key="view" id="view"><subviews><containerView id="container"><rect key="frame" x="0" y="0" width="200" height="200"/>
                    <connections><segue destination="Items" kind="embed" id="e"/></connections></containerView></subviews></view>
                    """),
        "Shop": scene("items", identifier: "Items", className: "ItemsController", connections: LinkedController.unwinding(from: "items"))
            + scene("deciding", identifier: "Deciding", className: "DecidingController")
            + scene("stack", "navigationController", identifier: "Stack", connections: relationship("rootViewController", to: "items")),
    ])

    private func made<Controller: UIViewController>(_ identifier: String, as type: Controller.Type) throws -> Controller {
        try #require(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier) as? Controller)
    }

    private func source() throws -> LinkSourceController {
        try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LinkSourceController)
    }

    // MARK: Segues

    @Test(
        "by a plain segue contains the scene, which appears once with it, and is unwound through: RBStoryboardLink#28 #71, P043 P094",
        arguments: ["show", "presentation"])
    func plainSegue(kind: String) throws {
        app.install()
        let source = try source()
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.performSegue(withIdentifier: kind, sender: nil)
        let link = try #require(source.prepared.first as? EmbeddedStoryboardLink)
        #expect(source.wasLoadedAtPrepare == [false])
        let items = try #require(link.scene as? ItemsController)
        #expect(items.parent === link)
        #expect(items.appearances.count == 1)
        #expect(items.view.frame == link.view.bounds)
        #expect(link.view.subviews == [items.view])
        items.performSegue(withIdentifier: "back", sender: nil)
        #expect(source.unwound == 1)
        #expect(window.topmost === source)
    }

    @Test("contains the scene where it is embedded")
    func embed() throws {
        app.install()
        let source = try made("Embedding", as: LinkSourceController.self)
        let window = UIWindow.showing(source)
        defer { withExtendedLifetime(window) {} }
        let link = try #require(source.children.first as? EmbeddedStoryboardLink)
        #expect((link.scene as? ItemsController)?.appearances.count == 1)
    }

    @Test("leaves nothing behind", arguments: ["show", "presentation"])
    func leaks(kind: String) throws {
        app.install()
        let leaks = try Headless.leaks {
            let source = try source()
            let window = UIWindow.showing(UINavigationController(rootViewController: source))
            source.performSegue(withIdentifier: kind, sender: nil)
            let link = try #require(source.prepared.first as? EmbeddedStoryboardLink)
            try #require(link.scene).performSegue(withIdentifier: "back", sender: nil)
            #expect(window.topmost === source)
            source.prepared = []
        }
        #expect(leaks.isEmpty)
    }

    // MARK: What bars show

    @Test("shows the scene's own items, live and not as they once were: RBStoryboardLink#44 #52 #70, stale titles")
    func items() throws {
        app.install()
        let link = try made("Items", as: EmbeddedStoryboardLink.self)
        let items = try #require(link.scene as? ItemsController)
        #expect(!items.isViewLoaded)
        #expect(link.navigationItem === items.navigationItem)
        #expect(link.tabBarItem === items.tabBarItem)
        #expect(link.hidesBottomBarWhenPushed)
        items.title = "Changed"
        items.toolbarItems = []
        items.hidesBottomBarWhenPushed = false
        #expect(link.title == "Changed")
        #expect(link.toolbarItems?.isEmpty == true)
        #expect(!link.hidesBottomBarWhenPushed)
        link.title = "From outside"
        #expect(items.title == "From outside")
    }

    @Test("lends the scene its tab bar item where it has none, so that both have one")
    func tabBarItem() throws {
        app.install()
        let link = try made("Deciding", as: EmbeddedStoryboardLink.self)
        let deciding = try #require(link.scene)
        #expect(deciding.tabBarItem.title == "Placeholder")
        deciding.tabBarItem.badgeValue = "3"
        #expect(link.tabBarItem.badgeValue == "3")
    }

    @Test("keeps sizes, editing, status bar and orientations in step with the scene")
    func inStep() throws {
        app.install()
        let link = try made("Deciding", as: EmbeddedStoryboardLink.self)
        let window = UIWindow.showing(link)
        defer { withExtendedLifetime(window) {} }
        let deciding = try #require(link.scene as? DecidingController)
        #expect(link.childForStatusBarHidden === deciding)
        #expect(link.childForStatusBarStyle === deciding)
        #expect(link.supportedInterfaceOrientations == .portrait)
        #expect(link.preferredInterfaceOrientationForPresentation == .portrait)
        deciding.preferredContentSize = CGSize(width: 200, height: 300)
        #expect(link.preferredContentSize == CGSize(width: 200, height: 300))
        link.setEditing(true, animated: false)
        #expect(deciding.isEditing)
        deciding.setEditing(false, animated: false)
        #expect(!link.isEditing)
        link.isEditing = true
        #expect(deciding.isEditing)
    }

    @Test("does not ask for sizes, and so loads no view, before it is shown: RBStoryboardLink#47")
    func noEarlyView() throws {
        app.install()
        let link = try made("Items", as: EmbeddedStoryboardLink.self)
        _ = (link.navigationItem, link.tabBarItem, link.title, link.toolbarItems, link.preferredContentSize, link.isEditing)
        #expect(link.scene?.isViewLoaded == false)
        #expect(!link.isViewLoaded)
    }

    // MARK: Layout

    @Test("gives the scene all its space, under the bars too, from where insets are passed on: RBStoryboardLink#8 #67")
    func edges() throws {
        app.install()
        for identifier in ["Items", "Unguided"] {
            let link = try made(identifier, as: EmbeddedStoryboardLink.self)
            let window = UIWindow.showing(UINavigationController(rootViewController: UIViewController()))
            (window.rootViewController as? UINavigationController)?.pushViewController(link, animated: false)
            #expect(link.scene?.view.frame == window.bounds)
            #expect(link.scene?.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        }
    }

    @Test("begins the scene below the bars where the placeholder says so: needsTopLayoutGuide")
    func guides() throws {
        app.install()
        let link = try made("Guided", as: EmbeddedStoryboardLink.self)
        link.loadViewIfNeeded()
        let content = try #require(link.scene?.view)
        #expect(!content.translatesAutoresizingMaskIntoConstraints)
        let constraints = link.sceneEdges.constraints(of: content, in: link.view)
        let begin = try #require(constraints.first { $0.firstAttribute == .top })
        #expect(begin.firstItem === content && begin.secondItem === link.view.safeAreaLayoutGuide)
        let end = try #require(constraints.first { $0.firstAttribute == .bottom })
        #expect(end.firstItem === content && end.secondItem === link.view)
    }

    // MARK: Containers

    @Test("gives way to its scene as a tab, so that bars know it: RBStoryboardLink#67, P038 P039")
    func tabs() throws {
        app.install()
        let tabs = try made("Tabs", as: UITabBarController.self)
        #expect(
            tabs.viewControllers?.map { "\(type(of: $0))" }
                == ["ItemsController", "DecidingController", "UINavigationController", "StayingLink"])
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Search", "Placeholder", "Search", "Placeholder"])
    }

    @Test("stays in containers where its class says so, and shows what the scene shows")
    func staying() throws {
        app.install()
        let tabs = try made("Tabs", as: UITabBarController.self)
        let window = UIWindow.showing(tabs)
        tabs.selectedIndex = 3
        let link = try #require(tabs.selectedViewController as? StayingLink)
        #expect((link.scene as? DecidingController)?.appearances.count == 1)
        #expect(link.scene?.view.window === window)
    }
}
