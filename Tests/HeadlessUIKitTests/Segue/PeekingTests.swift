import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct PeekingTests {
    @Test func `P01: a peek makes and prepares a controller that belongs nowhere, and the commit shows it`() throws {
        let peek = """
            <segue key="commit" inheritsFrom="parent" id="c"/><segue key="preview" inheritsFrom="commit" id="p"/>
            """
        let stage = try SegueStage(
            navigation("nav", root: "V1"),
            scene("V1", subviews: button("b", segue("go", "show", to: "V2", inner: peek)) + button("plain", "")),
            scene("V2"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        let first = try #require(nav.topViewController as? V1)
        #expect(try Headless.peek(at: first.view.subviews[1])?.destination == nil)
        let shown = try #require(try Headless.peek(at: first.view.subviews[0]))
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
}
