/// A change of tabs that the app's own animator moves.
@MainActor
final class TabAnimation: AnimatedTransition {
    private let tabBarController: UITabBarController

    /// Asks the delegate who moves a change; nil where UIKit makes it at once.
    static func choose(
        for tabBarController: UITabBarController, from: UIViewController, to: UIViewController
    ) throws(UIKitException) -> Choice? {
        guard let delegate = tabBarController.delegate else { return nil }
        Headless.note(delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)")
        let animator = delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: from, to: to)
        try Headless.propagate()
        guard let animator else { return nil }
        Headless.note(delegate, "tabBarController(_:interactionControllerFor:)")
        let interaction = delegate.tabBarController(tabBarController, interactionControllerFor: animator)
        try Headless.propagate()
        return Choice(animator: animator, interaction: interaction)
    }

    static func start(
        _ choice: Choice, of tabBarController: UITabBarController, _ transition: Transition, from: UIViewController,
        to: UIViewController
    ) throws(UIKitException) -> TabAnimation {
        let animation = TabAnimation(choice.animator, of: tabBarController, transition, from: from, to: to)
        try animation.start(choice.interaction)
        return animation
    }

    private init(
        _ animator: any UIViewControllerAnimatedTransitioning, of tabBarController: UITabBarController,
        _ transition: Transition, from: UIViewController, to: UIViewController
    ) {
        self.tabBarController = tabBarController
        super.init(animator, transition, from: from, to: to)
    }

    override var containerView: UIView { tabBarController.view }
}
