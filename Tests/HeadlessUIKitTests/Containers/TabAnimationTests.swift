import Testing

@testable import HeadlessUIKit

/// Moves tabs until a test lets it end.
@MainActor
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    var endsAtOnce = false
    var ended: Bool?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if endsAtOnce {
            transitionContext.completeTransition(true)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}

@MainActor
private final class Giver: NSObject, UITabBarControllerDelegate {
    var animator: Animator?
    var interaction: Interaction?
    var pairs: [(UIViewController, UIViewController)] = []

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        pairs.append((fromVC, toVC))
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
private final class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }
}

@MainActor
@Suite(.serialized)
struct TabAnimationTests {
    @MainActor
    private struct Screen {
        let giver = Giver()
        let a = Played.A()
        let b = Played.B()
        let tab: Played.Tab
        let window: UIWindow

        init() {
            tab = Played.tab(a, b)
            tab.delegate = giver
            window = Played.show(tab)
        }
    }

    @Test func `Without an animator a change of tabs takes no time`() {
        let screen = Screen()
        let (giver, a, b, tab, window) = (screen.giver, screen.a, screen.b, screen.tab, screen.window)
        tab.selectedIndex = 1
        #expect(giver.pairs.count == 1)
        #expect(giver.pairs.first?.0 === a && giver.pairs.first?.1 === b)
        #expect(tab.transitionCoordinator == nil)
        #expect(a.view.window == nil && b.view.window === window)
    }

    @Test func `An animator moves the change until it says that it is done`() throws {
        let screen = Screen()
        let (giver, a, b, tab, window) = (screen.giver, screen.a, screen.b, screen.tab, screen.window)
        let animator = Animator()
        giver.animator = animator
        let begun = Played.appearances { tab.selectedIndex = 1 }
        #expect(begun == ["B.viewWillAppear", "A.viewWillDisappear"])
        let context = try #require(animator.context)
        #expect(context.viewController(forKey: .from) === a && context.viewController(forKey: .to) === b)
        #expect(context.view(forKey: .to) === b.view && context.containerView === tab.view)
        #expect(context.finalFrame(for: b) == tab.view.bounds && context.isAnimated && !context.isInteractive)
        #expect(tab.transitionCoordinator != nil && b.transitionCoordinator != nil)
        #expect(tab.selectedIndex == 1)
        let ended = Played.appearances { context.completeTransition(true) }
        #expect(ended == ["A.viewDidDisappear", "B.viewDidAppear"])
        #expect(animator.ended == true)
        #expect(tab.transitionCoordinator == nil)
        #expect(a.view.window == nil && b.view.window === window)
    }

    @Test func `An animator may be done at once, and moves taps too`() throws {
        let screen = Screen()
        let (giver, a, b, tab, window) = (screen.giver, screen.a, screen.b, screen.tab, screen.window)
        let animator = Animator()
        animator.endsAtOnce = true
        giver.animator = animator
        try Headless.tapTab(at: 1, of: tab)
        #expect(tab.selectedIndex == 1 && animator.ended == true)
        #expect(b.view.window === window && a.view.window == nil)
    }

    @Test func `A finger may take the change back`() throws {
        let screen = Screen()
        let (giver, a, b, tab, window) = (screen.giver, screen.a, screen.b, screen.tab, screen.window)
        giver.animator = Animator()
        let interaction = Interaction()
        giver.interaction = interaction
        tab.selectedIndex = 1
        let context = try #require(interaction.context)
        #expect(context.isInteractive)
        let calls = Played.appearances { context.completeTransition(false) }
        #expect(
            calls == ["B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear"])
        #expect(tab.selectedIndex == 0 && context.transitionWasCancelled)
        #expect(a.view.window === window && b.view.window == nil)
    }

    @Test func `Another selection brings a running change to its end`() {
        let screen = Screen()
        let (giver, a, b, tab, window) = (screen.giver, screen.a, screen.b, screen.tab, screen.window)
        let animator = Animator()
        giver.animator = animator
        tab.selectedIndex = 1
        giver.animator = nil
        tab.selectedIndex = 0
        #expect(animator.ended == true)
        #expect(tab.selectedIndex == 0)
        #expect(a.view.window === window && b.view.window == nil)
    }

    @Test func `Off screen nobody is asked for an animator`() {
        let giver = Screen().giver
        let hidden = Played.tab(Played.A(), Played.B())
        hidden.delegate = giver
        hidden.selectedIndex = 1
        #expect(giver.pairs.isEmpty)
    }
}
