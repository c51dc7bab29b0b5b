import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct PeekingTests {
    @Test func `P01, P02: a peek makes and prepares a controller that belongs nowhere, and the commit shows it`() throws {
        let inner = """
            <segue key="commit" inheritsFrom="parent" id="c"/><segue key="preview" inheritsFrom="commit" id="p"/>
            """
        let stage = try SegueStage(
            navigation("nav", root: "V1"),
            scene("V1", subviews: button("b", segue("go", "show", to: "V2", inner: inner)) + button("plain", "")),
            scene("V2"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        let first = try #require(nav.topViewController as? V1)
        #expect(try Headless.peek(at: first.view.subviews[1])?.destination == nil)
        var peek: Headless.Peek?
        let trace = try Headless.recording(of: ["V2"]) { peek = try Headless.peek(at: first.view.subviews[0]) }
        let shown = try #require(peek)
        #expect(trace == ["V2.loadView", "V2.viewDidLoad"], "P02: nothing is said of appearance")
        #expect(first.asked == ["go"])
        #expect(first.prepared.map(\.destination) == [shown.destination])
        #expect(shown.destination.isViewLoaded)
        #expect(shown.destination.parent == nil)
        #expect(nav.topViewController === first)
        try shown.commit()
        #expect(nav.topViewController === shown.destination)
        #expect(first.prepared.count == 1)
        first.allowsSegues = false
        #expect(try Headless.peek(at: first.view.subviews[0])?.destination == nil)
    }

    @Test func `A preview takes what it does not say from the commit, and the commit from the segue around`() throws {
        let inner = """
            <segue key="commit" inheritsFrom="parent" kind="presentation" destination="V3" modalPresentationStyle="fullScreen" id="c"/>
            <segue key="preview" inheritsFrom="commit" id="p"/>
            """
        let around = segue("go", "show", to: "V2", "modalTransitionStyle=\"flipHorizontal\" animates=\"NO\"", inner: inner)
        let stage = try SegueStage(scene("V1", subviews: button("b", around)), scene("V2"), scene("V3"))
        let first = try stage.show("V1", as: V1.self)
        let peek = try #require(try Headless.peek(at: first.view.subviews[0]))
        #expect(peek.destination is V3)
        #expect(first.prepared.map(\.identifier) == ["go"])
        let held = try Headless.holdingTransitions { try peek.commit() }
        #expect(held.map(\.transition.isAnimated) == [false])
        #expect(first.presentedViewController === peek.destination)
        #expect(peek.destination.modalPresentationStyle == .fullScreen)
        #expect(peek.destination.modalTransitionStyle == .flipHorizontal)
    }
}
