import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct NavigationAnimationTests {
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var seen: (from: UIView?, to: UIView?, start: CGRect, end: CGRect)?
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
                return
            }
            seen = (
                context.view(forKey: .from), context.view(forKey: .to), context.initialFrame(for: from),
                context.finalFrame(for: to)
            )
            context.containerView.addSubview(to.view)
            UIView.animate(withDuration: transitionDuration(using: context)) {
                to.view.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) {}
    }

    private final class Listener: NSObject, UINavigationControllerDelegate {
        let animator = Animator()
        var givesAnimator = true
        var interaction: UIPercentDrivenInteractiveTransition?
        var operations: [UINavigationController.Operation] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {}
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {}
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return givesAnimator ? animator : nil
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interaction
        }
    }

    private func stage(_ controllers: UIViewController...) -> (nav: Played.Nav, delegate: Listener, window: UIWindow) {
        let nav = Played.Nav()
        nav.viewControllers = controllers
        let delegate = Listener()
        let window = Played.show(nav)
        nav.delegate = delegate
        return (nav, delegate, window)
    }

    @Test func `Animator and interaction are asked for first, the animation comes before the end`() {
        let (nav, delegate, window) = stage(Played.A())
        let calls = Played.calls { nav.pushViewController(Played.B(), animated: true) }
        #expect(
            calls == [
                "B.willMove(toParent:)", "Listener.navigationController(_:animationControllerFor:from:to:)",
                "Listener.navigationController(_:interactionControllerFor:)", "B.loadView", "B.viewDidLoad",
                "A.viewWillDisappear", "B.viewWillAppear", "Listener.navigationController(_:willShow:animated:)",
                "Animator.animateTransition", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent:)",
                "Listener.navigationController(_:didShow:animated:)", "Animator.animationEnded",
            ])
        #expect(delegate.operations == [.push])
        #expect(window.isKeyWindow)
    }

    @Test func `The delegate hears of pushes and pops, and only of animated ones`() {
        let a = Played.A()
        let (nav, delegate, window) = stage(a)
        nav.pushViewController(Played.B(), animated: true)
        nav.pushViewController(Played.C(), animated: true)
        nav.popToRootViewController(animated: true)
        nav.setViewControllers([a, Played.D()], animated: true)
        nav.setViewControllers([a], animated: true)
        #expect(delegate.operations == [.push, .push, .pop, .push, .pop])
        nav.pushViewController(Played.B(), animated: false)
        nav.popViewController(animated: false)
        #expect(delegate.operations.count == 5)
        delegate.givesAnimator = false
        let calls = Played.calls { nav.pushViewController(Played.B(), animated: true) }
        #expect(!calls.contains("Listener.navigationController(_:interactionControllerFor:)"))
        #expect(nav.topViewController is Played.B)
        #expect(window.isKeyWindow)
    }

    @Test func `The animator sees both views in its container, which goes with it`() throws {
        let a = Played.A()
        let b = Played.B()
        let (nav, delegate, window) = stage(a)
        let before = nav.view.subviews.count
        nav.pushViewController(b, animated: true)
        let seen = try #require(delegate.animator.seen)
        #expect(seen.from === a.view && seen.to === b.view)
        #expect(seen.start == nav.view.bounds && seen.end == nav.view.bounds)
        #expect(nav.view.subviews.count == before)
        #expect(nav.view.subviews.first === b.view)
        #expect(a.view.superview == nil)
        try Headless.tapBackButton(of: nav)
        #expect(nav.view.subviews.first === a.view)
        #expect(window.isKeyWindow)
    }

    @Test func `A gesture of the app moves the transition, and finishes it`() {
        let (nav, delegate, window) = stage(Played.A(), Played.B())
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        let begun = Played.appearances { nav.popViewController(animated: true) }
        #expect(begun == ["B.viewWillDisappear", "A.viewWillAppear"])
        #expect(nav.transitionCoordinator?.isInteractive == true)
        var changes: [Bool] = []
        nav.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        interaction.update(0.4)
        #expect(interaction.percentComplete == 0.4)
        let ended = Played.appearances { interaction.finish() }
        #expect(ended == ["B.viewDidDisappear", "A.viewDidAppear"])
        #expect(changes == [false])
        #expect(nav.viewControllers.count == 1)
        #expect(nav.transitionCoordinator == nil)
        #expect(window.isKeyWindow)
    }

    @Test func `A gesture of the app takes the transition back`() {
        let (nav, delegate, window) = stage(Played.A(), Played.B())
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        let calls = Played.appearances {
            nav.popViewController(animated: true)
            interaction.cancel()
        }
        #expect(
            calls == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
                "B.viewWillAppear", "B.viewDidAppear",
            ])
        #expect(nav.topViewController is Played.B)
        #expect(nav.view.subviews.first === nav.topViewController?.view)
        #expect(nav.transitionCoordinator == nil)
        #expect(window.isKeyWindow)
    }

    @Test func `An interaction that does not want to start is not asked to`() {
        let (nav, delegate, window) = stage(Played.A())
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        delegate.interaction = interaction
        nav.pushViewController(Played.B(), animated: true)
        #expect(nav.transitionCoordinator == nil)
        #expect(nav.topViewController is Played.B)
        #expect(window.isKeyWindow)
    }

    @Test func `A change during an interactive transition waits for its end`() {
        let (nav, delegate, window) = stage(Played.A(), Played.B())
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        nav.popViewController(animated: true)
        delegate.givesAnimator = false
        nav.pushViewController(Played.C(), animated: true)
        #expect(nav.topViewController is Played.A)
        interaction.finish()
        #expect(nav.topViewController is Played.C)
        #expect(window.isKeyWindow)
    }
}
