import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Flows that cross each other and transitions", .serialized)
struct FlowCrossingTests {
    @Test("A flow that keeps its scenes and is ended while it waits for a transition ends too")
    func keptWhileWaiting() throws {
        let app = try FlowFixture()
        let held = Headless.holdingTransitions { app.navigationController.pushViewController(UIViewController(), animated: true) }
        let flow = PreparingController(storyboardName: "Purchase")
        try flow.present(from: app.navigationController, completion: app.note())
        flow.cancel()
        try held[0].finish()
        #expect(app.outcomes == ["flow cancelled"] && !flow.isPresented && app.stack.count == 2)
    }

    @Test("A flow that is pushed in place of one that is finished while it comes is not within that one")
    func successor() throws {
        let app = try FlowFixture()
        var first = PurchaseController()
        let held = try Headless.holdingTransitions { first = try app.pushed() }
        first.finish(with: "a")
        let second = WizardStoryboardController()
        try second.present(from: app.navigationController, completion: app.note("second"))
        try held[0].finish()
        #expect(app.outcomes == ["flow finished(\"a\")"] && !first.isPresented)
        #expect(second.isPresented && app.stack.count == 2 && app.stack[1].storyboardController === second)
    }

    @Test("What the end of an inner flow presents comes to its end before the outer one goes")
    func presentedByEnd() throws {
        let app = try FlowFixture()
        let outer = try app.pushed()
        var alerts: [Headless.HeldTransition] = []
        try WizardStoryboardController().present(from: app.navigationController) { _ in
            let alert = UIAlertController(title: "Left", message: nil, preferredStyle: .alert)
            alerts = Headless.holdingTransitions { app.navigationController.present(alert, animated: true) }
        }
        let held = try Headless.holdingTransitions { try Headless.swipeBack(in: app.navigationController) }
        outer.finish(with: "all")
        try held[0].finish()
        #expect(outer.isPresented && alerts.count == 1 && app.stack.count == 2)
        try alerts.first?.finish()
        #expect(app.outcomes == ["flow finished(\"all\")"] && app.stack.count == 1)
        #expect(app.navigationController.presentedViewController == nil)
    }
}
