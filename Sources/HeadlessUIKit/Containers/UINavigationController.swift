import Foundation

/// A container that shows the top of a stack of view controllers.
///
/// The members that subclasses may override stand here; what they do lies in `NavigationStack` and
/// `NavigationTransition`.
@MainActor
open class UINavigationController: UIViewController {
    final var navigation = NavigationState()

    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Making

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        navigation.barClass = navigationBarClass as? UINavigationBar.Type
        navigation.toolbarClass = toolbarClass as? UIToolbar.Type
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.archive(NavigationControllerArchive.self).apply(to: self, from: nib)
        }
    }

    open override func loadView() {
        loadContainerView()
    }

    // MARK: Stack

    /// The last is on top.
    open var viewControllers: [UIViewController] {
        get { navigation.stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// A bar that is there decides about the colours of the status bar itself.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open var topViewController: UIViewController? { navigation.stack.last }

    /// What is presented if anything is, else the top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        Headless.shell { () throws(UIKitException) in try push(viewController, animated: animated) }
    }

    /// - Returns: the controller that leaves; nil where only one is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        Headless.shell(nil) { () throws(UIKitException) in try pop(.pop, animated: animated)?.last }
    }

    /// - Returns: the controllers that leave, the lowest first; nil where none does.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        Headless.shell(nil) { () throws(UIKitException) in try pop(.popTo(viewController), animated: animated) }
    }

    /// - Returns: the controllers that leave, the lowest first; nil where none does.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        Headless.shell(nil) { () throws(UIKitException) in try pop(.popToRoot, animated: animated) }
    }

    /// Moves as a pop does if the new top was in the stack, else as a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        Headless.shell { () throws(UIKitException) in _ = try change(.set(viewControllers), animated: animated) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if UnconfirmedContainers.showPresentsNavigationControllers, vc is UINavigationController {
            Headless.note(self, "present")
            return present(vc, animated: ShowAnimation.isOn)
        }
        Headless.note(self, "pushViewController")
        pushViewController(vc, animated: ShowAnimation.isOn)
    }

    // MARK: Bars

    open var navigationBar: UINavigationBar { madeNavigationBar }
    open var toolbar: UIToolbar! { madeToolbar }

    open var isNavigationBarHidden: Bool {
        get { navigation.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        navigation.isNavigationBarHidden = hidden
        updateBars()
    }

    open var isToolbarHidden: Bool {
        get { navigation.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        navigation.isToolbarHidden = hidden
        updateBars()
    }

    /// Whether a swipe up hides the bars and a swipe down shows them. A toolbar without items takes no part.
    open var hidesBarsOnSwipe = false {
        didSet { updateBarHiding() }
    }

    /// Whether a tap on the content that nothing else takes hides or shows the bars.
    open var hidesBarsOnTap = false {
        didSet { updateBarHiding() }
    }

    /// Whether the bars go when the keyboard comes. They stay away until a tap on the content.
    open var hidesBarsWhenKeyboardAppears = false

    /// Whether the bars are hidden where there is little height. A tap where they would be shows them.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { updateBarHiding() }
    }

    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { madeBarSwipeRecognizer }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { madeBarTapRecognizer }

    /// Moves with a swipe from the left edge. Unless the app takes its delegate's place it works only where there is a back
    /// button.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { madePopRecognizer }

    // MARK: Unwinding

    /// From the top down.
    open override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard viewControllers.contains(where: { $0 === subsequentVC }) else { return }
        Headless.note(self, "popToViewController")
        popToViewController(subsequentVC, animated: ShowAnimation.isOn)
    }

    // MARK: Split views

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        Headless.shell { () throws(UIKitException) in
            try push(secondaryViewController, animated: false, allowsContainers: true)
        }
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        popViewController(animated: false)
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Headless.shell { () throws(UIKitException) in try decodeStack(with: coder) }
    }

    // MARK: For containers of UIKit

    final override var definesContextByDefault: Bool { true }
    final override func adapt() throws(UIKitException) {
        followVerticalSizeClass()
    }

    final override var decidesAppearance: Bool { true }
    final override var overriddenShowActions: [Selector] { [ShowAction.show] }

    final override var appearingChildren: [UIViewController] { navigation.stack.last.map { [$0] } ?? [] }

    final override func didForward(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        try topDidMake(step, animated: animated)
    }

    final override var activeTransition: Transition? { navigation.transition ?? super.activeTransition }

    /// Called when controllers have left the stack for good.
    func didRemove(_ controllers: [UIViewController]) throws(UIKitException) {}
}

/// Is told when a navigation controller shows another controller.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// Gives the animator of a push or pop; nil for UIKit's own animation.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Gives the gesture that moves an animator of the app; nil where it moves by itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        Headless.withdrawNote("navigationController(_:willShow:animated:)")
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        Headless.withdrawNote("navigationController(_:didShow:animated:)")
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Headless.withdrawNote("navigationController(_:animationControllerFor:from:to:)")
        return nil
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Headless.withdrawNote("navigationController(_:interactionControllerFor:)")
        return nil
    }
}
