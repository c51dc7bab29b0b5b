import Testing

@testable import Boardwalk
@testable import HeadlessUIKit

@MainActor
@Suite("How flows end", .serialized)
struct FlowEndTests {
    private func pushed(
        _ app: FlowFixture, _ flow: CheckoutController = CheckoutController()
    ) throws -> CheckoutController {
        try flow.present(from: app.navigationController, completion: app.note())
        return flow
    }

    private func modal(_ app: FlowFixture) throws -> CheckoutController {
        let flow = CheckoutController()
        try flow.present(from: app.home, completion: app.note())
        return flow
    }

    // MARK: By code

    @Test("Finishing takes a pushed flow away from wherever it has got to, and gives the result")
    func finishPushed() throws {
        let app = try FlowFixture()
        let flow = try pushed(app)
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
        let flow = try modal(app)
        flow.rootViewController?.present(UIViewController(), animated: false)
        flow.finish(with: "paid")
        #expect(app.home.presentedViewController == nil && app.outcomes == ["flow finished(\"paid\")"])
    }

    @Test("What is presented over a pushed flow goes with it")
    func finishCovered() throws {
        let app = try FlowFixture()
        let flow = try pushed(app)
        app.stack[1].present(UIViewController(), animated: false)
        flow.finish(with: "paid")
        #expect(app.stack.count == 1 && app.home.presentedViewController == nil)
        #expect(app.outcomes == ["flow finished(\"paid\")"])
    }

    @Test("What another tab presents stays when a flow in a hidden tab ends")
    func finishHidden() throws {
        let app = try FlowFixture(tabs: true)
        let flow = try pushed(app)
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
        let flow = try pushed(app)
        flow.finish(with: "paid")
        #expect(app.stack.isEmpty && app.outcomes == ["flow finished(\"paid\")"])
    }

    @Test("A dismissal by code is told as such, and its completion comes last")
    func dismissed() throws {
        let app = try FlowFixture()
        let flow = try modal(app)
        var told: [String]?
        try flow.dismiss { told = app.outcomes }
        #expect(told == ["flow cancelled"] && app.home.presentedViewController == nil)
        #expect(throws: FlowError.isNotPresented(flow: "CheckoutController")) { try flow.dismiss() }
    }

