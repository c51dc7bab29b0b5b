/// A container that shows one page, or two facing pages, of a book.
///
/// The members that subclasses may override stand here; what they do lies in `PageTurning`.
@MainActor
open class UIPageViewController: UIViewController {
    final var pages = PageState()

    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Gives the pages that a user's swipe leads to. Setting it makes the container forget the neighbours it knew.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { pages.neighbours = [:] }
    }

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    open internal(set) var spineLocation: SpineLocation

    /// Whether pages have content on both sides.
    open var isDoubleSided = false

    /// The pages on screen, not those of the whole book.
    open var viewControllers: [UIViewController]? { pages.shown }

    /// - Parameter options: the spine's location, as a raw value or a value, and the space between scrolled pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        let spine = options?[.spineLocation]
        let given = spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init)
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = style == .scroll ? .none : given ?? .min
        isDoubleSided = spineLocation == .mid
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        let archive = coder.nib?.archive(PageViewControllerArchive.self)
        transitionStyle = archive?.transitionStyle ?? .pageCurl
        navigationOrientation = archive?.navigationOrientation ?? .horizontal
        spineLocation = archive?.spineLocation ?? .min
        isDoubleSided = archive?.isDoubleSided ?? false
        super.init(coder: coder)
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Shows pages. As many are required as are on screen, and the back of the turned page where pages have two sides
    /// and the change is animated.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        Headless.shell { () throws(UIKitException) in
            try set(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
        }
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        moveSpine()
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePages(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePages(with: coder)
    }

    // MARK: For containers of UIKit

    final override var appearingChildren: [UIViewController] { pages.shown }
    final override var decidesAppearance: Bool { true }

    final override func didForward(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        if step == .willAppear {
            place(pages.shown)
        }
    }

    // MARK: Values

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Where the spine of the book is.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        /// At the left or top edge.
        case min = 1
        /// In the middle, between two pages.
        case mid = 2
        /// At the right or bottom edge.
        case max = 3
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
