import Foundation

/// A transition that the app's own animator moves, as the animator sees it.
///
/// Subclasses say where it takes place.
@MainActor
class AnimatedTransition: NSObject, UIViewControllerContextTransitioning {
    let transition: Transition
    let from: UIViewController
    let to: UIViewController
    private let animator: any UIViewControllerAnimatedTransitioning
    /// Whether the animator has said that it is done, and how it ended.
    private(set) var result: Bool?

    /// What a delegate gives for a transition.
    struct Choice {
        let animator: any UIViewControllerAnimatedTransitioning
        let interaction: (any UIViewControllerInteractiveTransitioning)?
    }

    init(
        _ animator: any UIViewControllerAnimatedTransitioning, _ transition: Transition, from: UIViewController,
        to: UIViewController
    ) {
        self.animator = animator
        self.transition = transition
        self.from = from
        self.to = to
    }

    /// Lets the animator move the transition, or the interaction that holds it.
    func start(_ interaction: (any UIViewControllerInteractiveTransitioning)?) throws(UIKitException) {
        transition.hasAnimator = true
        transition.isInteractive = interaction?.wantsInteractiveStart ?? false
        if let interaction, interaction.wantsInteractiveStart {
            Headless.note(interaction, "startInteractiveTransition")
            interaction.startInteractiveTransition(self)
        } else {
            animate()
        }
        try Headless.propagate()
        transition.animate(alongsideTransition: nil) { [animator] context in
            Headless.note(animator, "animationEnded")
            animator.animationEnded(!context.isCancelled)
        }
    }

    func animate() {
        Headless.note(animator, "animateTransition")
        animator.animateTransition(using: self)
    }

    // MARK: Place

    var containerView: UIView { UIView() }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.viewIfLoaded
        case .to: to.viewIfLoaded
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

    // MARK: Context

    var isAnimated: Bool { transition.isAnimated }
    var isInteractive: Bool { transition.isInteractive }
    var transitionWasCancelled: Bool { transition.isCancelled }
    var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

    func completeTransition(_ didComplete: Bool) {
        guard result == nil else { return }
        result = didComplete
        Headless.shell { () throws(UIKitException) in try transition.finish(completed: didComplete) }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func finishInteractiveTransition() {
        Headless.shell { () throws(UIKitException) in try transition.endInteraction(completed: true) }
    }

    func cancelInteractiveTransition() {
        Headless.shell { () throws(UIKitException) in try transition.endInteraction(completed: false) }
    }

    func pauseInteractiveTransition() {}

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }
}

extension Transition {
    /// Lets the transition run until its animator, if it has one, says that it is done.
    func run(
        _ animation: AnimatedTransition?, _ end: @escaping (_ completed: Bool) throws(UIKitException) -> Void
    ) throws(UIKitException) {
        if let animation {
            waits = animation.result != true
        }
        try run(end)
        if animation?.result == false {
            try finish(completed: false)
        }
    }
}
