import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct BarHidingTests {
    private let middle = CGPoint(x: 196, y: 500)

    private func stage(_ top: UIViewController = Played.A()) -> (nav: Played.Nav, top: UIViewController, window: UIWindow) {
        let nav = Played.nav(top)
        return (nav, top, Played.show(nav))
    }

    @Test func `A tap on the content hides the bars and shows them again`() throws {
        let (nav, top, window) = stage()
        top.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        nav.isToolbarHidden = false
        #expect(throws: Headless.Refusal.self) { try Headless.tap(middle) }
        nav.hidesBarsOnTap = true
        #expect(nav.barHideOnTapGestureRecognizer.view === nav.view)
        try Headless.tap(middle)
        #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
        #expect(nav.navigationBar.isHidden && nav.toolbar.isHidden)
        try Headless.tap(top.view)
        #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
        nav.hidesBarsOnTap = false
        #expect(throws: Headless.Refusal.self) { try Headless.tap(middle) }
        #expect(window.isKeyWindow)
    }

    @Test func `A tap that something else takes leaves the bars`() throws {
        let (nav, top, window) = stage()
        nav.hidesBarsOnTap = true
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
        top.view.addSubview(button)
        let inner = UIView(frame: CGRect(x: 100, y: 400, width: 60, height: 40))
        inner.addGestureRecognizer(UITapGestureRecognizer())
        top.view.addSubview(inner)
        try Headless.tap(button)
        try Headless.tap(inner)
        #expect(!nav.isNavigationBarHidden)
        #expect(window.isKeyWindow)
    }

    @Test func `A swipe up hides the bars, one down shows them, and an empty toolbar stays`() throws {
        let (nav, top, window) = stage()
        nav.isToolbarHidden = false
        #expect(throws: Headless.Refusal.self) { try Headless.swipe(.up, on: top.view) }
        nav.hidesBarsOnSwipe = true
        try Headless.swipe(.up, on: top.view)
        #expect(nav.isNavigationBarHidden && !nav.isToolbarHidden)
        try Headless.swipe(.up, on: top.view)
        #expect(nav.isNavigationBarHidden)
        try Headless.swipe(.down, on: top.view)
        #expect(!nav.isNavigationBarHidden)
        #expect(throws: Headless.Refusal.self) { try Headless.swipe(.left, on: top.view) }
        #expect(window.isKeyWindow)
    }

    @Test func `The keyboard sends the bars away until a tap on the content`() throws {
        let (nav, top, window) = stage()
        nav.hidesBarsWhenKeyboardAppears = true
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        top.view.addSubview(field)
        try Headless.tap(field)
        #expect(nav.isNavigationBarHidden)
        field.resignFirstResponder()
        #expect(nav.isNavigationBarHidden)
        try Headless.tap(middle)
        #expect(!nav.isNavigationBarHidden)
        #expect(throws: Headless.Refusal.self) { try Headless.tap(middle) }
        #expect(window.isKeyWindow)
    }

    @Test func `The bars go where there is little height, and come back with it`() throws {
        let (nav, _, window) = stage()
        nav.hidesBarsWhenVerticallyCompact = true
        #expect(!nav.isNavigationBarHidden)
        Headless.rotate(to: .landscapeLeft)
        #expect(nav.isNavigationBarHidden)
        #expect(throws: (any Error).self) { try Headless.tap(titled: "Back") }
        try Headless.tap(CGPoint(x: 100, y: 20))
        #expect(!nav.isNavigationBarHidden)
        Headless.rotate(to: .portrait)
        #expect(!nav.isNavigationBarHidden)
        Headless.rotate(to: .landscapeRight)
        #expect(nav.isNavigationBarHidden)
        try Headless.tap(CGPoint(x: 100, y: 200))
        #expect(nav.isNavigationBarHidden)
        Headless.rotate(to: .portrait)
        #expect(!nav.isNavigationBarHidden)
        #expect(window.isKeyWindow)
    }

    @Test func `A bar that the app has hidden stays hidden when the height comes back`() {
        let (nav, _, window) = stage()
        nav.hidesBarsWhenVerticallyCompact = true
        nav.isNavigationBarHidden = true
        Headless.rotate(to: .landscapeLeft)
        Headless.rotate(to: .portrait)
        #expect(nav.isNavigationBarHidden)
        #expect(window.isKeyWindow)
    }

    @Test func `A navigation controller that appears where there is little height hides its bars`() {
        Headless.device = .iPhone
        Headless.device.orientation = .landscapeLeft
        defer { Headless.device = .iPhone }
        let nav = Played.nav(Played.A())
        nav.hidesBarsWhenVerticallyCompact = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = nav
        window.makeKeyAndVisible()
        #expect(nav.isNavigationBarHidden)
    }
}