    @Test("Any view controller dismisses the flow that it presents, or else the one that it is in")
    func dismissedByViewController() throws {
        let app = try FlowFixture()
        #expect(throws: FlowError.presentsNoFlow(viewController: "FlowHome")) {
            try app.home.dismissStoryboardController(animated: true)
        }
        _ = try modal(app)
        try app.home.dismissStoryboardController(animated: true)
        _ = try pushed(app)
        try app.stack[1].dismissStoryboardController(animated: true)
        #expect(app.outcomes == ["flow cancelled", "flow cancelled"] && app.stack.count == 1)
    }

    @Test("The first end counts: a second tap on Done or a late answer changes nothing")
    func once() throws {
        let app = try FlowFixture()
        let flow = try modal(app)
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
        var flow = CheckoutController()
        var held = try Headless.holdingTransitions { flow = try modal(app) }
        flow.finish(with: "early")
        #expect(flow.isPresented)
        try held[0].finish()
        #expect(app.outcomes == ["flow finished(\"early\")"] && app.home.presentedViewController == nil)
        held = try Headless.holdingTransitions { flow = try pushed(app) }
        flow.finish(with: "early")
        try held[0].finish()
        #expect(app.outcomes.count == 2 && app.stack.count == 1)
    }

    @Test("A flow that is finished while something over it comes waits for that")
    func finishWhileCovering() throws {
        let app = try FlowFixture()
        let flow = try modal(app)
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
        let flow = try modal(app)
        let root = try #require(flow.rootViewController)
        let held = try Headless.holdingTransitions { try Headless.swipeDown(root) }
        flow.finish(with: "a")
        try held[0].finish()
        #expect(app.outcomes == ["flow finished(\"a\")"])
    }

    @Test("From its end on a flow may be presented again, and another in its place")
    func again() throws {
        let app = try FlowFixture()
        let flow = CheckoutController()
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

    // MARK: Left

    @Test("The back button leaves a pushed flow, not one scene of it")
    func back() throws {
        let app = try FlowFixture()
        let flow = try pushed(app)
        app.stack[1].performSegue(withIdentifier: "toAddress", sender: nil)
        try Headless.tapBackButton(of: app.navigationController)
        #expect(flow.isPresented && app.outcomes.isEmpty)
        try Headless.tapBackButton(of: app.navigationController)
        #expect(!flow.isPresented && app.outcomes == ["flow left"] && flow.outcome == .left)
    }

    @Test("A swipe back that is taken back ends nothing; one to the end leaves")
    func swipeBack() throws {
        let app = try FlowFixture()
        let flow = try pushed(app)
        var held = try Headless.holdingTransitions { try Headless.swipeBack(in: app.navigationController) }
        try held[0].cancel()
        #expect(flow.isPresented && app.outcomes.isEmpty && app.stack.count == 2)
        held = try Headless.holdingTransitions { try Headless.swipeBack(in: app.navigationController) }
        #expect(app.outcomes.isEmpty)
        try held[0].finish()
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A step back over several scenes leaves the flow once")
    func backOverSeveral() throws {
        let app = try FlowFixture()
        _ = try pushed(app)
        app.stack[1].performSegue(withIdentifier: "toAddress", sender: nil)
        app.navigationController.popToRootViewController(animated: true)
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A flow stays as long as any of its scenes is in the stack")
    func replaced() throws {
        let app = try FlowFixture()
        let flow = try pushed(app)
        app.stack[1].performSegue(withIdentifier: "toAddress", sender: nil)
        app.navigationController.setViewControllers([app.stack[0], app.stack[2]], animated: false)
        #expect(flow.isPresented && flow.rootViewController === app.stack[1])
        flow.finish(with: "a")
        #expect(app.stack.count == 1 && app.outcomes == ["flow finished(\"a\")"])
    }

    @Test("A swipe down leaves a modal flow; one that is taken back ends nothing")
    func swipeDown() throws {
        let app = try FlowFixture()
        let flow = try modal(app)
        let root = try #require(flow.rootViewController)
        let held = try Headless.holdingTransitions { try Headless.swipeDown(root) }
        try held[0].cancel()
        #expect(flow.isPresented && app.outcomes.isEmpty)
        try Headless.swipeDown(root)
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A tap outside leaves a popover")
    func tapOutside() throws {
        let app = try FlowFixture(on: .iPad)
        let flow = CheckoutController()
        try flow.present(from: app.home, anchor: .rect(in: app.home.view), completion: app.note())
        try Headless.tapOutside(#require(flow.rootViewController))
        #expect(app.outcomes == ["flow left"])
    }

    @Test("Code of the app that pops or dismisses without the flow leaves it")
    func behindItsBack() throws {
        let app = try FlowFixture()
        _ = try pushed(app)
        app.navigationController.popViewController(animated: false)
        _ = try modal(app)
        app.home.dismiss(animated: false)
        #expect(app.outcomes == ["flow left", "flow left"])
    }

    @Test("A dismissal from below takes a flow along that is covered")
    func coveredDismissal() throws {
        let app = try FlowFixture()
        let flow = try modal(app)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        flow.rootViewController?.present(cover, animated: false)
        #expect(flow.isPresented)
        app.home.dismiss(animated: true)
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A flow in a container goes with the dismissal of the container")
    func containerDismissed() throws {
        let app = try FlowFixture()
        let container = UINavigationController(rootViewController: UIViewController())
        app.home.present(container, animated: false)
        let flow = CheckoutController()
        try flow.present(from: container, completion: app.note())
        app.home.dismiss(animated: true)
        #expect(!flow.isPresented && app.outcomes == ["flow left"])
    }

    @Test("Another root of the window leaves the flow, whether the old one is kept or not", arguments: [true, false])
    func rootReplaced(isKept: Bool) throws {
        let app = try FlowFixture()
        let flow = try pushed(app)
        let kept = isKept ? app.window.rootViewController : nil
        app.window.rootViewController = UIViewController()
        #expect(!flow.isPresented && app.outcomes == ["flow left"])
        withExtendedLifetime(kept) {}
    }

    @Test("What covers a flow, hides its tab or hides its window does not end it")
    func stays() throws {
        let app = try FlowFixture(tabs: true)
        let flow = try pushed(app)
        let tabs = try #require(app.window.rootViewController as? UITabBarController)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: false)
        #expect(app.stack[1].viewIfLoaded?.window == nil)
        tabs.dismiss(animated: false)
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        app.window.isHidden = true
        app.window.isHidden = false
        #expect(flow.isPresented && app.outcomes.isEmpty)
    }

    @Test("A container of the app's own that puts a flow aside, and keeps it, does not end it")
    func setAside() throws {
        let app = try FlowFixture()
        let container = UIViewController()
        app.window.rootViewController = container
        func add(_ child: UIViewController) {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        var child: UINavigationController? = UINavigationController(rootViewController: UIViewController())
        try add(#require(child))
        let flow = CheckoutController()
        try flow.present(from: #require(child), completion: app.note())
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        #expect(flow.isPresented)
        try add(#require(child))
        #expect(flow.isPresented && app.outcomes.isEmpty)
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        child = nil
        #expect(app.outcomes == ["flow left"])
    }

    @Test("An iPad's popover that becomes a sheet and a popover again is the same presentation")
    func adapts() throws {
        final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                UINavigationController(rootViewController: controller.presentedViewController)
            }
        }
        let app = try FlowFixture(on: .iPad)
        let flow = CheckoutController()
        try flow.present(from: app.home, anchor: .rect(in: app.home.view), completion: app.note())
        let adapting = Adapting()
        flow.rootViewController?.popoverPresentationController?.delegate = adapting
        let regular = Headless.deviceTraits
        Headless.device = .iPhone
        let compact = Headless.deviceTraits
        try app.window.adaptPresentations(from: regular, to: compact)
        #expect(flow.rootViewController?.parent is UINavigationController && flow.isPresented)
        Headless.device = .iPad
        try app.window.adaptPresentations(from: compact, to: regular)
        #expect(flow.rootViewController?.parent == nil && flow.isPresented && app.outcomes.isEmpty)
        try Headless.tapOutside(#require(flow.rootViewController))
        #expect(app.outcomes == ["flow left"])
    }
}
