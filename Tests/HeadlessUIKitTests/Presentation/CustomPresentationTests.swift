import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct CustomPresentationTests {
    @Test func `A presentation controller of the app is told of each step`() {
        let stage = Stage()
        let delegate = Transitions()
        let b = B().styled(.custom)
        b.transitioningDelegate = delegate
        let steps = Headless.recording {
            stage.root.present(b, animated: false)
            b.dismiss(animated: false)
        }.filter { $0.receiver == "Dimming" }.map(\.member)
        #expect(
            steps == [
                "presentationTransitionWillBegin", "presentationTransitionDidEnd", "dismissalTransitionWillBegin",
                "dismissalTransitionDidEnd",
            ])
        #expect(delegate.controller?.frameAtStart == CGRect(x: 0, y: 400, width: 393, height: 452))
        #expect(delegate.controller?.hadContainer == true)
    }

    @Test func `A presentation controller that removes the presenter's view makes it disappear`() {
        let stage = Stage()
        let delegate = Transitions()
        delegate.removes = true
        let b = B().styled(.custom)
        b.transitioningDelegate = delegate
        let calls = appearances { stage.root.present(b, animated: false) }
        #expect(calls == ["A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear"])
        #expect(stage.root.view.window == nil)
    }

    @Test func `An animator moves animated transitions, and ends them`() {
        let stage = Stage()
        let delegate = Transitions()
        let animator = Animator()
        delegate.animator = animator
        let b = B()
        b.transitioningDelegate = delegate
        stage.root.present(b, animated: false)
        #expect(animator.count == 0)
        b.dismiss(animated: true)
        #expect(animator.count == 1)
        #expect(animator.ended == [true])
        #expect(stage.root.presentedViewController == nil)
        b.transitioningDelegate = delegate
        stage.root.present(b, animated: true)
        #expect(animator.views == [false, true])
    }

    @Test func `An animator that says nothing keeps the transition open until it does`() {
        let stage = Stage()
        let delegate = Transitions()
        let animator = Animator()
        animator.result = nil
        delegate.animator = animator
        let b = B()
        b.transitioningDelegate = delegate
        let begun = appearances { stage.root.present(b, animated: true) }
        #expect(begun == ["B.viewWillAppear"])
        #expect(b.isBeingPresented)
        #expect(animator.ended == [])
        let ended = appearances { animator.context?.completeTransition(true) }
        #expect(animator.ended == [true])
        #expect(ended == ["B.viewDidAppear"])
        #expect(b.transitionCoordinator == nil)
    }

    @Test func `An animator that gives up takes the transition back`() {
        let stage = Stage()
        let delegate = Transitions()
        let animator = Animator()
        animator.result = false
        delegate.animator = animator
        let b = B()
        b.transitioningDelegate = delegate
        stage.root.present(b, animated: true)
        #expect(stage.root.presentedViewController == nil)
        #expect(animator.ended == [false])
    }
}

@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    var removes = false
    var animator: Animator?
    var controller: Dimming?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = Dimming(presentedViewController: presented, presenting: presenting)
        controller.removes = removes
        self.controller = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }
}

private final class Dimming: UIPresentationController {
    var removes = false
    var hadContainer = false
    var frameAtStart: CGRect?

    override var shouldRemovePresentersView: Bool { removes }

    override var frameOfPresentedViewInContainerView: CGRect {
        var frame = containerView?.bounds ?? .zero
        frame.origin.y = 400
        frame.size.height -= 400
        return frame
    }

    override func presentationTransitionWillBegin() {
        hadContainer = containerView?.window != nil
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        frameAtStart = presentedView?.frame
    }
}

@MainActor
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var result: Bool? = true
    var count = 0
    var ended: [Bool] = []
    /// Whether the context had the view of the newcomer, for each transition.
    var views: [Bool] = []
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        count += 1
        context = transitionContext
        views.append(transitionContext.view(forKey: .to) != nil)
        if let result {
            transitionContext.completeTransition(result)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ended.append(transitionCompleted)
    }
}
