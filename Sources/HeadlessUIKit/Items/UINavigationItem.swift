/// What a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, NibObject {
    /// What the item was made from; nil for one made by code.
    final var template: ObjectTemplate?
    /// The attributes that a stand-in was given and has no properties for.
    final var keptAttributes: [String: Any] = [:]

    open var title: String?
    /// The view that is shown instead of the title.
    open var titleView: UIView?
    /// The line above the title.
    open var prompt: String?
    /// What the button says by which the next controller leads back here.
    open var backButtonTitle: String?
    /// The button by which the next controller leads back here.
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var hidesBackButton = false
    /// Whether buttons at the left stand beside the back button rather than replace it.
    open var leftItemsSupplementBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Whether scrolling down takes the search bar away. A user can always scroll back to it.
    open var hidesSearchBarWhenScrolling = true

    /// The search whose bar stands below the title; it takes place in the context of the item's controller.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.itemOwner = nil
            giveOwnerToSearch()
        }
    }

    /// The controller that the item belongs to.
    final weak var owner: UIViewController? {
        didSet { giveOwnerToSearch() }
    }

    /// From the left edge on.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// From the right edge on.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// The first at the left; setting it replaces all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first at the right; setting it replaces all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public override init() {
        super.init()
    }

    public init(title: String) {
        super.init()
        self.title = title
    }

    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder.nib {
            template = nib.template
            nib.archive(NavigationItemArchive.self).apply(to: self, from: nib)
        }
    }

    open func encode(with coder: NSCoder) {}

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    private func giveOwnerToSearch() {
        if let owner {
            searchController?.take(itemOwner: owner)
        }
    }

    /// Called after the item was made from a document and everything in it is connected.
    open func awakeFromNib() {}

    /// Gives the object that takes this one's place after it was made from a document; by default itself.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { Headless.pointer(self) }
    }

    /// When titles are large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }

    /// How much of the title a back button says.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }
}

extension UINavigationItem: Declared, AttributeKeeper {
    var declaredClassName: String? { template?.declaredClassName }

    func keep(_ keyPath: String, _ value: Any?) {
        keptAttributes[keyPath] = value
    }
}
