/// A push or pop that an animator of the app moves.
@MainActor
final class NavigationAnimation: AnimatedTransition {
    private let container: UIView

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
    ) throws(UIKitException) -> AnimatedTransition.Choice? {
        guard animated, let delegate, let from, let to else { return nil }
        Headless.note(delegate, "navigationController(_:animationControllerFor:from:to:)")
        let animator = delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
        try Headless.propagate()
        guard let animator else { return nil }
        Headless.note(delegate, "navigationController(_:interactionControllerFor:)")
        let interaction = delegate.navigationController(self, interactionControllerFor: animator)
        try Headless.propagate()
        return AnimatedTransition.Choice(animator: animator, interaction: interaction)
    }
}
