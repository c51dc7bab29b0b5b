import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Flows that code ends", .serialized)
struct FlowEndTests {
    @Test("Finishing takes a pushed flow away from wherever it has got to, and gives the result")
    func finishPushed() throws {
        let app = try FlowFixture()
        let flow = try app.pushed()
        app.stack[1].performSegue(withIdentifier: "toAddress", sender: nil)
        app.stack[2].performSegue(withIdentifier: "toPayment", sender: nil)
        #expect(app.stack.count == 4)
        flow.finish(with: "paid")
        #expect(app.stack.count == 1 && app.outcomes == ["flow finished(\"paid\")"])
        #expect(!flow.isPresented && flow.outcome == .finished("paid"))
    }

    @Test("Finishing dismisses a modal flow and what it presents")
    func finishModal() throws {
        let app = try FlowFixture()
        let flow = try app.modal()
        flow.rootViewController?.present(UIViewController(), animated: false)
        flow.finish(with: "paid")
        #expect(app.home.presentedViewController == nil && app.outcomes == ["flow finished(\"paid\")"])
    }

    @Test("What is presented over a pushed flow goes with it")
    func finishCovered() throws {
        let app = try FlowFixture()
        let flow = try app.pushed()
        app.stack[1].present(UIViewController(), animated: false)
        flow.finish(with: "paid")
        #expect(app.stack.count == 1 && app.home.presentedViewController == nil)
        #expect(app.outcomes == ["flow finished(\"paid\")"])
    }

    @Test("What another tab presents stays when a flow in a hidden tab ends")
    func finishHidden() throws {
        let app = try FlowFixture(tabs: true)
        let flow = try app.pushed()
        let tabs = try #require(app.window.rootViewController as? UITabBarController)
        tabs.selectedIndex = 1
        #expect(flow.isPresented)
        let other = UIViewController()
        tabs.selectedViewController?.present(other, animated: false)
        flow.finish(with: "paid")
        #expect(app.stack.count == 1 && tabs.presentedViewController === other)
        #expect(app.outcomes == ["flow finished(\"paid\")"])
    }

    @Test("A flow that is the whole stack leaves an empty stack")
    func finishWhole() throws {
        let app = try FlowFixture()
        app.navigationController.setViewControllers([], animated: false)
        let flow = try app.pushed()
        flow.finish(with: "paid")
        #expect(app.stack.isEmpty && app.outcomes == ["flow finished(\"paid\")"])
    }

    @Test("A dismissal by code is told as such, and its completion comes last")
    func dismissed() throws {
        let app = try FlowFixture()
        let flow = try app.modal()
        var told: [String]?
        try flow.dismiss { told = app.outcomes }
        #expect(told == ["flow cancelled"] && app.home.presentedViewController == nil)
        #expect(throws: FlowError.isNotPresented(flow: "PurchaseController")) { try flow.dismiss() }
    }

    @Test("Any view controller dismisses the flow that it presents, or else the one that it is in")
    func dismissedByViewController() throws {
        let app = try FlowFixture()
        #expect(throws: FlowError.presentsNoFlow(viewController: "FlowHome")) {
            try app.home.dismissStoryboardController(animated: true)
        }
        _ = try app.modal()
        try app.home.dismissStoryboardController(animated: true)
        _ = try app.pushed()
        try app.stack[1].dismissStoryboardController(animated: true)
        #expect(app.outcomes == ["flow cancelled", "flow cancelled"] && app.stack.count == 1)
    }

    @Test("The first end counts: a second tap on Done or a late answer changes nothing")
    func once() throws {
        let app = try FlowFixture()
        let flow = try app.modal()
        let held = Headless.holdingTransitions { flow.finish(with: "first") }
        flow.finish(with: "second")
        flow.cancel()
        #expect(app.outcomes.isEmpty && flow.isPresented)
        try held[0].finish()
        flow.finish(with: "third")
        #expect(app.outcomes == ["flow finished(\"first\")"] && flow.outcome == .finished("first"))
    }

    @Test("A flow that is finished while it comes is shown to the end and then taken away")
    func finishWhileComing() throws {
        let app = try FlowFixture()
        var flow = PurchaseController()
        var held = try Headless.holdingTransitions { flow = try app.modal() }
        flow.finish(with: "early")
        #expect(flow.isPresented)
        try held[0].finish()
        #expect(app.outcomes == ["flow finished(\"early\")"] && app.home.presentedViewController == nil)
        held = try Headless.holdingTransitions { flow = try app.pushed() }
        flow.finish(with: "early")
        try held[0].finish()
        #expect(app.outcomes.count == 2 && app.stack.count == 1)
    }

    @Test(
        "A flow whose first scene finishes it as soon as it can ends once, however it is shown",
        arguments: FlowHasty.Moment.allCases)
    func finishFromScene(moment: FlowHasty.Moment) throws {
        let app = try FlowFixture()
        FlowHasty.moment = moment
        for presenter in [app.home, app.navigationController] {
            for animated in [true, false] {
                try PurchaseController(storyboardName: "Hasty").present(
                    from: presenter, animated: animated, completion: app.note())
            }
        }
        #expect(app.outcomes == Array(repeating: "flow finished(\"hasty\")", count: 4))
        #expect(app.stack.count == 1 && app.home.presentedViewController == nil && Headless.log.entries.isEmpty)
    }

    @Test("A flow that is finished while something over it comes waits for that")
    func finishWhileCovering() throws {
        let app = try FlowFixture()
        let flow = try app.modal()
        let held = Headless.holdingTransitions {
            flow.rootViewController?.present(UIViewController(), animated: true)
        }
        flow.finish(with: "a")
        #expect(flow.isPresented)
        try held[0].finish()
        #expect(!flow.isPresented && app.home.presentedViewController == nil)
        #expect(app.outcomes == ["flow finished(\"a\")"] && Headless.log.entries.isEmpty)
    }

    @Test("A user who is faster than the code that finishes does not take the result away")
    func finishWhileLeaving() throws {
        let app = try FlowFixture()
        let flow = try app.modal()
        let root = try #require(flow.rootViewController)
        let held = try Headless.holdingTransitions { try Headless.swipeDown(root) }
        flow.finish(with: "a")
        try held[0].finish()
        #expect(app.outcomes == ["flow finished(\"a\")"])
    }

    @Test("From its end on a flow may be presented again, and another in its place")
    func again() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        var outcomes: [FlowOutcome<String>] = []
        try flow.present(from: app.home) { outcome in
            outcomes.append(outcome)
            #expect(throws: Never.self) { try flow.present(from: app.home) { outcomes.append($0) } }
        }
        flow.finish(with: "once")
        #expect(flow.isPresented && app.home.presentedStoryboardController === flow && flow.outcome == nil)
        flow.cancel()
        #expect(outcomes == [.finished("once"), .cancelled])
    }
}
