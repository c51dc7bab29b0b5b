import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct PopRecognizerTests {
    private final class Allowing: NSObject, UIGestureRecognizerDelegate {
        var allows = true
        var asked = 0
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            return allows
        }
    }

    private final class Watcher: UIResponder, Headless.Connecting {
        var states: [UIGestureRecognizer.State] = []
        func moved(_ sender: UIGestureRecognizer) { states.append(sender.state) }
        static var connections: [Headless.Connection] { [.action("moved:", Watcher.moved)] }
    }

    private func stage() throws -> (nav: Played.Nav, swipe: UIGestureRecognizer, window: UIWindow) {
        let nav = Played.nav(Played.A(), Played.B())
        let window = Played.show(nav)
        return (nav, try #require(nav.interactivePopGestureRecognizer), window)
    }

    @Test func `The recogniser lies on the view of the navigation controller, and pops`() throws {
        let (nav, swipe, window) = try stage()
        #expect(swipe.view === nav.view)
        #expect((swipe as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
        try Headless.perform(swipe)
        #expect(nav.topViewController is Played.A)
        #expect(throws: Headless.Refusal.self) { try Headless.perform(swipe) }
        #expect(window.isKeyWindow)
    }

    @Test func `A recogniser asked for before the view is there is on it later`() throws {
        let nav = Played.nav(Played.A(), Played.B())
        let swipe = try #require(nav.interactivePopGestureRecognizer)
        #expect(swipe.view == nil)
        let window = Played.show(nav)
        #expect(swipe.view === nav.view)
        #expect(window.isKeyWindow)
    }

    @Test func `It is refused where the back button is hidden, replaced or without its bar`() throws {
        let (nav, _, window) = try stage()
        let item = try #require(nav.topViewController?.navigationItem)
        item.hidesBackButton = true
        #expect(try refusal { try Headless.swipeBack(in: nav) } == .noBackButton)
        item.hidesBackButton = false
        item.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        #expect(try refusal { try Headless.swipeBack(in: nav) } == .noBackButton)
        item.leftBarButtonItem = nil
        nav.isNavigationBarHidden = true
        #expect(try refusal { try Headless.swipeBack(in: nav) } == .barHidden)
        nav.isNavigationBarHidden = false
        try Headless.swipeBack(in: nav)
        #expect(nav.viewControllers.count == 1)
        #expect(try refusal { try Headless.swipeBack(in: nav) } == .noBackButton)
        #expect(window.isKeyWindow)
    }

    @Test func `The app turns it off, and decides where it has set the delegate`() throws {
        let (nav, swipe, window) = try stage()
        swipe.isEnabled = false
        #expect(try refusal { try Headless.swipeBack(in: nav) } == .swipeOff)
        swipe.isEnabled = true
        let delegate = Allowing()
        delegate.allows = false
        swipe.delegate = delegate
        #expect(try refusal { try Headless.swipeBack(in: nav) } == .swipeOff)
        delegate.allows = true
        nav.isNavigationBarHidden = true
        try Headless.swipeBack(in: nav)
        #expect(delegate.asked == 2)
        #expect(nav.viewControllers.count == 1)
        nav.pushViewController(Played.C(), animated: false)
        swipe.delegate = nil
        try Headless.swipeBack(in: nav)
        #expect(nav.viewControllers.count == 1)
        #expect(window.isKeyWindow)
    }

    @Test func `A04: a swipe let go too early brings everything back`() throws {
        let (nav, _, window) = try stage()
        var isInteractive: Bool?
        let calls = try Played.appearances {
            let held = try Headless.holdingTransitions { try Headless.swipeBack(in: nav) }
            isInteractive = nav.transitionCoordinator?.isInteractive
            try #require(held.first).cancel()
        }
        #expect(
            calls == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
                "B.viewWillAppear", "B.viewDidAppear",
            ])
        #expect(isInteractive == true)
        #expect(nav.topViewController is Played.B)
        #expect(nav.topViewController?.view.window === window)
        #expect(nav.viewControllers.first?.view.window == nil)
    }

    @Test func `The app's actions follow the finger from its beginning to its end`() throws {
        let (nav, swipe, window) = try stage()
        let watcher = Watcher()
        swipe.addTarget(watcher, action: "moved:")
        let held = try Headless.holdingTransitions { try Headless.swipeBack(in: nav) }
        #expect(watcher.states == [.began, .changed])
        #expect(nav.transitionCoordinator != nil)
        try #require(held.first).finish()
        #expect(watcher.states == [.began, .changed, .ended])
        #expect(swipe.state == .possible)
        #expect(nav.topViewController is Played.A)
        nav.pushViewController(Played.C(), animated: false)
        watcher.states = []
        try Headless.swipeBack(in: nav)
        #expect(watcher.states == [.began, .changed, .ended])
        #expect(nav.transitionCoordinator == nil)
        #expect(window.isKeyWindow)
    }

    @Test func `A navigation controller is freed with its recognisers`() throws {
        weak var freed: UINavigationController?
        do {
            let (nav, swipe, window) = try stage()
            nav.hidesBarsOnTap = true
            nav.hidesBarsOnSwipe = true
            try Headless.perform(swipe)
            freed = nav
            window.rootViewController = nil
        }
        #expect(freed == nil)
    }
}
