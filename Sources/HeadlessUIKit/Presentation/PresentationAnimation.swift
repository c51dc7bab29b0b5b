/// A presentation or dismissal that the app's own animator moves.
@MainActor
final class PresentationAnimation: AnimatedTransition {
    private let manager: UIPresentationController

    private init(
        _ animator: any UIViewControllerAnimatedTransitioning, _ manager: UIPresentationController,
        _ transition: Transition, from: UIViewController, to: UIViewController
    ) {
        self.manager = manager
        super.init(animator, transition, from: from, to: to)
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
        let animation = PresentationAnimation(animator, manager, transition, from: presenter, to: shown)
        Headless.note(delegate, "interactionControllerForPresentation")
        let interaction = delegate.interactionControllerForPresentation(using: animator)
        try animation.start(interaction)
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
        let animation = PresentationAnimation(animator, manager, transition, from: shown, to: presenter)
        Headless.note(delegate, "interactionControllerForDismissal")
        try animation.start(delegate.interactionControllerForDismissal(using: animator))
        return animation
    }

    // MARK: Place

    override var containerView: UIView { manager.container ?? UIView() }

    /// The presenter's view is the animator's only where it leaves the window.
    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let controller = key == .from ? from : key == .to ? to : nil
        guard controller === manager.shown || manager.shouldRemovePresentersView else { return nil }
        return controller?.viewIfLoaded
    }

    override func initialFrame(for controller: UIViewController) -> CGRect {
        controller === from ? controller.viewIfLoaded?.frame ?? .zero : .zero
    }

    override func finalFrame(for controller: UIViewController) -> CGRect {
        guard controller === to else { return .zero }
        return controller === manager.shown
            ? manager.frameOfPresentedViewInContainerView : controller.viewIfLoaded?.frame ?? .zero
    }
}
