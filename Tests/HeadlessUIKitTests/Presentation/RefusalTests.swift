import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct RefusalTests {
    private func exception(_ body: () -> Void) -> Headless.UIKitException? {
        #expect(throws: Headless.UIKitException.self) { try Headless.catching(body) }
    }

    @Test func `B09: a second presentation while one runs is ignored`() throws {
        let child = B()
        let stage = Stage(Container(child))
        let c = C()
        let d = D()
        let held = Headless.holdingTransitions { child.present(c, animated: true) }
        let log = Headless.logging { child.present(d, animated: true) }
        #expect(
            log == [
                "Attempt to present \(pointer(d)) on \(pointer(stage.root)) (from \(pointer(child))) while a presentation is in progress."
            ])
        try held.first?.finish()
        #expect(stage.root.presentedViewController === c)
    }

    @Test func `B10: a dismissal while a transition runs is ignored`() throws {
        let child = B()
        let stage = Stage(Container(child))
        let c = C()
        let held = Headless.holdingTransitions { child.present(c, animated: true) }
        let controller = try #require(c.presentationController)
        let log = Headless.logging { c.dismiss(animated: true) }
        #expect(
            log == [
                "Warning: Attempt to dismiss from view controller \(pointer(stage.root)) while a presentation or dismiss is in progress!",
                "Trying to dismiss the presentation controller while transitioning already. (\(pointer(controller)))",
            ])
        try held.first?.finish()
        #expect(stage.root.presentedViewController === c)
    }

    @Test func `B18: what is dismissed in the turn in which it is presented stays`() throws {
        let stage = Stage()
        let b = B()
        let held = Headless.holdingTransitions {
            #expect(stage.root.presentedViewController == nil)
            stage.root.present(b, animated: true)
            #expect(stage.root.presentedViewController === b)
            stage.root.dismiss(animated: true)
            #expect(stage.root.presentedViewController === b)
        }
        for transition in held {
            try transition.finish()
        }
        #expect(stage.root.presentedViewController === b)
        #expect(b.view.window === stage.window)
    }

    @Test func `B26: of two alerts presented in one turn the first shows`() {
        let root = Scripted()
        let first = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
        let second = UIAlertController(title: "2", message: nil, preferredStyle: .alert)
        root.whenAppeared = {
            $0.present(first, animated: true)
            $0.present(second, animated: true)
        }
        _ = Stage(root)
        #expect(root.presentedViewController === first)
        #expect(
            Headless.log.entries == [
                "Attempt to present \(pointer(second)) on \(pointer(root)) (from \(pointer(root))) which is already presenting \(pointer(first))."
            ])
    }

    @Test func `B27: what is presented cannot be presented again, by whomever`() {
        let stage = Stage()
        let b = B()
        let c = C()
        stage.root.present(b, animated: true)
        b.present(c, animated: true)
        let reason =
            "Application tried to present modally a view controller \(pointer(c)) that is already being presented by \(pointer(b))."
        #expect(exception { stage.root.present(c, animated: true) }?.reason == reason)
        let again = exception { b.present(c, animated: true) }
        #expect(again?.reason == reason)
        #expect(again?.name == .invalidArgument)
    }

    @Test func `B28: a presenter that presents already is told so`() {
        let stage = Stage()
        let b = B()
        let c = C()
        stage.root.present(b, animated: true)
        let log = Headless.logging { stage.root.present(c, animated: true) }
        #expect(
            log == [
                "Attempt to present \(pointer(c)) on \(pointer(stage.root)) (from \(pointer(stage.root))) which is already presenting \(pointer(b))."
            ])
        #expect(stage.root.presentedViewController === b)
    }

    @Test func `A presenter outside the window hierarchy is told so`() {
        let stage = Stage()
        let lonely = B()
        let c = C()
        let log = Headless.logging { lonely.present(c, animated: true) }
        #expect(
            log == [
                "Attempt to present \(pointer(c)) on \(pointer(lonely)) (from \(pointer(lonely))) whose view is not in the window hierarchy."
            ])
        #expect(!lonely.isViewLoaded)
        #expect(c.presentingViewController == nil)
        stage.root.present(c.styled(.fullScreen), animated: true)
        let covered = Headless.logging { stage.root.present(D(), animated: true) }
        #expect(covered.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
    }

    @Test func `Text 13: a controller that is on screen otherwise cannot be presented`() {
        let child = B()
        let stage = Stage(Container(child))
        for active in [child, stage.root] {
            let raised = exception { child.present(active, animated: true) }
            #expect(raised?.name == .invalidArgument)
            #expect(
                raised?.reason == "Application tried to present modally an active controller \(pointer(active)).")
        }
    }

    @Test func `A covered presenter cannot be presented by what covers it`() {
        let stage = Stage()
        let b = B().styled(.fullScreen)
        stage.root.present(b, animated: true)
        #expect(exception { b.present(stage.root, animated: true) }?.name == .invalidArgument)
        #expect(stage.root.presentedChain.count == 2)
    }

    @Test func `What is itself on its way neither presents nor goes again`() throws {
        let stage = Stage()
        let b = B()
        let c = C()
        let held = Headless.holdingTransitions { stage.root.present(b, animated: true) }
        let log = Headless.logging { b.present(c, animated: true) }
        #expect(log.first?.hasSuffix("while a presentation is in progress.") == true)
        try held.first?.finish()
        b.present(c, animated: true)
        let leaving = Headless.holdingTransitions { b.dismiss(animated: true) }
        #expect(Headless.logging { stage.root.dismiss(animated: true) }.count == 2)
        try leaving.first?.finish()
        #expect(stage.root.presentedChain.count == 2)
    }

    @Test func `A dismissal from viewWillDisappear is ignored`() {
        let stage = Stage()
        let b = Scripted()
        b.whenWillDisappear = { $0.dismiss(animated: true) }
        stage.root.present(b, animated: true)
        var count = 0
        #expect(Headless.logging { stage.root.dismiss(animated: true) { count += 1 } }.count == 2)
        #expect(count == 1)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `A controller of no style cannot be presented`() {
        let stage = Stage()
        #expect(exception { stage.root.present(B().styled(.none), animated: true) }?.name == .invalidArgument)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `Text 10: a popover needs an anchor`() throws {
        let stage = Stage(on: .iPad)
        let b = B().styled(.popover)
        let popover = try #require(b.popoverPresentationController)
        let raised = exception { stage.root.present(b, animated: true) }
        #expect(raised?.name == .generic)
        #expect(
            raised?.reason
                == "UIPopoverPresentationController (\(pointer(popover))) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        )
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test func `A popover may be anchored at the last moment`() {
        final class Anchoring: NSObject, UIPopoverPresentationControllerDelegate {
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
                popoverPresentationController.barButtonItem = item
            }

            let item = UIBarButtonItem()
        }
        let stage = Stage(on: .iPad)
        let b = B().styled(.popover)
        let delegate = Anchoring()
        b.popoverPresentationController?.delegate = delegate
        stage.root.present(b, animated: true)
        #expect(stage.root.presentedViewController === b)
    }
}
