/// A push or pop that an animator of the app moves.
@MainActor
final class NavigationAnimation: AnimatedTransition {
    private let container: UIView

    /// What the delegate gives for a transition of a navigation controller.
    struct Choice {
        let animator: any UIViewControllerAnimatedTransitioning
        let interaction: (any UIViewControllerInteractiveTransitioning)?
    }

    /// Starts an animator with the view of the controller that goes in its container.
    static func start(
        _ choice: Choice, in navigationController: UINavigationController, _ transition: Transition,
        from: UIViewController, to: UIViewController
    ) throws(UIKitException) -> NavigationAnimation {
        let animation = NavigationAnimation(choice.animator, in: navigationController, transition, from: from, to: to)
        try animation.start(choice.interaction)
        return animation
    }

    private init(
        _ animator: any UIViewControllerAnimatedTransitioning, in navigationController: UINavigationController,
        _ transition: Transition, from: UIViewController, to: UIViewController
    ) {
        container = UIView(frame: navigationController.viewIfLoaded?.bounds ?? .zero)
        super.init(animator, transition, from: from, to: to)
        navigationController.viewIfLoaded?.insertSubview(container, at: 0)
        if let view = from.viewIfLoaded {
            container.addSubview(view)
        }
    }

    /// Takes the container away after the views of the controllers have left it.
    func removeContainer() {
        container.removeFromSuperview()
    }

    override var containerView: UIView { container }

    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.viewIfLoaded
        case .to: to.viewIfLoaded
        default: nil
        }
    }

    override func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? container.bounds : .zero }
    override func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? container.bounds : .zero }
}

extension UINavigationController {
    /// What kind of change a delegate gives an animator for.
    public enum Operation: Int, Sendable {
        case none = 0
        case push
        case pop
    }

    /// Asks the delegate who moves a transition; nil where UIKit does.
    func chooseAnimation(
        _ operation: Operation, from: UIViewController?, to: UIViewController?, animated: Bool
    ) throws(UIKitException) -> NavigationAnimation.Choice? {
        guard animated, let delegate, let from, let to else { return nil }
        Headless.note(delegate, "navigationController(_:animationControllerFor:from:to:)")
        let animator = delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
        try Headless.propagate()
        guard let animator else { return nil }
        Headless.note(delegate, "navigationController(_:interactionControllerFor:)")
        let interaction = delegate.navigationController(self, interactionControllerFor: animator)
        try Headless.propagate()
        return NavigationAnimation.Choice(animator: animator, interaction: interaction)
    }
}
