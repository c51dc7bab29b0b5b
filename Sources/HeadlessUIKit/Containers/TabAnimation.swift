import Foundation

/// A change of tabs that the app's own animator moves.
@MainActor
final class TabAnimation: NSObject, UIViewControllerContextTransitioning {
    private let tabBarController: UITabBarController
    private let transition: Transition
    private let from: UIViewController
    private let to: UIViewController
    /// Whether the animator has said that it is done, and how it ended.
    private(set) var result: Bool?

    private init(
        _ tabBarController: UITabBarController, _ transition: Transition, from: UIViewController, to: UIViewController
    ) {
        self.tabBarController = tabBarController
        self.transition = transition
        self.from = from
        self.to = to
    }

    /// The animator that the delegate gives for a change, and what lets a finger move it.
    struct Animators {
        let animator: any UIViewControllerAnimatedTransitioning
        let interaction: (any UIViewControllerInteractiveTransitioning)?
    }

    static func animators(
        for tabBarController: UITabBarController, from: UIViewController, to: UIViewController
    ) throws(UIKitException) -> Animators? {
        guard let delegate = tabBarController.delegate else { return nil }
        Headless.note(delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)")
        let animator = delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: from, to: to)
        try Headless.propagate()
        guard let animator else { return nil }
        Headless.note(delegate, "tabBarController(_:interactionControllerFor:)")
        let interaction = delegate.tabBarController(tabBarController, interactionControllerFor: animator)
        try Headless.propagate()
        return Animators(animator: animator, interaction: interaction)
    }

    static func start(
        _ animators: Animators, of tabBarController: UITabBarController, from: UIViewController, to: UIViewController,
        transition: Transition
    ) throws(UIKitException) -> TabAnimation {
        let animation = TabAnimation(tabBarController, transition, from: from, to: to)
        let animator = animators.animator
        if let interaction = animators.interaction {
            Headless.note(interaction, "startInteractiveTransition")
            interaction.startInteractiveTransition(animation)
        } else {
            Headless.note(animator, "animateTransition")
            animator.animateTransition(using: animation)
        }
        try Headless.propagate()
        transition.animate(alongsideTransition: nil) { context in
            animator.animationEnded(!context.isCancelled)
        }
        return animation
    }

    // MARK: Context

    var containerView: UIView { tabBarController.view }
    var isAnimated: Bool { transition.isAnimated }
    var isInteractive: Bool { transition.isInteractive }
    var transitionWasCancelled: Bool { transition.isCancelled }
    var presentationStyle: UIModalPresentationStyle { .none }

    func completeTransition(_ didComplete: Bool) {
        guard result == nil else { return }
        result = didComplete
        Headless.shell { () throws(UIKitException) in try transition.finish(completed: didComplete) }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        (key == .from ? from : key == .to ? to : nil)?.viewIfLoaded
    }

    func initialFrame(for controller: UIViewController) -> CGRect {
        controller === from ? containerView.bounds : .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect {
        controller === to ? containerView.bounds : .zero
    }
}
