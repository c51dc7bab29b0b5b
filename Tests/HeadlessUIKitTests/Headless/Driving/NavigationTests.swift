import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct DrivingNavigationTests {
    private func stack() -> (nav: Played.Nav, below: UIViewController, top: UIViewController, window: UIWindow) {
        let (a, b) = (Played.A(), Played.B())
        let nav = Played.nav(a, b)
        return (nav, a, b, Played.show(nav))
    }

    @Test func `E09: a back button says what the controller below wants`() {
        let (nav, below, top, window) = stack()
        #expect(Headless.backButton(of: nav)?.title == "Back")
        below.title = "Books"
        #expect(Headless.backButton(of: nav)?.title == "Books")
        below.navigationItem.backButtonTitle = "Shelf"
        #expect(Headless.backButton(of: nav)?.title == "Shelf")
        let item = UIBarButtonItem(title: "Return", style: .plain, target: nil, action: nil)
        below.navigationItem.backBarButtonItem = item
        #expect(Headless.backButton(of: nav)?.title == "Return")
        #expect(Headless.backButton(of: nav)?.item === item)
        top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        #expect(Headless.backButton(of: nav) == nil)
        top.navigationItem.leftItemsSupplementBackButton = true
        #expect(Headless.backButton(of: nav) != nil)
        top.navigationItem.hidesBackButton = true
        #expect(Headless.backButton(of: nav) == nil)
        _ = window
    }

    @Test func `A tap on the back button pops`() throws {
        let (nav, below, _, window) = stack()
        try Headless.tapBackButton(of: nav)
        #expect(nav.topViewController === below)
        #expect(try refusal { try Headless.tapBackButton(of: nav) } == .noBackButton)
        #expect(try refusal { try Headless.swipeBack(in: nav) } == .noBackButton)
        _ = window
    }

    @Test func `A user cannot go back off screen, without the bar or during a transition`() throws {
        let (nav, _, _, window) = stack()
        nav.isNavigationBarHidden = true
        #expect(try refusal { try Headless.tapBackButton(of: nav) } == .barHidden)
        nav.isNavigationBarHidden = false
        _ = Headless.holdingTransitions { nav.pushViewController(Played.C(), animated: true) }
        #expect(try refusal { try Headless.tapBackButton(of: nav) } == .inTransition)
        window.isHidden = true
        let hidden = Played.nav(Played.A(), Played.B())
        #expect(try refusal { try Headless.tapBackButton(of: hidden) } == .notOnScreen)
    }

    @Test func `A subclass hears of taps and swipes, and may refuse the tap`() throws {
        final class Asking: UINavigationController, UINavigationBarDelegate {
            var pops = 0
            var isAllowed = false
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { isAllowed }
            override func popViewController(animated: Bool) -> UIViewController? {
                pops += 1
                return super.popViewController(animated: animated)
            }
        }
        let nav = Asking()
        nav.viewControllers = [Played.A(), Played.B(), Played.C()]
        let window = Played.show(nav)
        try Headless.tapBackButton(of: nav)
        #expect(nav.viewControllers.count == 3)
        #expect(nav.pops == 0)
        nav.isAllowed = true
        try Headless.tapBackButton(of: nav)
        try Headless.swipeBack(in: nav)
        #expect(nav.pops == 2)
        #expect(nav.viewControllers.count == 1)
        _ = window
    }
}
