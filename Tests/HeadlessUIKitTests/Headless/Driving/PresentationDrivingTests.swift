import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct PresentationDrivingTests {
    private func delegateCalls(_ body: () throws -> Void) rethrows -> [String] {
        try Headless.recording(body).filter { $0.receiver == "Listener" || $0.receiver == "PopoverListener" }.map(\.member)
    }

    // MARK: Sheets

    @Test func `B32: a completed swipe asks, announces and reports`() throws {
        let stage = Stage()
        let b = B()
        let listener = Listener()
        b.presentationController?.delegate = listener
        stage.root.present(b, animated: true)
        let calls = try Headless.recording { try #expect(Headless.swipeDown(b)) }.map(\.description)
        #expect(
            calls == [
                "Listener.presentationControllerShouldDismiss", "Listener.presentationControllerWillDismiss",
                "B.viewWillDisappear", "B.viewDidDisappear", "Listener.presentationControllerDidDismiss",
            ])
        #expect(listener.hadCoordinator)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `B32: a modal sheet does not ask, it only tells of the attempt`() throws {
        let stage = Stage()
        let child = B()
        let b = Container(child)
        let listener = Listener()
        b.presentationController?.delegate = listener
        stage.root.present(b, animated: true)
        child.isModalInPresentation = true
        let calls = try delegateCalls { try #expect(!Headless.swipeDown(child)) }
        #expect(calls == ["presentationControllerDidAttemptToDismiss"])
        #expect(stage.root.presentedViewController === b)
    }

    @Test func `B32: a delegate that refuses hears of the attempt`() throws {
        let stage = Stage()
        let b = B()
        let listener = Listener()
        listener.allows = false
        b.presentationController?.delegate = listener
        stage.root.present(b, animated: true)
        let calls = try delegateCalls { try #expect(!Headless.swipeDown(b)) }
        #expect(calls == ["presentationControllerShouldDismiss", "presentationControllerDidAttemptToDismiss"])
    }

    @Test func `B32: code that dismisses tells the delegate nothing`() throws {
        let stage = Stage()
        let b = B()
        let listener = Listener()
        b.presentationController?.delegate = listener
        stage.root.present(b, animated: true)
        #expect(delegateCalls { b.dismiss(animated: true) } == [])
    }

    @Test func `B32: a swipe that is cancelled is announced and never reported`() throws {
        let stage = Stage()
        let b = B()
        let listener = Listener()
        b.presentationController?.delegate = listener
        stage.root.present(b, animated: true)
        let calls = try delegateCalls {
            let held = try Headless.holdingTransitions { try Headless.swipeDown(b) }
            #expect(b.transitionCoordinator?.isInteractive == true)
            try held.first?.cancel()
        }
        #expect(calls == ["presentationControllerShouldDismiss", "presentationControllerWillDismiss"])
        #expect(stage.root.presentedViewController === b)
        #expect(try Headless.swipeDown(b))
    }

    @Test func `Only the uppermost sheet at rest can be swiped`() throws {
        let stage = Stage()
        let b = B()
        let c = C().styled(.fullScreen)
        #expect(try refusal { try Headless.swipeDown(b) } == .notPresented)
        stage.root.present(b, animated: true)
        b.present(c, animated: true)
        #expect(try refusal { try Headless.swipeDown(b) } == .behindPresentation(of: "C"))
        #expect(try refusal { try Headless.swipeDown(c) } == .noSheet)
        let held = Headless.holdingTransitions { c.dismiss(animated: true) }
        #expect(try refusal { try Headless.swipeDown(c) } == .inTransition)
        try held.first?.finish()
        #expect(try Headless.swipeDown(b))
    }

    // MARK: Popovers

    private func popover(_ controller: UIViewController, from stage: Stage) {
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = stage.root.view
    }

    @Test func `A tap outside a popover asks and reports by the old and the new names`() throws {
        let stage = Stage(on: .iPad)
        let b = B()
        popover(b, from: stage)
        let listener = PopoverListener()
        b.popoverPresentationController?.delegate = listener
        stage.root.present(b, animated: true)
        let calls = try delegateCalls { try #expect(Headless.tapOutside(b)) }
        #expect(
            calls == ["popoverPresentationControllerShouldDismissPopover", "popoverPresentationControllerDidDismissPopover"])
        #expect(stage.root.presentedViewController == nil)
        popover(b, from: stage)
        b.popoverPresentationController?.delegate = listener
        listener.allows = false
        stage.root.present(b, animated: true)
        #expect(try !Headless.tapOutside(b))
        #expect(stage.root.presentedViewController === b)
    }

    @Test func `B36: a tap outside closes a popover and what is presented in it`() throws {
        let stage = Stage(on: .iPad)
        let (b, c) = (B(), C().styled(.currentContext))
        popover(b, from: stage)
        stage.root.present(b, animated: true)
        b.present(c, animated: true)
        #expect(try Headless.tapOutside(c))
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `B36: a popover that refuses while something is presented in it loses only that`() throws {
        final class Careful: NSObject, UIAdaptivePresentationControllerDelegate {
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
                controller.presentedViewController.presentedViewController == nil
            }
        }
        let stage = Stage(on: .iPad)
        let (b, c) = (B(), C().styled(.currentContext))
        popover(b, from: stage)
        let careful = Careful()
        b.popoverPresentationController?.delegate = careful
        stage.root.present(b, animated: true)
        b.present(c, animated: true)
        #expect(try Headless.tapOutside(b))
        #expect(stage.root.presentedViewController === b)
        #expect(b.presentedViewController == nil)
        #expect(try Headless.tapOutside(b))
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `B36: that the inner controller is modal does not keep the popover`() throws {
        let stage = Stage(on: .iPad)
        let (b, c) = (B(), C().styled(.currentContext))
        c.isModalInPresentation = true
        popover(b, from: stage)
        stage.root.present(b, animated: true)
        b.present(c, animated: true)
        #expect(try Headless.tapOutside(c))
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `A tap outside closes neither sheets nor alerts`() throws {
        let stage = Stage()
        let b = B()
        stage.root.present(b, animated: true)
        #expect(try refusal { try Headless.tapOutside(b) } == .ignoresTapsOutside)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        b.present(alert, animated: true)
        #expect(try refusal { try Headless.tapOutside(alert) } == .ignoresTapsOutside)
    }
}

@MainActor
private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var allows = true
    var hadCoordinator = false

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        hadCoordinator = presentationController.presentedViewController.transitionCoordinator != nil
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor
private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
    var allows = true

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        allows
    }

    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
