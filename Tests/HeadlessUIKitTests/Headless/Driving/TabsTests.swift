import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct DrivingTabsTests {
    final class Judge: NSObject, UITabBarControllerDelegate {
        var isAllowed = true

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            isAllowed
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    }

    final class OnlyDid: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    }

    private func two() -> (tab: Played.Tab, window: UIWindow) {
        let (a, b) = (Played.A(), Played.B())
        (a.title, b.title) = ("One", "Two")
        let tab = Played.tab(a, b)
        return (tab, Played.show(tab))
    }

    @Test func `F01: the delegate hears of every tap and of nothing else`() throws {
        let (tab, window) = two()
        let judge = Judge()
        tab.delegate = judge
        let byCode = Played.calls {
            tab.selectedIndex = 1
            tab.selectedViewController = tab.viewControllers?.first
        }
        #expect(!byCode.contains { $0.hasPrefix("Judge") })
        let tapped = try Played.calls { try Headless.tapTab(titled: "Two", of: tab) }
        #expect(tapped.first == "Judge.tabBarController(_:shouldSelect:)")
        #expect(tapped.last == "Judge.tabBarController(_:didSelect:)")
        #expect(tab.selectedIndex == 1)
        let again = try Played.calls { try Headless.tapTab(at: 1, of: tab) }
        #expect(
            again == [
                "Judge.tabBarController(_:shouldSelect:)", "Tab.tabBar(_:didSelect:)",
                "Judge.tabBarController(_:didSelect:)",
            ])
        judge.isAllowed = false
        let refused = try Played.calls { try Headless.tapTab(at: 0, of: tab) }
        #expect(refused == ["Judge.tabBarController(_:shouldSelect:)"])
        #expect(tab.selectedIndex == 1)
        _ = window
    }

    @Test func `A method that a delegate leaves out is no call`() throws {
        let (tab, window) = two()
        let delegate = OnlyDid()
        tab.delegate = delegate
        let calls = try Played.calls { try Headless.tapTab(at: 0, of: tab) }
        #expect(calls == ["Tab.tabBar(_:didSelect:)", "OnlyDid.tabBarController(_:didSelect:)"])
        _ = window
    }

    @Test func `L14: a tap does not go through the setters, and the former selection is still there when it is heard`() throws {
        final class Setting: UITabBarController {
            var isSet = false
            var former: Int?
            override var selectedIndex: Int { didSet { isSet = true } }
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { former = selectedIndex }
        }
        let tab = Setting()
        tab.viewControllers = [Played.A(), Played.B()]
        let window = Played.show(tab)
        try Headless.tapTab(at: 1, of: tab)
        #expect(!tab.isSet)
        #expect(tab.former == 0)
        #expect(tab.selectedIndex == 1)
        _ = window
    }

    @Test func `A second tap on the tab of a navigation controller leads to its first controller`() throws {
        let nav = Played.nav(Played.A(), Played.B(), Played.C())
        let tab = Played.tab(nav, Played.D())
        let window = Played.show(tab)
        try Headless.tapTab(at: 0, of: tab)
        #expect(nav.viewControllers.count == 1)
        _ = window
    }

    @Test func `A user cannot tap what is not there, disabled, hidden or off screen`() throws {
        let (tab, window) = two()
        #expect(try refusal { try Headless.tapTab(at: 2, of: tab) } == .noTab(at: 2, count: 2))
        #expect(try refusal { try Headless.tapTab(titled: "Three", of: tab) } == .noneTitled("Three", titles: ["One", "Two"]))
        tab.viewControllers?[1].tabBarItem.isEnabled = false
        #expect(try refusal { try Headless.tapTab(at: 1, of: tab) } == .disabled)
        tab.tabBar.isHidden = true
        #expect(try refusal { try Headless.tapTab(at: 0, of: tab) } == .barHidden)
        window.isHidden = true
        #expect(try refusal { try Headless.tapTab(at: 0, of: tab) } == .notOnScreen)
    }

    @Test func `A bar that a push hides cannot be tapped`() throws {
        let hiding = Played.B()
        hiding.hidesBottomBarWhenPushed = true
        let nav = Played.nav(Played.A(), hiding)
        let tab = Played.tab(nav, Played.D())
        let window = Played.show(tab)
        #expect(try refusal { try Headless.tapTab(at: 1, of: tab) } == .barHidden)
        _ = window
    }
}
