import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TriggerTests {
    @Test func `A bar button item starts its segue, and its source may decline`() throws {
        let item = """
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="More" id="more">
            <connections>\(segue("go", "show", to: "V2"))</connections></barButtonItem></navigationItem>
            """
        let stage = try SegueStage(navigation("nav", root: "V1"), scene("V1", items: item), scene("V2"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        let first = try #require(nav.topViewController as? V1)
        let button = try #require(first.navigationItem.rightBarButtonItem)
        first.allowsSegues = false
        try button.press()
        #expect(nav.topViewController === first)
        first.allowsSegues = true
        try button.press()
        #expect(nav.topViewController is V2)
        #expect(first.senders.first as? UIBarButtonItem === button)
    }

    @Test func `A gesture recogniser starts its segue`() throws {
        let stage = try SegueStage(
            scene(
                "V1",
                subviews:
                    "<view id=\"x\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" appends=\"YES\" id=\"oc\"/></connections></view>",
                dock:
                    "<tapGestureRecognizer id=\"g\"><connections>\(segue("go", "presentation", to: "V2"))</connections></tapGestureRecognizer>"
            ),
            scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        let gesture = try #require(first.view.subviews.first?.gestureRecognizers?.first)
        try gesture.perform(at: .zero)
        #expect(first.presentedViewController is V2)
        #expect(first.senders.first as? UIGestureRecognizer === gesture)
    }
}
