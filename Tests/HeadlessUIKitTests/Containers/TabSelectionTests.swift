import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TabSelectionTests {
    @Test func `A11: on a change of tabs the newcomer is told first`() throws {
        let (a, b) = (Played.A(), Played.B())
        let tab = Played.tab(a, b)
        var window: UIWindow?
        let launch = Played.calls { window = Played.show(tab) }
        #expect(
            launch.filter { !$0.hasPrefix("Tab") } == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"]
        )
        #expect(!b.isViewLoaded)
        let first = Played.calls { tab.selectedIndex = 1 }
        #expect(
            first == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
                "B.viewDidAppear",
            ])
        let back = Played.calls { tab.selectedViewController = a }
        #expect(back == ["A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear"])
        #expect(a.view.window === window)
        #expect(b.view.window == nil)
        #expect(Played.calls { tab.selectedIndex = 0 } == [])
    }

    @Test func `A navigation controller in a tab appears with its top`() {
        let nav = Played.nav(Played.A(), Played.B())
        let tab = Played.tab(Played.C(), nav)
        let window = Played.show(tab)
        let calls = Played.appearances { tab.selectedIndex = 1 }
        #expect(
            calls == [
                "Nav.viewWillAppear", "B.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear",
                "Nav.viewDidAppear", "B.viewDidAppear",
            ])
        #expect(nav.topViewController?.view.window === window)
        #expect(nav.topViewController?.tabBarController === tab)
    }

    @Test func `A selection before the window shows only the selected controller`() {
        let (a, b) = (Played.A(), Played.B())
        let tab = Played.tab(a, b)
        tab.selectedIndex = 1
        let window = Played.show(tab)
        #expect(!a.isViewLoaded)
        #expect(b.view.window === window)
        #expect(tab.tabBar.selectedItem === b.tabBarItem)
        #expect(tab.tabBar.items?.first === a.tabBarItem)
        #expect(tab.tabBar.items?.count == 2)
    }

    @Test func `An index that no tab has is ignored, a stranger raises`() {
        let tab = Played.tab(Played.A(), Played.B())
        tab.selectedIndex = 7
        tab.selectedIndex = -1
        #expect(tab.selectedIndex == 0)
        let exception = Played.exception { tab.selectedViewController = Played.C() }
        #expect(exception?.name == .invalidArgument)
        #expect(UITabBarController().selectedIndex == NSNotFound)
        #expect(UITabBarController().viewControllers == nil)
    }

    @Test func `New tabs keep the selected controller, else the place, else the first`() {
        let (a, b, c, d) = (Played.A(), Played.B(), Played.C(), Played.D())
        let tab = Played.tab(a, b, c)
        let window = Played.show(tab)
        tab.selectedIndex = 1
        tab.viewControllers = [b, c]
        #expect(tab.selectedViewController === b)
        #expect(a.parent == nil)
        #expect(Played.appearances { tab.viewControllers = [d, c] }.first == "D.viewWillAppear")
        #expect(tab.selectedIndex == 0)
        tab.selectedIndex = 1
        tab.viewControllers = [a]
        #expect(tab.selectedViewController === a)
        tab.viewControllers = nil
        #expect(tab.selectedViewController == nil)
        #expect(tab.children.isEmpty)
        _ = window
    }

    @Test func `Trace 3: a tab bar controller unwinds by selecting, through the setter that a subclass overrides`() {
        final class Heard: UITabBarController {
            var selected: [UIViewController?] = []
            override var selectedViewController: UIViewController? {
                get { super.selectedViewController }
                set {
                    selected.append(newValue)
                    super.selectedViewController = newValue
                }
            }
        }
        let (a, b) = (Played.A(), Played.B())
        let tab = Heard()
        tab.viewControllers = [a, b]
        let segue = UIStoryboardSegue(identifier: nil, source: a, destination: b)
        let calls = Headless.recording { tab.unwind(for: segue, towards: b) }
        #expect(calls.map(\.description) == ["Heard.selectedViewController"])
        #expect(tab.selected == [b])
        #expect(tab.selectedIndex == 1)
        tab.unwind(for: segue, towards: Played.C())
        #expect(tab.selected.count == 1)
    }

    @Test func `F05: the delegate decides about orientations, the selected tab about the status bar`() {
        final class Asked: UIViewController {
            var count = 0
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                count += 1
                return .portrait
            }
        }
        final class Turning: NSObject, UITabBarControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .landscape }
        }
        Headless.device = .iPhone
        let (tab, asked, delegate) = (Played.Tab(), Asked(), Turning())
        tab.viewControllers = [asked]
        #expect(tab.supportedInterfaceOrientations == .allButUpsideDown)
        tab.delegate = delegate
        #expect(tab.supportedInterfaceOrientations == .landscape)
        #expect(asked.count == 2)
        #expect(tab.childForStatusBarStyle === asked)
        #expect(tab.childForStatusBarHidden === asked)
    }

    @Test func `F10: a push that hides the bottom bar hides it until it is popped, also for what lies above`() {
        let hiding = Played.B()
        hiding.hidesBottomBarWhenPushed = true
        let nav = Played.nav(Played.A())
        let tab = Played.tab(nav, Played.D())
        let window = Played.show(tab)
        #expect(tab.tabBar.window === window)
        nav.pushViewController(hiding, animated: true)
        #expect(tab.tabBar.window == nil)
        nav.pushViewController(Played.C(), animated: true)
        #expect(tab.tabBar.window == nil)
        tab.selectedIndex = 1
        #expect(tab.tabBar.window === window)
        tab.selectedIndex = 0
        #expect(tab.tabBar.window == nil)
        nav.popViewController(animated: true)
        #expect(tab.tabBar.window == nil)
        nav.popViewController(animated: true)
        #expect(tab.tabBar.window === window)
        #expect(!tab.tabBar.isHidden)
    }

    @Test func `A tab that is left while it pushes finishes without a second appearance`() throws {
        let nav = Played.nav(Played.A())
        let tab = Played.tab(nav, Played.C())
        let window = Played.show(tab)
        let held = Headless.holdingTransitions { nav.pushViewController(Played.B(), animated: true) }
        let calls = try Played.appearances {
            tab.selectedIndex = 1
            try held.first?.finish()
            tab.selectedIndex = 0
        }
        #expect(
            calls.filter { !$0.hasPrefix("Nav") && !$0.hasPrefix("C") } == [
                "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidDisappear", "B.viewWillAppear",
                "B.viewDidAppear",
            ])
        #expect(nav.topViewController?.view.window === window)
    }

    @Test func `A tab bar controller is freed with its tabs and More`() {
        weak var tab: UITabBarController?
        weak var more: UINavigationController?
        weak var child: UIViewController?
        do {
            let made = Played.tab(Played.A(), Played.B(), Played.C(), Played.D(), Played.A(), Played.B())
            let window = Played.show(made)
            made.selectedIndex = 5
            (tab, more, child) = (made, made.moreNavigationController, made.viewControllers?[5])
            window.rootViewController = nil
        }
        #expect(tab == nil)
        #expect(more == nil)
        #expect(child == nil)
    }

    @Test func `A rotation reaches the tab and the stack inside it`() {
        final class Turning: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                sizes.append(size)
            }
        }
        let turning = Turning()
        let tab = Played.tab(Played.nav(turning), Played.B())
        let window = Played.show(tab)
        let size = CGSize(width: 852, height: 393)
        tab.viewWillTransition(to: size, with: Transition(from: nil, to: nil, isAnimated: false))
        window.frame.size = size
        tab.view.frame.size = size
        #expect(turning.sizes == [size])
        #expect(turning.view.frame.size == size)
    }
}
