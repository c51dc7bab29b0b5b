import Foundation

/// A container that shows one of several view controllers, chosen by a bar of tabs.
///
/// The members that subclasses may override stand here; what they do lies in `TabSelection` and `MoreTabs`.
@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    final var tabs = TabState()

    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Making

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.archive(TabBarControllerArchive.self).apply(to: self, from: nib)
        }
    }

    open override func loadView() {
        loadContainerView()
    }

    // MARK: Tabs

    open var viewControllers: [UIViewController]? {
        get { tabs.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Keeps the selected controller, or else the selected place, selected where that is possible.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        Headless.shell { () throws(UIKitException) in try setTabs(viewControllers) }
    }

    /// The controllers whose place in the bar the user may change; by default all.
    open var customizableViewControllers: [UIViewController]? {
        get { tabs.customizable ?? viewControllers }
        set { tabs.customizable = newValue }
    }

    /// Lists the controllers that have no place in the bar: where there is little width, those from the fifth on if
    /// there are more than five.
    open var moreNavigationController: UINavigationController { madeMoreController }

    open var tabBar: UITabBar { madeTabBar }

    // MARK: Selection

    /// `NSNotFound` where none, or More, is selected.
    open var selectedIndex: Int {
        get { indexOfSelected }
        set { Headless.shell { () throws(UIKitException) in try select(at: newValue) } }
    }

    /// The selected child, or More.
    open var selectedViewController: UIViewController? {
        get { tabs.selected }
        set { Headless.shell { () throws(UIKitException) in try select(newValue) } }
    }

    /// Called when the user taps a tab, before the other controller is shown.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The delegate decides. The selected controller is asked too, but its answer counts for nothing.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        _ = tabs.selected?.supportedInterfaceOrientations
        return delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var childForStatusBarStyle: UIViewController? { tabs.selected }
    open override var childForStatusBarHidden: UIViewController? { tabs.selected }

    // MARK: Unwinding

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        let isTab = tabs.controllers?.contains { $0 === subsequentVC } ?? false
        guard isTab || subsequentVC === tabs.more else { return }
        Headless.note(self, "selectedViewController")
        selectedViewController = subsequentVC
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Headless.shell { () throws(UIKitException) in try decodeTabs(with: coder) }
    }

    // MARK: For containers of UIKit

    final override func adapt() throws(UIKitException) { try rearrangeTabs() }
    final override var activeTransition: Transition? { tabs.transition ?? presentation.transition }
    final override var decidesAppearance: Bool { true }
    final override var appearingChildren: [UIViewController] { tabs.selected.map { [$0] } ?? [] }

    final override func willForward(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        if step == .willAppear {
            try rearrangeTabs()
        }
    }

    final override func didForward(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        if step == .willAppear, let selected = tabs.selected, selected.isViewLoaded {
            install(selected)
        }
    }
}

/// Says which tabs the user may choose, and is told which one they chose. What code selects it does not hear of.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// What moves a change of tabs; nil for a change at once.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What lets a finger move the change of an animator; nil for one that runs by itself.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        Headless.withdrawNote("tabBarController(_:shouldSelect:)")
        return true
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        Headless.withdrawNote("tabBarController(_:didSelect:)")
    }

    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        Headless.device.idiom == .pad ? .all : .allButUpsideDown
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Headless.withdrawNote("tabBarController(_:animationControllerForTransitionFrom:to:)")
        return nil
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Headless.withdrawNote("tabBarController(_:interactionControllerFor:)")
        return nil
    }
}
