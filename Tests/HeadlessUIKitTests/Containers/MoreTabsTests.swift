import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct MoreTabsTests {
    private func seven(on device: Headless.Device = .iPhone) -> (tab: Played.Tab, window: UIWindow) {
        let tab = Played.Tab()
        tab.viewControllers = (1...7).map { index in
            let controller = index == 7 ? Played.nav(Played.B()) : Played.A()
            controller.title = "\(index)"
            return controller
        }
        return (tab, Played.show(tab, on: device))
    }

    @Test func `With little width the fifth place is More`() {
        let (tab, window) = seven()
        #expect(tab.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "More"])
        #expect(tab.viewControllers?.count == 7)
        #expect(tab.customizableViewControllers?.count == 7)
        _ = window
    }

    @Test func `With more width, or five tabs, there is no More`() {
        let (tab, window) = seven(on: .iPad)
        #expect(tab.tabBar.items?.count == 7)
        let exception = Played.exception { tab.selectedViewController = tab.moreNavigationController }
        #expect(exception?.name == .invalidArgument)
        Headless.device = .iPhone
        let five = Played.tab(Played.A(), Played.A(), Played.A(), Played.A(), Played.B())
        #expect(five.tabBar.items?.count == 5)
        #expect(five.tabBar.items?.last === five.viewControllers?.last?.tabBarItem)
        _ = window
    }

    @Test func `A listed tab is shown on top of the list`() throws {
        let (tab, window) = seven()
        let listed = try #require(tab.viewControllers?[5])
        tab.selectedIndex = 5
        #expect(tab.selectedViewController === tab.moreNavigationController)
        #expect(tab.selectedIndex == 5)
        #expect(tab.moreNavigationController.topViewController === listed)
        #expect(listed.view.window === window)
        #expect(listed.navigationController === tab.moreNavigationController)
        #expect(listed.tabBarController === tab)
        tab.selectedIndex = 0
        #expect(tab.selectedIndex == 0)
        #expect(listed.view.window == nil)
        tab.selectedViewController = tab.moreNavigationController
        #expect(tab.selectedIndex == 5)
    }

    @Test func `A listed tab that is left stays a tab`() throws {
        let (tab, window) = seven()
        let listed = try #require(tab.viewControllers?[5])
        tab.selectedIndex = 5
        try Headless.tapBackButton(of: tab.moreNavigationController)
        #expect(tab.selectedIndex == NSNotFound)
        #expect(listed.parent === tab)
        #expect(tab.viewControllers?.count == 7)
        try Headless.chooseInMore(titled: "7", of: tab)
        #expect(tab.selectedIndex == 6)
        #expect(try refusal { try Headless.chooseInMore(titled: "6", of: tab) } == .notOnScreen)
        tab.viewControllers = [listed]
        #expect(tab.selectedViewController === listed)
        #expect(listed.view.window === window)
        #expect(listed.parent === tab)
    }

    @Test func `The tab on screen stays there when the width changes, in More and out of it`() throws {
        let (tab, window) = seven(on: .iPad)
        let sixth = try #require(tab.viewControllers?[5])
        tab.selectedIndex = 5
        let narrowed = Played.appearances { Headless.resize(window, to: CGSize(width: 320, height: 1_024)) }
        #expect(!narrowed.contains { $0.hasPrefix("A.") })
        #expect(tab.tabBar.items?.count == 5)
        #expect(tab.selectedViewController === tab.moreNavigationController)
        #expect(tab.moreNavigationController.topViewController === sixth)
        #expect(tab.selectedIndex == 5)
        #expect(sixth.view.window === window)
        #expect(sixth.view.isDescendant(of: tab.moreNavigationController.view))
        let widened = Played.appearances { Headless.resize(window, to: UIScreen.main.bounds.size) }
        #expect(!widened.contains { $0.hasPrefix("A.") })
        #expect(tab.tabBar.items?.count == 7)
        #expect(tab.selectedViewController === sixth)
        #expect(sixth.parent === tab)
        #expect(sixth.view.window === window)
        #expect(tab.moreNavigationController.viewIfLoaded?.window == nil)
        let left = Played.appearances { tab.selectedIndex = 0 }
        #expect(left == ["A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "A.viewDidAppear"])
    }

    @Test func `A tab that has a place in the bar anyway keeps it`() {
        let (tab, window) = seven(on: .iPad)
        tab.selectedIndex = 2
        Headless.resize(window, to: CGSize(width: 320, height: 1_024))
        #expect(tab.selectedIndex == 2)
        #expect(tab.selectedViewController === tab.viewControllers?[2])
        #expect(tab.tabBar.items?.last === tab.moreNavigationController.tabBarItem)
    }

    @Test func `Where only the list of More was on screen the first tab takes its place`() {
        let (tab, window) = seven()
        tab.selectedViewController = tab.moreNavigationController
        Headless.device = .iPad
        #expect(tab.selectedIndex == 0)
        #expect(tab.selectedViewController?.view.window === window)
    }

    @Test func `E08: a split view controller cannot be shown in More`() throws {
        let (tab, window) = seven()
        tab.viewControllers?[5] = UISplitViewController()
        let exception = Played.exception { tab.selectedIndex = 5 }
        #expect(
            exception?.reason
                == "Split View Controllers cannot be pushed to a Navigation Controller \(Headless.pointer(tab.moreNavigationController))"
        )
        #expect(Headless.pointer(tab.moreNavigationController).hasPrefix("<UIMoreNavigationController: 0x"))
        _ = window
    }
}
