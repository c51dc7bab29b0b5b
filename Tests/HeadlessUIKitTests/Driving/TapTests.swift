import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TapTests {
    private static func button(_ id: String = "b", _ frame: String = ScreenFixture.frame(50, 50, 100, 40), _ attributes: String = "") -> String {
        "<button id=\"\(id)\" \(attributes)>\(frame)<state key=\"normal\" title=\"Buy\"/></button>"
    }

    private func reason(_ views: String) throws -> Headless.Refusal.Reason? {
        let screen = try ScreenFixture(views: views)
        return try refusal { try Headless.tap(try screen.view("b")) }
    }

    @Test func `A tap sends the events of a touch`() throws {
        let screen = try ScreenFixture(views: Self.button())
        let button = try screen.view("b", as: UIButton.self)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("down \(button.isHighlighted)") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("up \(button.isHighlighted)") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        try Headless.tap(button)
        #expect(events == ["down true", "up false", "primary"])
    }

    @Test func `A button starts its segue at its place among the connections`() throws {
        let screen = try ScreenFixture(
            scenes: ScreenFixture.scene(
                views: """
                    <button id="b">\(ScreenFixture.frame(0, 0, 50, 50))<connections>
                    <action selector="before" destination="a" eventType="touchUpInside" id="1"/>
                    <segue destination="c" kind="show" identifier="go" id="2"/>
                    <action selector="after" destination="a" eventType="touchUpInside" id="3"/></connections></button>
                    """, controllerClass: "SegueOrderViewController") + ScreenFixture.scene(id: "c", views: ""))
        try Headless.tap(try screen.view("b"))
        #expect((screen.controller as? SegueOrderViewController)?.log == ["before", "should go", "prepare go", "after"])
    }

    @Test func `What a user cannot use is refused with its reason`() throws {
        #expect(try reason(Self.button()) == nil)
        #expect(try reason(Self.button("b", ScreenFixture.frame(0, 0, 9, 9), "hidden=\"YES\"")) == .hidden(by: "UIButton “Buy”"))
        #expect(try reason(Self.button("b", ScreenFixture.frame(0, 0, 9, 9), "alpha=\"0.005\"")) == .transparent(by: "UIButton “Buy”"))
        #expect(try reason(Self.button("b", ScreenFixture.frame(0, 0, 9, 9), "enabled=\"NO\"")) == .disabled)
        #expect(
            try reason(Self.button("b", ScreenFixture.frame(0, 0, 9, 9), "userInteractionEnabled=\"NO\""))
                == .interactionDisabled(by: "UIButton “Buy”"))
        #expect(try reason(Self.button("b", ScreenFixture.frame(500, 0, 9, 9))) == .outsideWindow)
        #expect(try reason(Self.button("b", ScreenFixture.frame(0, 900, 9, 9))) == .outsideWindow)
        #expect(try reason(Self.button("b", ScreenFixture.frame(-5, -5, 9, 9))) == nil)
        #expect(try reason(Self.button("b", "")) == .outsideWindow)
    }

    @Test func `An ancestor that a user cannot use is named`() throws {
        func within(_ attributes: String) throws -> Headless.Refusal.Reason? {
            try reason(
                """
                <view id="o" \(attributes)>\(ScreenFixture.frame(0, 0, 300, 300))<accessibility
                key="accessibilityConfiguration" identifier="box"/><subviews>\(Self.button())</subviews></view>
                """)
        }
        #expect(try within("") == nil)
        #expect(try within("hidden=\"YES\"") == .hidden(by: "UIView (box)"))
        #expect(try within("alpha=\"0\"") == .transparent(by: "UIView (box)"))
        #expect(try within("userInteractionEnabled=\"NO\"") == .interactionDisabled(by: "UIView (box)"))
    }

    @Test func `What clips hides what lies outside it`() throws {
        func within(_ attributes: String) throws -> Headless.Refusal.Reason? {
            try reason(
                """
                <view id="o" \(attributes)>\(ScreenFixture.frame(0, 0, 40, 40))<subviews>\(Self.button())</subviews></view>
                """)
        }
        #expect(try within("clipsSubviews=\"YES\"") == .outsideWindow)
        #expect(try within("") == nil)
    }

    @Test func `What lies over a view keeps touches from it`() throws {
        func under(_ cover: String) throws -> Headless.Refusal.Reason? { try reason(Self.button() + cover) }
        let frame = ScreenFixture.frame(0, 0, 300, 300)
        #expect(try under("<view id=\"c\">\(frame)</view>") == .covered(by: "UIView"))
        #expect(try under("<view id=\"c\" userInteractionEnabled=\"NO\">\(frame)</view>") == nil)
        #expect(try under("<view id=\"c\" hidden=\"YES\">\(frame)</view>") == nil)
        #expect(try under("<label id=\"c\" userInteractionEnabled=\"NO\">\(frame)</label>") == nil)
        #expect(try under("<view id=\"c\">\(ScreenFixture.frame(0, 0, 60, 60))</view>") == nil)
        #expect(try reason("<view id=\"c\">\(frame)</view>" + Self.button()) == nil)
    }

    @Test func `A window over another covers it`() throws {
        let screen = try ScreenFixture(views: Self.button())
        let over = UIWindow(frame: UIScreen.main.bounds)
        over.windowLevel = .alert
        over.isHidden = false
        #expect(try refusal { try Headless.tap(try screen.view("b")) } == .covered(by: "UIWindow"))
        over.isHidden = true
        try Headless.tap(try screen.view("b"))
    }

    @Test func `A view without a window is refused in a sentence`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let error = #expect(throws: Headless.Refusal.self) { try Headless.tap(button) }
        #expect(error?.description == "UIButton “Save” cannot be used: it is not in a window.")
    }

    @Test func `A view in scrolled content is scrolled to`() throws {
        let screen = try ScreenFixture(
            views: """
                <scrollView id="s" clipsSubviews="YES">\(ScreenFixture.frame(0, 0, 393, 852))<subviews>
                \(Self.button("b", ScreenFixture.frame(0, 3_000, 50, 50)))</subviews></scrollView>
                """)
        try Headless.tap(try screen.view("b"))
        let scroll = try screen.view("s", as: UIScrollView.self)
        #expect(scroll.contentOffset.y == 2_198)
        scroll.contentOffset = .zero
        scroll.isScrollEnabled = false
        #expect(try refusal { try Headless.tap(try screen.view("b")) } == .outsideWindow)
    }

    @Test func `A view that code places by constraints is taken to be in sight`() throws {
        let screen = try ScreenFixture(views: "")
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        screen.controller.view.addSubview(button)
        NSLayoutConstraint.activate([button.topAnchor.constraint(equalTo: screen.controller.view.topAnchor)])
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        try Headless.tap(button)
        #expect(taps == 1)
    }

    @Test func `A view that does nothing is refused`() throws {
        #expect(try reason("<view id=\"b\">\(ScreenFixture.frame(0, 0, 50, 50))</view>") == .takesNoTaps)
    }

    @Test func `A point hits what lies there`() throws {
        let screen = try ScreenFixture(views: Self.button())
        var taps = 0
        try screen.view("b", as: UIButton.self).addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try Headless.tap(CGPoint(x: 60, y: 60))
        #expect(taps == 1)
        #expect(try refusal { try Headless.tap(CGPoint(x: 10, y: 10), in: screen.window) } == .takesNoTaps)
        #expect(try refusal { try Headless.tap(CGPoint(x: 1_000, y: 10)) } == .outsideWindow)
    }

    @Test func `An exception of an action is thrown`() throws {
        let screen = try ScreenFixture(views: Self.button())
        let button = try screen.view("b", as: UIButton.self)
        button.addTarget(screen.controller, action: "missing", for: .touchUpInside)
        #expect(throws: Headless.UIKitException.self) { try Headless.tap(button) }
    }

    // MARK: Finding

    @Test func `A view is found by its identifier, title or accessibility label`() throws {
        let screen = try ScreenFixture(
            views: """
                <button id="b">\(ScreenFixture.frame(0, 0, 50, 50))<state key="normal" title="Buy"/>
                <accessibility key="accessibilityConfiguration" identifier="buy" label="Buy it"/></button>
                <segmentedControl id="s">\(ScreenFixture.frame(0, 100, 200, 50))<segments><segment title="Old"/>
                <segment title="New"/><segment title="Gone" enabled="NO"/></segments></segmentedControl>
                """)
        let button = try screen.view("b", as: UIButton.self)
        _ = button.titleLabel
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try Headless.tap(accessibilityIdentifier: "buy")
        try Headless.tap(titled: "Buy")
        try Headless.tap(titled: "Buy it")
        #expect(taps == 3)
        #expect(Headless.view(accessibilityIdentifier: "buy") === button)
        try Headless.tap(titled: "New")
        #expect(try screen.view("s", as: UISegmentedControl.self).selectedSegmentIndex == 1)
        #expect(try refusal { try Headless.tap(titled: "Gone") } == .disabled)
        #expect(try refusal { try Headless.tap(titled: "Nothing") } == .notFound)
        #expect(try refusal { try Headless.tap(accessibilityIdentifier: "Nothing") } == .notFound)
    }

    @Test func `Of several things a user can use one must be meant`() throws {
        let screen = try ScreenFixture(
            views: Self.button("p", ScreenFixture.frame(0, 0, 50, 50)) + Self.button("q", ScreenFixture.frame(0, 60, 50, 50)))
        #expect(try refusal { try Headless.tap(titled: "Buy") } == .ambiguous(count: 2))
        try screen.view("p").isHidden = true
        try Headless.tap(titled: "Buy")
        try screen.view("q").isHidden = true
        #expect(try refusal { try Headless.tap(titled: "Buy") } == .hidden(by: "UIButton “Buy”"))
    }
}

final class SegueOrderViewController: UIViewController, Headless.Connecting {
    var log: [String] = []
    func before() { log.append("before") }
    func after() { log.append("after") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "")")
    }

    class var connections: [Headless.Connection] {
        [.action("before", SegueOrderViewController.before), .action("after", SegueOrderViewController.after)]
    }
}
