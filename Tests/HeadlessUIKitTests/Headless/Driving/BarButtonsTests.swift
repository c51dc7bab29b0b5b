import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct BarButtonsTests {
    final class Shop: UIViewController, Headless.Connecting {
        var calls: [String] = []
        var buyItem: UIBarButtonItem?
        func buy(_ sender: UIBarButtonItem) { calls.append("buy") }
        func sell(_ sender: UIBarButtonItem, _ event: UIEvent) { calls.append("sell") }
        static var connections: [Headless.Connection] {
            [
                .action("buy:", Shop.buy), .action("sell:", Shop.sell), .outlet("buyItem", \Shop.buyItem),
            ]
        }
    }

    private func shop(_ nav: Played.Nav = Played.nav(Played.A())) -> (shop: Shop, nav: Played.Nav, window: UIWindow) {
        let shop = Shop()
        shop.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Buy", style: .plain, target: shop, action: "buy:")
        nav.pushViewController(shop, animated: false)
        return (shop, nav, Played.show(nav))
    }

    /// Why a user could not do what the code does.
    private func reason(_ body: () throws -> Void) -> Headless.Refusal.Reason? {
        do {
            try body()
            return nil
        } catch {
            return (error as? Headless.Refusal)?.reason
        }
    }

    // MARK: Finding

    @Test func `A button sends its action, found by itself, its title, its identifier or what VoiceOver says`() throws {
        let (shop, _, window) = shop()
        let item = try #require(shop.navigationItem.rightBarButtonItem)
        item.accessibilityIdentifier = "buyButton"
        item.accessibilityLabel = "Buy the book"
        try Headless.tap(item)
        try Headless.tap(titled: "Buy")
        try Headless.tap(titled: "Buy the book")
        try Headless.tap(accessibilityIdentifier: "buyButton")
        #expect(shop.calls == ["buy", "buy", "buy", "buy"])
        shop.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: shop, action: "sell:")
        try Headless.tap(titled: "Add")
        #expect(shop.calls.last == "sell")
        #expect(window.isKeyWindow)
    }

    @Test func `Buttons of a navigation controller's toolbar are found`() throws {
        let (shop, nav, window) = shop()
        let item = UIBarButtonItem(barButtonSystemItem: .edit, target: shop, action: "buy:")
        shop.toolbarItems = [.flexibleSpace(), item]
        #expect(reason { try Headless.tap(item) } == .hidden(by: "UIToolbar"))
        nav.isToolbarHidden = false
        try Headless.tap(item)
        try Headless.tap(titled: "Edit")
        #expect(shop.calls == ["buy", "buy"])
        #expect(window.isKeyWindow)
    }

    @Test func `Buttons of bars in a view are found`() throws {
        let shop = Shop()
        let window = Played.show(shop)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 393, height: 44))
        let item = UIBarButtonItem(title: "Buy", style: .plain, target: shop, action: "buy:")
        toolbar.items = [item]
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 393, height: 44))
        let top = UINavigationItem(title: "Top")
        top.rightBarButtonItem = UIBarButtonItem(title: "Sell", style: .plain, target: shop, action: "sell:")
        bar.items = [UINavigationItem(title: "Root"), top]
        shop.view.addSubview(toolbar)
        shop.view.addSubview(bar)
        try Headless.tap(item)
        try Headless.tap(titled: "Sell")
        #expect(shop.calls == ["buy", "sell"])
        try Headless.tap(titled: "Root")
        #expect(bar.items?.count == 1)
        #expect(reason { try Headless.tap(titled: "Sell") } == .notFound)
        #expect(window.isKeyWindow)
    }

    @Test func `Buttons of a storyboard are found by their outlets, and have images and colours`() throws {
        Headless.register(Shop.self, module: "App")
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n"><scenes>\
            <scene sceneID="1"><objects><navigationController id="n"><navigationBar key="navigationBar" id="b">\
            <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></navigationBar>\
            <connections><segue destination="s" kind="relationship" relationship="rootViewController" id="q"/>\
            </connections></navigationController></objects></scene>\
            <scene sceneID="2"><objects><viewController id="s" customClass="Shop" customModule="App">\
            <view key="view" id="v"/><navigationItem key="navigationItem" title="Shop" id="i">\
            <barButtonItem key="rightBarButtonItem" image="cart" id="buy">\
            <color key="tintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>\
            <connections><action selector="buy:" destination="s" id="a"/></connections></barButtonItem>\
            </navigationItem><connections><outlet property="buyItem" destination="buy" id="o"/></connections>\
            </viewController></objects></scene></scenes></document>
            """
        ])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let nav = try #require(made as? UINavigationController)
        let shop = try #require(nav.topViewController as? Shop)
        let window = Played.show(nav)
        let item = try #require(shop.buyItem)
        #expect(item.image != nil && item.tintColor != nil && nav.navigationBar.barTintColor != nil)
        try Headless.tap(item)
        #expect(shop.calls == ["buy"])
        #expect(window.isKeyWindow)
    }

    @Test func `Two buttons that say the same leave a user to choose`() {
        let (shop, _, window) = shop()
        shop.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Buy", style: .plain, target: shop, action: "sell:")
        #expect(reason { try Headless.tap(titled: "Buy") } == .ambiguous(count: 2))
        #expect(shop.calls.isEmpty)
        #expect(window.isKeyWindow)
    }

    // MARK: Refusals

    @Test func `A button that is disabled, a space, or of no bar on screen cannot be tapped`() throws {
        let (shop, nav, window) = shop()
        let item = try #require(shop.navigationItem.rightBarButtonItem)
        item.isEnabled = false
        #expect(reason { try Headless.tap(item) } == .disabled)
        #expect(reason { try Headless.tap(titled: "Buy") } == .disabled)
        item.isEnabled = true
        let space = UIBarButtonItem.flexibleSpace()
        shop.navigationItem.leftBarButtonItem = space
        #expect(reason { try Headless.tap(space) } == .disabled)
        nav.isNavigationBarHidden = true
        #expect(reason { try Headless.tap(item) } == .hidden(by: "UINavigationBar"))
        nav.isNavigationBarHidden = false
        nav.pushViewController(Played.C(), animated: true)
        #expect(reason { try Headless.tap(item) } == .inNoBar)
        #expect(shop.calls.isEmpty)
        nav.popViewController(animated: true)
        try Headless.tap(item)
        #expect(shop.calls == ["buy"])
        #expect(window.isKeyWindow)
    }

    @Test func `A button behind a presented controller or under a window cannot be tapped`() throws {
        let (shop, _, window) = shop()
        let item = try #require(shop.navigationItem.rightBarButtonItem)
        let modal = Played.B()
        shop.present(modal, animated: true)
        #expect(reason { try Headless.tap(item) } == .behindPresentation(of: "B"))
        modal.dismiss(animated: true)
        let cover = UIWindow(frame: window.bounds)
        cover.rootViewController = Played.D()
        cover.isHidden = false
        guard case .covered = reason({ try Headless.tap(item) }) else {
            Issue.record("The window above takes the touch.")
            return
        }
        cover.isHidden = true
        try Headless.tap(item)
        #expect(shop.calls == ["buy"])
    }

    @Test func `A button that nobody listens to is told apart from one that does nothing`() throws {
        let (shop, _, window) = shop()
        let item = UIBarButtonItem(title: "Idle", style: .plain, target: nil, action: nil)
        shop.navigationItem.leftBarButtonItem = item
        #expect(reason { try Headless.tap(item) } == .takesNoTaps)
        item.action = "lend:"
        #expect(reason { try Headless.tap(titled: "Idle") } == .nobodyTakes(action: "lend:"))
        item.action = "sell:"
        try Headless.tap(item)
        #expect(shop.calls == ["sell"])
        #expect(window.isKeyWindow)
    }

    @Test func `A refusal names the button`() throws {
        let (shop, nav, window) = shop()
        let item = try #require(shop.navigationItem.rightBarButtonItem)
        nav.isNavigationBarHidden = true
        let refusal = #expect(throws: Headless.Refusal.self) { try Headless.tap(item) }
        #expect(refusal?.description == "UIBarButtonItem “Buy” cannot be used: UINavigationBar is hidden.")
        #expect(window.isKeyWindow)
    }

    // MARK: Other presses

    @Test func `A primary action is performed and names the button`() throws {
        let (shop, _, window) = shop()
        var senders: [AnyObject?] = []
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Lend") { senders.append($0.sender as AnyObject?) })
        shop.navigationItem.leftBarButtonItem = item
        try Headless.tap(titled: "Lend")
        #expect(senders.count == 1 && senders.first.flatMap { $0 } === item)
        #expect(window.isKeyWindow)
    }

    @Test func `The edit button turns editing on and off`() throws {
        let (shop, _, window) = shop()
        shop.navigationItem.rightBarButtonItem = shop.editButtonItem
        try Headless.tap(titled: "Edit")
        #expect(shop.isEditing)
        try Headless.tap(titled: "Done")
        #expect(!shop.isEditing)
        #expect(window.isKeyWindow)
    }

    // MARK: Back

    @Test("E09: the back button says what the controller below wants it to say")
    func backTitles() throws {
        let first = Played.A()
        let (_, nav, window) = shop(Played.nav(first))
        #expect(nav.navigationBar.backButton?.title == "Back")
        first.title = "Books"
        #expect(nav.navigationBar.backButton?.title == "Books")
        first.navigationItem.backButtonTitle = "Shelf"
        #expect(nav.navigationBar.backButton?.title == "Shelf")
        let item = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
        item.accessibilityIdentifier = "back"
        first.navigationItem.backBarButtonItem = item
        #expect(nav.navigationBar.backButton?.title == "All")
        try Headless.tap(titled: "All")
        #expect(nav.topViewController === first)
        nav.pushViewController(Played.C(), animated: true)
        try Headless.tap(accessibilityIdentifier: "back")
        #expect(nav.topViewController === first)
        nav.pushViewController(Played.C(), animated: true)
        try Headless.tap(item)
        #expect(nav.topViewController === first)
        #expect(reason { try Headless.tap(item) } == .inNoBar)
        #expect(window.isKeyWindow)
    }

    @Test func `The back button is away where the top hides or replaces it`() throws {
        let first = Played.A()
        first.title = "Books"
        let (shop, nav, window) = shop(Played.nav(first))
        shop.navigationItem.hidesBackButton = true
        #expect(reason { try Headless.tap(titled: "Books") } == .notFound)
        shop.navigationItem.hidesBackButton = false
        shop.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        #expect(reason { try Headless.tap(titled: "Books") } == .notFound)
        shop.navigationItem.leftItemsSupplementBackButton = true
        try Headless.tap(titled: "Books")
        #expect(nav.topViewController === first)
        #expect(window.isKeyWindow)
    }

    // MARK: Views

    @Test func `Views in bars are tapped, each in its own place`() throws {
        let (shop, nav, window) = shop()
        var taps: [String] = []
        func button(_ name: String) -> UIButton {
            let button = UIButton(frame: .zero)
            button.accessibilityIdentifier = name
            button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
            return button
        }
        let left = UIBarButtonItem(customView: button("left"))
        shop.navigationItem.leftBarButtonItems = [left, UIBarButtonItem(customView: button("left 2"))]
        shop.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button("right"))
        shop.navigationItem.titleView = button("title")
        shop.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: button("tool"))]
        nav.isToolbarHidden = false
        for name in ["left", "left 2", "right", "title", "tool"] {
            try Headless.tap(accessibilityIdentifier: name)
        }
        try Headless.tap(left)
        #expect(taps == ["left", "left 2", "right", "title", "tool", "left"])
        nav.setNavigationBarHidden(true, animated: false)
        #expect(reason { try Headless.tap(left) } == .hidden(by: "UINavigationBar"))
        #expect(window.isKeyWindow)
    }

    @Test func `Views in a bar go with their item, and those that the app has added stay`() {
        let (shop, nav, window) = shop()
        let own = UIProgressView(frame: CGRect(x: 0, y: 42, width: 100, height: 2))
        nav.navigationBar.addSubview(own)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        shop.navigationItem.titleView = view
        window.layoutIfNeeded()
        #expect(view.window === window)
        nav.pushViewController(Played.C(), animated: true)
        window.layoutIfNeeded()
        #expect(view.window == nil)
        #expect(own.window === window)
    }

    @Test func `The content takes the touches where the bar of its controller lies`() {
        let (shop, nav, window) = shop()
        shop.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.layoutIfNeeded()
        #expect(window.hitTest(CGPoint(x: 196, y: 20), with: nil) === shop.view)
        #expect(nav.navigationBar.window === window)
    }
}
