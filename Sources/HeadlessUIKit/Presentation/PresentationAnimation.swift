/// A presentation or dismissal that the app's own animator moves.
@MainActor
final class PresentationAnimation: UIViewControllerContextTransitioning {
    private let manager: UIPresentationController
    private let transition: Transition
    private let from: UIViewController
    private let to: UIViewController
    /// Whether the animator has said that it is done, and how it ended.
    private(set) var result: Bool?

    private init(
        _ manager: UIPresentationController, _ transition: Transition, from: UIViewController, to: UIViewController
    ) {
        self.manager = manager
        self.transition = transition
        self.from = from
        self.to = to
    }

    /// Starts the animator that the transitioning delegate gives; nil where UIKit itself moves the presentation.
    static func presenting(
        _ shown: UIViewController, by manager: UIPresentationController, source: UIViewController, transition: Transition
    ) throws(UIKitException) -> PresentationAnimation? {
        guard transition.isAnimated, let presenter = manager.presenter,
            let delegate = manager.presentedViewController.transitioningDelegate
        else { return nil }
        Headless.note(delegate, "animationController(forPresented:presenting:source:)")
        let animator = delegate.animationController(forPresented: shown, presenting: presenter, source: source)
        try Headless.propagate()
        guard let animator else { return nil }
        let animation = PresentationAnimation(manager, transition, from: presenter, to: shown)
        Headless.note(delegate, "interactionControllerForPresentation")
        let interaction = delegate.interactionControllerForPresentation(using: animator)
        try animation.start(animator, interaction)
        return animation
    }

    static func dismissing(
        _ shown: UIViewController, by manager: UIPresentationController, transition: Transition
    ) throws(UIKitException) -> PresentationAnimation? {
        guard transition.isAnimated, let presenter = manager.presenter,
            let delegate = manager.presentedViewController.transitioningDelegate
        else { return nil }
        Headless.note(delegate, "animationController(forDismissed:)")
        let animator = delegate.animationController(forDismissed: shown)
        try Headless.propagate()
        guard let animator else { return nil }
        let animation = PresentationAnimation(manager, transition, from: shown, to: presenter)
        Headless.note(delegate, "interactionControllerForDismissal")
        try animation.start(animator, delegate.interactionControllerForDismissal(using: animator))
        return animation
    }

    private func start(
        _ animator: any UIViewControllerAnimatedTransitioning, _ interaction: (any UIViewControllerInteractiveTransitioning)?
    ) throws(UIKitException) {
        if let interaction {
            Headless.note(interaction, "startInteractiveTransition")
            interaction.startInteractiveTransition(self)
        } else {
            Headless.note(animator, "animateTransition")
            animator.animateTransition(using: self)
        }
        try Headless.propagate()
        transition.animate(alongsideTransition: nil) { context in
            animator.animationEnded(!context.isCancelled)
        }
    }

    // MARK: Context

    var containerView: UIView { manager.container ?? UIView() }
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

    /// The presenter's view is the animator's only where it leaves the window.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let controller = key == .from ? from : key == .to ? to : nil
        guard controller === manager.shown || manager.shouldRemovePresentersView else { return nil }
        return controller?.viewIfLoaded
    }

    func initialFrame(for controller: UIViewController) -> CGRect {
        controller === from ? controller.viewIfLoaded?.frame ?? .zero : .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect {
        guard controller === to else { return .zero }
        return controller === manager.shown
            ? manager.frameOfPresentedViewInContainerView : controller.viewIfLoaded?.frame ?? .zero
    }
}

extension Transition {
    /// Lets the transition run until its animator, if it has one, says that it is done.
    func run(
        _ animation: PresentationAnimation?, _ end: @escaping (_ completed: Bool) throws(UIKitException) -> Void
    ) throws(UIKitException) {
        waits = animation != nil && animation?.result != true
        try run(end)
        if animation?.result == false {
            try finish(completed: false)
        }
    }
}
