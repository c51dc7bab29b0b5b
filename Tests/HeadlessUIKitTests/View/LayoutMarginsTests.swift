import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct LayoutMarginsTests {
    @Test func `A view and its controller hear of new margins, and of the same ones again nothing`() {
        let controller = Listener()
        controller.view.layoutMargins.left = 20
        controller.view.directionalLayoutMargins.leading = 20
        #expect(controller.changes == 1)
        controller.view.directionalLayoutMargins.trailing = 30
        #expect(controller.changes == 2)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 30))
    }
}

private final class Listener: UIViewController {
    var changes = 0

    override func viewLayoutMarginsDidChange() {
        changes += 1
    }
}
