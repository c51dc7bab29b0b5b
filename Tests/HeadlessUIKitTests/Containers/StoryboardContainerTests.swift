import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct StoryboardContainerTests {
    private func load(_ scenes: String..., initial: String = "n", others: [String: String] = [:]) {
        Headless.device = .iPhone
        Headless.log.clear()
        let documents = others.mapValues { document([$0], initial: "o") }
        Headless.loader = FixtureLoader(
            documents.merging(["Main": document(scenes, initial: initial)]) { $1 })
    }

    private func document(_ scenes: [String], initial: String) -> String {
        let scenes = scenes.enumerated().map { index, scene in
            "<scene sceneID=\"s\(index)\"><objects>\(scene)</objects></scene>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">\
            <scenes>\(scenes.joined())</scenes></document>
            """
    }

    private func initial<Controller: UIViewController>(_ type: Controller.Type = Controller.self) throws -> Controller {
        let made = try Headless.catching { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        return try #require(made as? Controller)
    }

    private static let root = """
        <viewController id="r" title="Root" sceneMemberID="viewController"><view key="view" id="v"/>
        <toolbarItems><barButtonItem systemItem="add" id="t1"/><barButtonItem systemItem="flexibleSpace" id="t2"/></toolbarItems>
        <navigationItem key="navigationItem" title="Books" prompt="Shop" backButtonTitle="Shelf" hidesBackButton="YES" \
        largeTitleDisplayMode="never" id="i">
        <barButtonItem key="leftBarButtonItem" title="Menu" style="done" tag="4" enabled="NO" id="l"/>
        <rightBarButtonItems><barButtonItem systemItem="done" id="d"/>
        <barButtonItem title="More" id="m"><view key="customView" tag="9" id="cv"/></barButtonItem></rightBarButtonItems>
        <view key="titleView" tag="5" id="tv"/>
        </navigationItem></viewController>
        """

    private static let nav = """
        <navigationController id="n" toolbarHidden="NO" navigationBarHidden="YES" hidesBarsOnSwipe="YES" \
        sceneMemberID="viewController"><navigationBar key="navigationBar" barStyle="black" largeTitles="YES" id="b"/>
        <toolbar key="toolbar" translucent="NO" id="tb"/>
        <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="q"/>\
        <outlet property="delegate" destination="n" id="x"/></connections>
        </navigationController>
        """

    @Test func `A navigation controller is made with its bars and its first controller`() throws {
        load(Self.nav, Self.root)
        let nav = try initial(UINavigationController.self)
        #expect(nav.viewControllers.count == 1)
        #expect(nav.topViewController?.title == "Root")
        #expect(nav.topViewController?.isViewLoaded == false)
        #expect(nav.topViewController?.navigationController === nav)
        #expect(!nav.isToolbarHidden)
        #expect(nav.isNavigationBarHidden)
        #expect(nav.hidesBarsOnSwipe)
        #expect(nav.navigationBar.barStyle == .black)
        #expect(nav.navigationBar.prefersLargeTitles)
        #expect(!nav.toolbar.isTranslucent)
        #expect(nav.toolbar.items?.count == 2)
        #expect(nav.topViewController?.storyboard === nav.storyboard)
    }

    @Test func `E10 and E11: items are there before the view`() throws {
        load(Self.nav, Self.root)
        let nav = try initial(UINavigationController.self)
        let root = try #require(nav.topViewController)
        let item = root.navigationItem
        #expect(item.title == "Books")
        #expect(item.prompt == "Shop")
        #expect(item.backButtonTitle == "Shelf")
        #expect(item.hidesBackButton)
        #expect(item.largeTitleDisplayMode == .never)
        #expect(item.leftBarButtonItem?.title == "Menu")
        #expect(item.leftBarButtonItem?.style == .done)
        #expect(item.leftBarButtonItem?.tag == 4)
        #expect(item.leftBarButtonItem?.isEnabled == false)
        #expect(item.rightBarButtonItems?.map(\.title) == ["Done", "More"])
        #expect(item.rightBarButtonItems?.last?.customView?.tag == 9)
        #expect(item.titleView?.tag == 5)
        #expect(!root.isViewLoaded)
    }

    @Test func `Outlets and actions of items are connected before the view is loaded`() throws {
        Headless.register(Shop.self, module: "App")
        load(
            """
            <viewController id="n" customClass="Shop" customModule="App" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" title="Buy" id="d">
            <connections><action selector="buy:" destination="n" id="a"/></connections></barButtonItem></navigationItem>
            <connections><outlet property="buyItem" destination="d" id="o"/></connections></viewController>
            """)
        let shop = try initial(Shop.self)
        #expect(shop.wokenWith == "Buy")
        #expect(shop.buyItem?.action == "buy:")
        #expect(shop.buyItem?.target === shop)
    }

    final class Shop: UIViewController, Headless.Connecting {
        var buyItem: UIBarButtonItem?
        var wokenWith: String?

        func buy(_ sender: UIBarButtonItem) {}

        override func awakeFromNib() { wokenWith = buyItem?.title }

        static var connections: [Headless.Connection] {
            [.outlet("buyItem", \Shop.buyItem), .action("buy:", Shop.buy)]
        }
    }

    final class Waking: UIViewController {
        static var woken: [String?] = []
        override func awakeFromNib() { Self.woken.append(title) }
    }

    private static let tab = """
        <tabBarController id="n" sceneMemberID="viewController"><tabBar key="tabBar" translucent="NO" id="b"/>
        <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="q1"/>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="q2"/></connections>
        </tabBarController>
        """

    @Test func `L10: all tabs wake with their controller, in order, and load their views later`() throws {
        Headless.register(Waking.self, module: "App")
        Waking.woken = []
        let scene = """
            sceneMemberID="viewController" customClass="Waking" customModule="App">\
            <tabBarItem key="tabBarItem" badgeValue="3"
            """
        load(
            Self.tab, "<viewController id=\"two\" title=\"2\" \(scene) systemItem=\"search\" id=\"i2\"/></viewController>",
            "<viewController id=\"one\" title=\"1\" \(scene) title=\"First\" id=\"i1\"/></viewController>")
        let tab = try initial(UITabBarController.self)
        #expect(Waking.woken == ["1", "2"])
        #expect(tab.viewControllers?.allSatisfy { !$0.isViewLoaded } == true)
        #expect(tab.tabBar.items?.map(\.title) == ["First", "Search"])
        #expect(tab.tabBar.items?.first?.badgeValue == "3")
        #expect(!tab.tabBar.isTranslucent)
        #expect(tab.selectedIndex == 0)
        let window = Played.show(tab)
        #expect(tab.viewControllers?.map(\.isViewLoaded) == [true, false])
        _ = window
    }

    @Test func `A tab behind a reference has the item of the scene that is referred to`() throws {
        let reference = """
            <viewControllerPlaceholder storyboardName="Other" id="two" sceneMemberID="viewController">\
            <tabBarItem key="tabBarItem" title="Drawn" id="i"/></viewControllerPlaceholder>
            """
        load(
            Self.tab, "<viewController id=\"one\" sceneMemberID=\"viewController\"/>", reference,
            others: [
                "Other": "<viewController id=\"o\" title=\"Other\" sceneMemberID=\"viewController\"/>"
            ])
        let tab = try initial(UITabBarController.self)
        #expect(tab.tabBar.items?.map(\.title) == [nil, "Other"])
        #expect(tab.viewControllers?.last?.storyboard !== tab.storyboard)
    }

    @Test func `A relationship that leads nowhere or in a circle does no harm`() throws {
        load(Self.nav)
        #expect(try initial(UINavigationController.self).viewControllers.isEmpty)
        load(
            """
            <tabBarController id="n" sceneMemberID="viewController"><connections>
            <segue destination="n" kind="relationship" relationship="viewControllers" id="q"/></connections>
            </tabBarController>
            """)
        #expect(throws: Headless.UIKitException.self) { try initial(UITabBarController.self) }
        load(
            """
            <navigationController id="n" sceneMemberID="viewController"><connections>
            <segue destination="m" kind="relationship" relationship="rootViewController" id="q"/></connections>
            </navigationController>
            """, "<navigationController id=\"m\" sceneMemberID=\"viewController\"/>")
        #expect {
            try initial(UINavigationController.self)
        } throws: { error in
            (error as? Headless.UIKitException)?.reason == "Pushing a navigation controller is not supported"
        }
    }

    @Test func `Scenes in containers are freed with them`() throws {
        load(Self.nav, Self.root)
        weak var nav: UINavigationController?
        weak var root: UIViewController?
        weak var button: UIBarButtonItem?
        do {
            let made = try initial(UINavigationController.self)
            let window = Played.show(made)
            (nav, root, button) = (made, made.topViewController, made.topViewController?.navigationItem.leftBarButtonItem)
            window.rootViewController = nil
        }
        #expect(nav == nil)
        #expect(root == nil)
        #expect(button == nil)
    }
}
