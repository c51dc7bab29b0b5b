/// A container that shows up to three columns side by side, and a single one where there is little width.
///
/// The members that subclasses may override stand here; what they do lies in `SplitColumns`, `SplitCollapsing` and
/// `SplitDisplayMode`.
@MainActor
open class UISplitViewController: UIViewController {
    final var split = SplitState()

    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// `unspecified` for a container of the kind before iOS 14, with a primary and a secondary controller.
    open private(set) var style = Style.unspecified

    // MARK: Making

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        let archive = coder.nib?.archive(SplitViewControllerArchive.self)
        style = archive?.style ?? .unspecified
        super.init(coder: coder)
        if let nib = coder.nib {
            archive?.apply(to: self, from: nib)
        }
    }

    open override func loadView() {
        let view = SplitContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: Columns

    /// Whether there is so little width that only one column is shown.
    open var isCollapsed: Bool { split.isCollapsed }

    /// The primary and secondary controllers, and the supplementary one between them; the single one when collapsed.
    open var viewControllers: [UIViewController] {
        get { listedColumns }
        set { Headless.shell { () throws(UIKitException) in try setColumns(newValue) } }
    }

    /// What a column was given, or the navigation controller that was made for it; nil in a container without a style.
    open func viewController(for column: Column) -> UIViewController? {
        style == .unspecified ? nil : split.assigned[column]
    }

    /// Gives a column its content. One that is no navigation controller gets one, except in the compact column; where
    /// the column has such a navigation controller already, it is pushed onto that.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified else { return }
        Headless.shell { () throws(UIKitException) in try assign(vc, to: column) }
    }

    /// Brings a column on screen.
    open func show(_ column: Column) {
        Headless.shell { () throws(UIKitException) in try reveal(column) }
    }

    /// Takes a column off the screen.
    open func hide(_ column: Column) {
        Headless.shell { () throws(UIKitException) in try conceal(column) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        Headless.shell { () throws(UIKitException) in try showPrimary(vc, sender: sender) }
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        Headless.shell { () throws(UIKitException) in try showSecondary(vc, sender: sender) }
    }

    // MARK: Unwinding

    /// Brings the column on screen. Collapsed, the navigation controller that holds the columns goes back by itself.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard !isCollapsed, let column = split.assigned.first(where: { $0.value === subsequentVC })?.key else { return }
        show(column)
    }

    // MARK: Display

    /// Which columns are on screen; without meaning when collapsed.
    open var displayMode: DisplayMode { split.displayMode }

    /// The display mode where there is room for a choice.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            if preferredDisplayMode != oldValue {
                Headless.shell { () throws(UIKitException) in try adaptDisplayMode() }
            }
        }
    }

    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { effectiveBehavior }

    /// A button that shows or hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem { madeDisplayModeButtonItem }

    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var primaryEdge = PrimaryEdge.leading

    /// In points.
    public static let automaticDimension: CGFloat = -1
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// From 0 to 1, of the container's width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    open var primaryColumnWidth: CGFloat { resolvedPrimaryWidth }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Headless.shell { () throws(UIKitException) in try decodeColumns(with: coder) }
    }

    // MARK: For containers of UIKit

    final override var appearingChildren: [UIViewController] { shownColumns }
    final override var overriddenShowActions: [Selector] { [ShowAction.show, ShowAction.showDetail] }

    final override var decidesAppearance: Bool { true }

    final override func willForward(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        if step == .willAppear {
            try settleColumns()
        }
    }

    final override func didForward(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        if step == .willAppear {
            placeColumns()
        }
    }

    final override func adapt() throws(UIKitException) {
        try adaptColumns()
    }

    // MARK: Values

    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
    }

    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6

        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }
}
