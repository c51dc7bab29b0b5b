import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ConstraintLayoutTests {
    /// A view of the size that it was drawn with, 300 × 400, in a larger one that does not stretch it.
    private func container(_ subviews: String, _ constraints: String, more: String = "") throws -> ScreenFixture {
        try ScreenFixture(
            views: """
                <view id="box">\(ScreenFixture.frame(0, 0, 300, 400))<subviews>\(subviews)</subviews>
                <constraints>\(constraints)</constraints>\(more)</view>
                """)
    }

    private func view(
        _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, kind: String = "view",
        inner: String = ""
    ) -> String {
        """
        <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(ScreenFixture.frame(x, y, width, height))
        \(inner)</\(kind)>
        """
    }

    private func equal(
        _ first: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil, _ more: String = ""
    ) -> String {
        let item = first.map { "firstItem=\"\($0)\"" } ?? ""
        let to = second.map { "secondItem=\"\($0)\"" } ?? ""
        let attribute2 = other.map { "secondAttribute=\"\($0)\"" } ?? ""
        return "<constraint \(item) firstAttribute=\"\(attribute)\" \(to) \(attribute2) \(more)/>"
    }

    private func resize(_ fixture: ScreenFixture, to width: Double, _ height: Double) throws -> UIView {
        let box = try fixture.view("box")
        box.frame.size = CGSize(width: width, height: height)
        fixture.window.layoutIfNeeded()
        return box
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func `A view that is pinned to all edges grows with its superview, and back`() throws {
        let fixture = try container(
            view("a", 10, 20, 280, 360),
            equal("a", "leading", "box", "leading", "constant=\"10\"")
                + equal("box", "trailing", "a", "trailing", "constant=\"10\"")
                + equal("a", "top", "box", "top", "constant=\"20\"")
                + equal(nil, "bottom", "a", "bottom", "constant=\"20\""))
        let a = try fixture.view("a")
        #expect(a.frame == rect(10, 20, 280, 360))
        _ = try resize(fixture, to: 500, 700)
        #expect(a.frame == rect(10, 20, 480, 660))
        _ = try resize(fixture, to: 300, 400)
        #expect(a.frame == rect(10, 20, 280, 360))
    }

    @Test func `Margins and safe areas stay what they were drawn with`() throws {
        let fixture = try container(
            view("a", 16, 64, 264, 302),
            equal("a", "leading", "box", "leadingMargin") + equal("a", "trailing", "box", "trailingMargin")
                + equal("a", "top", "safe", "top", "constant=\"20\"") + equal("safe", "bottom", "a", "bottom"),
            more: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
        _ = try resize(fixture, to: 400, 500)
        #expect(try fixture.view("a").frame == rect(16, 64, 364, 402))
    }

    @Test func `A button at the lower right corner keeps its size and goes with the corner`() throws {
        let fixture = try container(
            view("b", 200, 350, 80, 30, kind: "button"),
            equal("box", "trailing", "b", "trailing", "constant=\"20\"")
                + equal("box", "bottom", "b", "bottom", "constant=\"20\""))
        _ = try resize(fixture, to: 700, 900)
        let button = try fixture.view("b")
        #expect(button.frame == rect(600, 850, 80, 30))
        #expect(fixture.window.hitTest(CGPoint(x: 100, y: 800), with: nil) !== button)
    }

    @Test func `Centred views, sizes, ratios and chains follow`() throws {
        let fixture = try container(
            view("a", 100, 10, 100, 50, inner: """
                <constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1"/>
                <constraint firstAttribute="height" constant="50"/></constraints>
                """)
                + view("b", 0, 70, 150, 330) + view("c", 150, 70, 150, 330),
            equal("a", "centerX", "box", "centerX") + equal("a", "top", "box", "top")
                + equal("b", "top", "a", "bottom", "constant=\"10\"") + equal("b", "leading", "box", "leading")
                + equal("c", "leading", "b", "trailing") + equal("box", "trailing", "c", "trailing")
                + equal("c", "width", "b", "width") + equal("box", "bottom", "b", "bottom")
                + equal("c", "top", "b", "top") + equal("c", "bottom", "b", "bottom"))
        _ = try resize(fixture, to: 500, 600)
        #expect(try fixture.view("a").frame == rect(200, 10, 100, 50))
        #expect(try fixture.view("b").frame == rect(0, 70, 250, 530))
        #expect(try fixture.view("c").frame == rect(250, 70, 250, 530))
    }

    @Test func `Of two views in a row the one that holds on less gives way`() throws {
        func label(_ id: String, _ x: Double, hugging: Int) -> String {
            """
            <label translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="\(hugging)" id="\(id)">
            \(ScreenFixture.frame(x, 0, 150, 20))</label>
            """
        }
        let row =
            equal("a", "leading", "box", "leading") + equal("b", "leading", "a", "trailing")
            + equal("box", "trailing", "b", "trailing")
        let fixture = try container(label("a", 0, hugging: 250) + label("b", 150, hugging: 251), row)
        _ = try resize(fixture, to: 500, 400)
        #expect(try fixture.view("a").frame == rect(0, 0, 350, 20))
        #expect(try fixture.view("b").frame == rect(350, 0, 150, 20))
    }

    @Test func `Higher priorities win, and inequalities hold`() throws {
        let fixture = try container(
            view("a", 0, 0, 300, 40, inner: """
                <constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="400"/></constraints>
                """),
            equal("a", "leading", "box", "leading", "priority=\"750\"")
                + equal("box", "trailing", "a", "trailing", "priority=\"750\"")
                + equal("a", "centerX", "box", "centerX"))
        let a = try fixture.view("a")
        _ = try resize(fixture, to: 380, 400)
        #expect(a.frame == rect(0, 0, 380, 40))
        _ = try resize(fixture, to: 600, 400)
        #expect(a.frame == rect(100, 0, 400, 40))
    }

    @Test func `What constraints leave open stays as it was drawn`() throws {
        let fixture = try container(
            view("a", 30, 40, 50, 60) + view("b", 5, 5, 10, 10), equal("a", "width", "box", "width", "multiplier=\"0.5\""))
        let a = try fixture.view("a")
        _ = try resize(fixture, to: 600, 800)
        #expect(a.frame == rect(30, 40, 200, 60))
        #expect(try fixture.view("b").frame == rect(5, 5, 10, 10))
    }

    @Test func `An outlet's constant and activity move the view`() throws {
        final class Owner: UIViewController, Headless.Connecting {
            var left: NSLayoutConstraint?
            weak var height: NSLayoutConstraint?

            static var connections: [Headless.Connection] {
                [.outlet("left", \Owner.left), .outlet("height", \Owner.height)]
            }
        }
        Headless.register(Owner.self, as: "LayoutOwner", module: "HeadlessUIKitTests")
        let inner = "<constraints><constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/></constraints>"
        let fixture = try ScreenFixture(
            views: """
                <view id="box">\(ScreenFixture.frame(0, 0, 300, 400))<subviews>
                \(view("a", 10, 0, 290, 50, inner: inner))</subviews><constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="box" secondAttribute="leading"
                constant="10" id="l"/>\(equal("box", "trailing", "a", "trailing"))
                \(equal("a", "top", "box", "top"))\(equal("box", "bottom", "a", "bottom", "priority=\"500\""))
                </constraints></view>
                """,
            connections: """
                <outlet property="left" destination="l" id="o1"/><outlet property="height" destination="h" id="o2"/>
                """, controllerClass: "LayoutOwner")
        let owner = try #require(fixture.controller as? Owner)
        let box = try fixture.view("box")
        let a = try fixture.view("a")
        #expect(owner.left?.firstItem === a && owner.left?.secondItem === box)
        owner.left?.constant = 100
        fixture.window.layoutIfNeeded()
        #expect(a.frame == rect(100, 0, 200, 50))
        owner.height?.constant = 80
        owner.view.layoutIfNeeded()
        #expect(a.frame == rect(100, 0, 200, 80))
        let height = owner.height
        owner.height?.isActive = false
        #expect(!a.constraints.contains { $0 === height })
        fixture.window.layoutIfNeeded()
        // The drawn distance from the lower edge is 350, which only the height's higher priority overruled.
        #expect(a.frame == rect(100, 0, 200, 50))
        box.frame.size.height = 600
        fixture.window.layoutIfNeeded()
        #expect(a.frame == rect(100, 0, 200, 250))
        height?.isActive = true
        fixture.window.layoutIfNeeded()
        #expect(a.frame == rect(100, 0, 200, 80))
        #expect(a.constraints.contains { $0 === height })
    }

    @Test func `Constraints of other size classes place the view in those`() throws {
        let fixture = try container(
            view("a", 0, 0, 300, 50),
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="l">
            <variation key="widthClass=regular" constant="40"/></constraint>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="t"/>
            <constraint firstItem="a" firstAttribute="width" constant="120" id="w"/>
            """,
            more: """
                <variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>
                <variation key="widthClass=regular"><mask key="constraints"><exclude reference="t"/><include
                reference="w"/></mask></variation>
                """)
        let a = try fixture.view("a")
        _ = try resize(fixture, to: 350, 400)
        #expect(a.frame == rect(0, 0, 350, 50))
        Headless.device = .iPad
        #expect(a.frame == rect(40, 0, 120, 50))
        Headless.device = .iPhone
        #expect(a.frame == rect(0, 0, 350, 50))
    }

    @Test func `What scrolls has the size that its content asks for`() throws {
        let inner = "<constraints><constraint firstAttribute=\"height\" constant=\"900\" id=\"h\"/></constraints>"
        let fixture = try ScreenFixture(
            views: """
                <scrollView id="box">\(ScreenFixture.frame(0, 0, 300, 400))<subviews>
                \(view("content", 0, 0, 300, 900, inner: inner))</subviews><constraints>
                \(equal("content", "leading", "box", "leading"))\(equal("content", "top", "box", "top"))
                \(equal("box", "trailing", "content", "trailing"))\(equal("box", "bottom", "content", "bottom"))
                \(equal("content", "width", "box", "width"))</constraints></scrollView>
                """)
        let scroll = try fixture.view("box", as: UIScrollView.self)
        scroll.frame.size = CGSize(width: 500, height: 300)
        fixture.window.layoutIfNeeded()
        #expect(try fixture.view("content").frame == rect(0, 0, 500, 900))
        #expect(scroll.contentSize == CGSize(width: 500, height: 900))
    }

    @Test func `A whole screen fits another device, and its button is where a finger finds it`() throws {
        final class Owner: UIViewController, Headless.Connecting {
            var taps = 0
            private func pay() { taps += 1 }

            static var connections: [Headless.Connection] { [.action("pay", Owner.pay)] }
        }
        Headless.register(Owner.self, as: "LayoutPayer", module: "HeadlessUIKitTests")
        let inner = """
            <connections><action selector="pay" destination="a" eventType="touchUpInside" id="c"/></connections>
            """
        let fixture = try ScreenFixture(
            scenes: """
            <scene sceneID="s"><objects><viewController id="a" \(ScreenFixture.custom("LayoutPayer"))>
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom"
            id="bottom"/></layoutGuides><view key="view" id="v">\(ScreenFixture.frame(0, 0, 375, 667))<subviews>
            \(view("pay", 150, 600, 75, 40, kind: "button", inner: inner))\(view("bar", 0, 20, 375, 44))</subviews><constraints>
            \(equal("pay", "centerX", "v", "centerX"))<constraint firstItem="bottom" firstAttribute="top" secondItem="pay" secondAttribute="bottom" constant="27"/>
            \(equal("bar", "leading", "v", "leading"))\(equal("v", "trailing", "bar", "trailing"))
            \(equal("bar", "top", "top", "bottom"))</constraints></view></viewController></objects></scene>
            """)
        let owner = try #require(fixture.controller as? Owner)
        let pay = try fixture.view("pay", as: UIButton.self)
        #expect(pay.frame == rect(159, 785, 75, 40))
        Headless.device = .iPad
        #expect(pay.frame == rect(346.5, 957, 75, 40))
        #expect(try fixture.view("bar").frame == rect(0, 20, 768, 44))
        try Headless.tap(pay)
        #expect(owner.taps == 1)
        #expect(fixture.window.hitTest(CGPoint(x: 384, y: 977), with: nil) === pay)
    }

    @Test func `Contradictions, circles and crowds end in some layout`() throws {
        let fixture = try container(
            view("a", 0, 0, 100, 50) + view("b", 0, 50, 100, 50),
            equal("a", "width", nil, nil, "constant=\"1\"") + equal("a", "width", "a", "width", "constant=\"7\"")
                + equal("a", "leading", "b", "leading") + equal("b", "leading", "a", "leading", "constant=\"9\"")
                + equal("a", "top", "b", "bottom", "multiplier=\"0\"") + equal("x", "top", "y", "top")
                + equal("a", "height", "b", "height", "multiplier=\"-3\"")
                + (0..<200).map { equal("a", "trailing", "b", "trailing", "constant=\"\($0)\"") }.joined())
        _ = try resize(fixture, to: 600, 800)
        let crowd = (0..<300).map { view("s\($0)", 0, 0, 1, 1) }.joined()
        let crowded = try container(
            crowd, (0..<300).map { equal("s\($0)", "trailing", "box", "trailing") }.joined())
        _ = try resize(crowded, to: 600, 800)
        #expect(try crowded.view("s7").frame == rect(0, 0, 1, 1))
    }
}
