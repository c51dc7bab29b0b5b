import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct PopoverSegueTests {
    private let directions = "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/>"
    private let passthrough = "<popoverPassthroughViews><view reference=\"free\"/></popoverPassthroughViews>"

    @Test func `A popover points to the view that the segue names, as the segue says`() throws {
        let stage = try SegueStage(
            scene(
                "V1", subviews: "<view id=\"anchor\"/><view id=\"free\"/>",
                connections: segue(
                    "go", "popoverPresentation", to: "V2", "popoverAnchorView=\"anchor\"",
                    inner: directions + passthrough)),
            scene("V2"))
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        let first = try stage.show("V1", as: V1.self)
        first.whenPrepared = { segue in
            let popover = segue.destination.popoverPresentationController
            #expect(popover?.sourceView === first.view.subviews.first)
        }
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        let popover = first.presentedViewController?.popoverPresentationController
        #expect(popover?.permittedArrowDirections == [.up, .left])
        #expect(popover?.passthroughViews?.first === first.view.subviews.last)
        #expect(first.prepared.count == 1)
    }

    @Test func `A popover points to the bar button item that the segue names`() throws {
        let item = """
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="More" id="more"/></navigationItem>
            """
        let stage = try SegueStage(
            scene(
                "V1",
                connections: segue("go", "popoverPresentation", to: "V2", "popoverAnchorBarButtonItem=\"more\""),
                items: item),
            scene("V2"))
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        let first = try stage.show("V1", as: V1.self)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        let popover = first.presentedViewController?.popoverPresentationController
        #expect(popover?.barButtonItem?.title == "More")
    }

    @Test("Without a name it points to the sender", arguments: ["popoverPresentation", "popover"])
    func sender(kind: String) throws {
        let stage = try SegueStage(
            scene("V1", subviews: button("b", segue("go", kind, to: "V2"))), scene("V2"))
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        let first = try stage.show("V1", as: V1.self)
        let control = try #require(first.view.subviews.first as? UIButton)
        try Headless.catching { control.sendActions(for: .touchUpInside) }
        #expect(first.presentedViewController?.popoverPresentationController?.sourceView === control)
    }

    @Test func `Exception 10, failure 6: a popover without an anchor`() throws {
        let stage = try SegueStage(scene("V1", connections: segue("go", "popoverPresentation", to: "V2")), scene("V2"))
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        let first = try stage.show("V1", as: V1.self)
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        }
        #expect(exception?.name == .generic)
        #expect(
            exception?.reason.hasSuffix(
                "should have a non-nil sourceView or barButtonItem set before the presentation occurs.") == true)
    }

    @Test func `B38: a segue that is the popover's delegate hears of the adaptation, and has gone at the dismissal`() throws {
        Headless.register(Delegating.self)
        Delegating.heard = []
        let stage = try SegueStage(
            scene(
                "V1", subviews: button("b", segue("go", "popoverPresentation", to: "V2", "customClass=\"Delegating\""))),
            scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        try Headless.catching { (first.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
        first.prepared = []
        let presented = try #require(first.presentedViewController)
        #expect(Delegating.heard == ["adaptivePresentationStyle"])
        try Headless.tapOutside(presented)
        #expect(first.presentedViewController == nil)
        #expect(Delegating.heard == ["adaptivePresentationStyle"])
    }
}

/// Keeps the popover a popover, and wants to know when it closes.
private class Delegating: UIStoryboardSegue, UIPopoverPresentationControllerDelegate {
    static var heard: [String] = []

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        destination.popoverPresentationController?.delegate = self
        super.perform()
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        Self.heard.append("adaptivePresentationStyle")
        return .none
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        Self.heard.append("didDismiss")
    }
}
