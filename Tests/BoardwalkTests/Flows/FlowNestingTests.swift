import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Nested flows", .serialized)
struct FlowNestingTests {
    /// A purchase in the stack, and a wizard within it.
    private func nested(
        _ app: FlowFixture, isPushed: Bool
    ) throws -> (outer: PurchaseController, inner: WizardStoryboardController) {
        let outer = PurchaseController()
        let inner = WizardStoryboardController()
        try outer.present(from: app.navigationController, completion: app.note("outer"))
        try inner.present(
            from: isPushed ? app.navigationController : app.stack[1], completion: app.note("inner"))
        return (outer, inner)
    }

    @Test("The inner flow ends alone when it is finished or left", arguments: [true, false])
    func innerEnds(isPushed: Bool) throws {
        let app = try FlowFixture()
        let (outer, inner) = try nested(app, isPushed: isPushed)
        inner.finish(with: 1)
        #expect(app.outcomes == ["inner finished(1)"] && outer.isPresented && app.stack.count == 2)
        try app.stack[1].present(inner, animated: true)
        try Headless.swipeDown(#require(inner.rootViewController))
        #expect(inner.outcome == .left && outer.isPresented)
    }

    @Test("Code that ends the outer flow cancels the inner one, which is told first", arguments: [true, false])
    func outerFinished(isPushed: Bool) throws {
        let app = try FlowFixture()
        let (outer, inner) = try nested(app, isPushed: isPushed)
        outer.finish(with: "all")
        #expect(app.outcomes == ["inner cancelled", "outer finished(\"all\")"])
        #expect(app.stack.count == 1 && app.home.presentedViewController == nil && !inner.isPresented)
    }

    @Test("A user who leaves the outer flow leaves the inner one too")
    func outerLeft() throws {
        let app = try FlowFixture()
        _ = try nested(app, isPushed: true)
        app.navigationController.popToRootViewController(animated: true)
        #expect(app.outcomes == ["inner left", "outer left"])
    }

    @Test("Modal flows within modal flows go with the lowest")
    func modal() throws {
        let app = try FlowFixture()
        var flows: [PurchaseController] = []
        var presenter = app.home
        for index in 1...4 {
            let flow = PurchaseController()
            try flow.present(from: presenter, completion: app.note("\(index)"))
            presenter = try #require(flow.rootViewController)
            flows.append(flow)
        }
        flows[1].finish(with: "b")
        #expect(app.outcomes == ["4 cancelled", "3 cancelled", "2 finished(\"b\")"] && flows[0].isPresented)
        app.home.dismiss(animated: true)
        #expect(app.outcomes.last == "1 left")
    }

    @Test("A flow whose scenes have gone from the stack stays as long as the flow within it does")
    func outerScenesRemoved() throws {
        let app = try FlowFixture()
        weak var weakOuter: PurchaseController?
        func start() throws -> WizardStoryboardController {
            let (outer, inner) = try nested(app, isPushed: true)
            weakOuter = outer
            app.navigationController.setViewControllers([app.stack[0], app.stack[2]], animated: false)
            return inner
        }
        let inner = try start()
        #expect(weakOuter?.isPresented == true && app.outcomes.isEmpty)
        inner.finish(with: 1)
        #expect(app.outcomes == ["inner finished(1)", "outer left"] && app.stack.count == 1)
        #expect(weakOuter == nil)
    }

    @Test("A flow that is finished while only the flow within it is on screen takes that away")
    func outerFinishedFromBelow() throws {
        let app = try FlowFixture()
        let (outer, _) = try nested(app, isPushed: true)
        app.navigationController.setViewControllers([app.stack[0], app.stack[2]], animated: false)
        outer.finish(with: "all")
        #expect(app.outcomes == ["inner cancelled", "outer finished(\"all\")"] && app.stack.count == 1)
    }

    @Test("While the inner flow is on its way out the outer one waits to be told")
    func waits() throws {
        let app = try FlowFixture()
        let (outer, _) = try nested(app, isPushed: false)
        let held = Headless.holdingTransitions { outer.finish(with: "all") }
        #expect(app.outcomes.isEmpty)
        for transition in held {
            try transition.finish()
        }
        #expect(app.outcomes == ["inner cancelled", "outer finished(\"all\")"])
    }
}
