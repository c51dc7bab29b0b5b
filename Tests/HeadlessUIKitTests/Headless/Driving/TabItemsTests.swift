import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TabItemsTests {
    private final class Choosing: NSObject, UITabBarDelegate {
        var chosen: [String?] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title) }
    }

    private func tabs() -> (tab: Played.Tab, first: UIViewController, second: UIViewController, window: UIWindow) {
        let first = Played.A()
        first.title = "Books"
        let second = Played.B()
        second.title = "Films"
        second.tabBarItem.accessibilityIdentifier = "films"
        let tab = Played.tab(first, second)
        return (tab, first, second, Played.show(tab))
    }

    @Test func `A tab is tapped by its item, its title, its identifier or its place`() throws {
        let (tab, first, second, window) = tabs()
        try Headless.tap(titled: "Films")
        #expect(tab.selectedViewController === second)
        try Headless.tap(first.tabBarItem)
        #expect(tab.selectedViewController === first)
        try Headless.tap(accessibilityIdentifier: "films")
        #expect(tab.selectedViewController === second)
        try Headless.tapTab(at: 0, of: tab)
        #expect(tab.selectedViewController === first)
        #expect(window.isKeyWindow)
    }

    @Test func `A tab that is disabled, hidden or covered cannot be tapped`() {
        let (tab, first, second, window) = tabs()
        func reason() -> Headless.Refusal.Reason? {
            let error = #expect(throws: Headless.Refusal.self) { try Headless.tap(second.tabBarItem) }
            return error?.reason
        }
        second.tabBarItem.isEnabled = false
        #expect(reason() == .disabled)
        second.tabBarItem.isEnabled = true
        tab.tabBar.isHidden = true
        #expect(reason() == .hidden(by: "UITabBar"))
        tab.tabBar.isHidden = false
        first.present(Played.C(), animated: true)
        #expect(reason() == .behindPresentation(of: "C"))
        first.dismiss(animated: true)
        tab.viewControllers = [first]
        #expect(reason() == .inNoBar)
        #expect(window.isKeyWindow)
    }

    @Test func `A tab bar in a view tells its delegate`() throws {
        let root = Played.A()
        let window = Played.show(root)
        let bar = UITabBar(frame: CGRect(x: 0, y: 500, width: 393, height: 49))
        let delegate = Choosing()
        bar.delegate = delegate
        let item = UITabBarItem(title: "One", image: nil, tag: 1)
        bar.items = [item, UITabBarItem(tabBarSystemItem: .search, tag: 2)]
        root.view.addSubview(bar)
        try Headless.tap(item)
        try Headless.tap(titled: "Search")
        #expect(delegate.chosen == ["One", "Search"])
        #expect(bar.selectedItem?.tag == 2)
        #expect(window.isKeyWindow)
    }

    @Test func `A tab of a storyboard has its images and the colour of its badge`() throws {
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v"><scenes>\
            <scene sceneID="1"><objects><viewController id="v"><tabBarItem key="tabBarItem" title="Cart" image="cart" \
            selectedImage="cart.full" badgeValue="2" id="t">\
            <color key="badgeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></tabBarItem></viewController></objects></scene></scenes></document>
            """
        ])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let item = try #require(made?.tabBarItem)
        #expect(item.image != nil && item.selectedImage != nil && item.badgeColor != nil)
        #expect(item.badgeValue == "2")
    }
}
