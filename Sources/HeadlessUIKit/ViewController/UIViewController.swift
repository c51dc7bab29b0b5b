import Foundation
import InterfaceBuilder

/// The owner of a view and of what it does.
///
/// The members that subclasses may override stand here; what they do lies in the files of this folder and of
/// `Presentation`, `Segue` and `Containers`.
@MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, NibObject {
    // MARK: Making

    open var nibName: String? { givenNibName }
    final var givenNibName: String?
    open private(set) var nibBundle: Bundle?
    /// The storyboard that the controller comes from; nil for one made by code or from a xib.
    open internal(set) var storyboard: UIStoryboard?
    open var restorationIdentifier: String?

    final var nibContext: NibContext?
    /// The objects beside the controller in its scene, which live as long as it does.
    final var topLevelObjects: [AnyObject] = []
    /// The view of a controller that lies in a xib, which is made along with it.
    final var archivedView: UIView?
    final var segueState = SegueState()
    final var presentation = PresentationState()
    final var appearance = AppearanceState()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
        Headless.noteMade(self)
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
        Headless.noteMade(self)
        if let nib = coder.nib {
            template = nib.template
            nib.archive(ViewControllerArchive.self).apply(to: self, from: nib)
        }
    }

    deinit {
        let view = loadedView
        if view?.viewController === self {
            view?.viewController = nil
        }
    }

    open func encode(with coder: NSCoder) {}

    // MARK: View

    private var loadedView: UIView?
    final var isLoadingView = false

    /// The controller's view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if loadedView?.viewController === self {
                loadedView?.viewController = nil
            }
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        Headless.shell { () throws(UIKitException) in try loadViewThrowing() }
    }

    /// Makes the view: from the storyboard or a xib, else an empty one.
    open func loadView() {
        Headless.shell { () throws(UIKitException) in try loadViewFromDocument() }
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) { checkCaller("viewWillAppear:") }
    open func viewIsAppearing(_ animated: Bool) { checkCaller("viewIsAppearing:") }
    open func viewDidAppear(_ animated: Bool) { checkCaller("viewDidAppear:") }
    open func viewWillDisappear(_ animated: Bool) { checkCaller("viewWillDisappear:") }
    open func viewDidDisappear(_ animated: Bool) { checkCaller("viewDidDisappear:") }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewLayoutMarginsDidChange() {}
    /// Never called: nothing covers the edges of a headless display.
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}

    open override var next: UIResponder? { loadedView?.superview ?? parent }

    // MARK: Appearance

    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        Headless.shell { () throws(UIKitException) in try beginAppearance(isAppearing, animated: animated) }
    }

    open func endAppearanceTransition() {
        Headless.shell { () throws(UIKitException) in try endAppearance() }
    }

    // MARK: Containment

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []

    open func addChild(_ childController: UIViewController) {
        add(child: childController)
    }

    open func removeFromParent() {
        leaveParent()
    }

    /// A subclass that does not call this leaves `isMovingToParent` and `isMovingFromParent` as they are.
    open func willMove(toParent parent: UIViewController?) {
        isMovingToParent = parent != nil
        isMovingFromParent = parent == nil && self.parent != nil
    }

    /// Exchanges the view of one child for that of another, and tells both when they appear and disappear.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        Headless.shell { () throws(UIKitException) in
            try exchange(
                fromViewController, for: toViewController, animated: duration > 0, animations: animations,
                completion: completion)
        }
    }

    open func didMove(toParent parent: UIViewController?) {}

    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the controller decides about the status bar while it is presented otherwise than over the full screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// `Headless.statusBar` asks anew each time.
    open func setNeedsStatusBarAppearanceUpdate() {}

    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// A headless display has no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    // MARK: Items

    open var title: String? {
        didSet { titleDidChange() }
    }

    final var items = ControllerItems()

    /// What a navigation bar shows for the controller; made when it is first asked for.
    open var navigationItem: UINavigationItem { madeNavigationItem }

    /// What a tab bar shows for the controller; made when it is first asked for, and never nil.
    open var tabBarItem: UITabBarItem! {
        get { effectiveTabBarItem }
        set { items.tabBarItem = newValue }
    }

    open var toolbarItems: [UIBarButtonItem]? {
        get { items.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        items.toolbarItems = toolbarItems
    }

    /// A button that says Edit or Done and turns editing on or off.
    open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

    /// The nearest split view controller around this one.
    open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    open var hidesBottomBarWhenPushed = false
    /// False by default, and true in navigation controllers.
    open var definesPresentationContext: Bool {
        get { presentation.definesContext ?? definesContextByDefault }
        set { presentation.definesContext = newValue }
    }

    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var extendedLayoutIncludesOpaqueBars = false
    open var edgesForExtendedLayout: UIRectEdge = .all

    open var isEditing = false {
        didSet { editingDidChange() }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open var preferredContentSize: CGSize = .zero {
        didSet {
            if preferredContentSize != oldValue {
                parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    // MARK: Rotation

    /// The change of the window's size or traits that is going on.
    final weak var surroundings: Transition?

    open var shouldAutorotate: Bool { true }

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        Headless.device.idiom == .pad ? .all : .allButUpsideDown
    }

    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { Headless.device.orientation }

    // MARK: Traits

    final var overrideTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// The traits that the controller's view was made for, or was told of last.
    final var knownTraits: UITraitCollection?

    open var traitCollection: UITraitCollection { currentTraits }

    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        Headless.shell { () throws(UIKitException) in
            let change = TraitChange(of: [childViewController])
            overrideTraits[ObjectIdentifier(childViewController)] = collection
            try change.tell()
        }
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overrideTraits[ObjectIdentifier(childViewController)]
    }

    /// Light or dark for this controller and what is in it; unspecified to go with what is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            Headless.shell { () throws(UIKitException) in
                let change = TraitChange(of: [self])
                ownStyle = newValue
                try change.tell()
            }
        }
    }

    private var ownStyle: UIUserInterfaceStyle = .unspecified

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The default tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            Headless.note(child, "willTransition(to:)")
            child.willTransition(to: newCollection, with: coordinator)
        }
    }

    /// The default tells the children whose size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if let view = child.viewIfLoaded, view.frame.size != size {
                Headless.note(child, "viewWillTransition(to:)")
                child.viewWillTransition(to: size, with: coordinator)
            }
        }
    }

    // MARK: Presentation

    open var presentedViewController: UIViewController? { presentedController }
    open var presentingViewController: UIViewController? { presentingController }

    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.transitioningDelegate }
        set { presentation.transitioningDelegate = newValue }
    }

    /// What manages the presentation that the controller is in. Outside one it is made for the style of this moment, and
    /// stays of that kind.
    open var presentationController: UIPresentationController? { managingPresentation { _ in true } }

    /// What manages the presentation that the controller is in; nil outside one.
    open var activePresentationController: UIPresentationController? {
        nearestPresented?.presentation.controller
    }

    open var popoverPresentationController: UIPopoverPresentationController? {
        managingPresentation { $0 == .popover } as? UIPopoverPresentationController
    }

    open var sheetPresentationController: UISheetPresentationController? {
        managingPresentation { $0 == .automatic || $0.isSheet } as? UISheetPresentationController
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        Headless.shell { () throws(UIKitException) in
            try presentThrowing(viewControllerToPresent, animated: flag, completion: completion)
        }
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Headless.shell { () throws(UIKitException) in try dismissThrowing(animated: flag, completion: completion) }
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        Headless.shell { () throws(UIKitException) in try showThrowing(vc, sender: sender) }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        Headless.shell { () throws(UIKitException) in try showDetailThrowing(vc, sender: sender) }
    }

    /// The nearest controller up the hierarchy that overrides an action and can perform it.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        findTarget(forAction: action, sender: sender)
    }

    // MARK: Segues

    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Headless.shell { () throws(UIKitException) in
            try performSegueThrowing(withIdentifier: identifier, sender: sender)
        }
    }

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        fromViewController !== self
            && (responds(to: action) || standsInForUnwinding(action, from: fromViewController))
    }

    /// The children except the one that the unwinding comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let excluded = childContaining(source)
        return children.filter { $0 !== excluded }
    }

    /// The child that the source of an unwinding is in, or is presented from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        findChild(containing: source)
    }

    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// A segue to use for an unwinding through this controller, in place of the storyboard's; nil for none.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        Headless.withdrawNote("segueForUnwinding(to:from:identifier:)")
        return nil
    }

    // MARK: Split views

    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: State restoration

    /// The class that finds or makes the controller when the app is launched again; nil to leave it to the app's
    /// delegate and to UIKit.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    open var restorationParent: (any UIStateRestoring)? { nil }
    open var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    open func encodeRestorableState(with coder: NSCoder) { encodePresentation(with: coder) }
    open func decodeRestorableState(with coder: NSCoder) { decodePresentation(with: coder) }
    open func applicationFinishedRestoringState() {}

    // MARK: Transitions

    /// The transition that this controller or the nearest container around it is in; nil where none runs.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? ancestors.lazy.compactMap(\.activeTransition).first ?? changeOfSurroundings
    }

    // MARK: For containers of UIKit

    /// The transition that the controller itself makes, or that shows or hides it.
    var activeTransition: Transition? { presentation.transition }

    var definesContextByDefault: Bool { false }

    /// Makes what manages a presentation of the controller in its present style.
    func makePresentationController(source: UIViewController) -> UIPresentationController {
        standardPresentationController(source: source)
    }

    /// Those of `show` and `showDetailViewController` that a class of UIKit overrides.
    var overriddenShowActions: [Selector] { [] }

    /// The children that appear and disappear with this controller, where it forwards appearance itself.
    var appearingChildren: [UIViewController] {
        guard let loadedView else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) ?? false }
    }

    /// Whether the controller itself decides when its children appear, as UIKit's own containers do.
    var decidesAppearance: Bool { false }

    /// Called before a step that the controller made is made by its children too.
    func willForward(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {}

    /// Called after a step that the controller made was made by its children too.
    func didForward(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {}

    /// Called when the traits or the size of the window have become others, before anybody is told.
    func adapt() throws(UIKitException) {}
}

/// An object whose content takes part in the layout of a container: a view or presentation controller.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
