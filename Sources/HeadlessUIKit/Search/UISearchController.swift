/// Shows a search bar's results over the content that is searched.
@MainActor
open class UISearchController: UIViewController {
    open private(set) var searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) lazy var searchBar: UISearchBar = SearchControllerBar(self)

    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true

    /// Whether the results are on show; by default they are while there is a text.
    open var showsSearchResultsController = false {
        didSet {
            Headless.shell { () throws(UIKitException) in try showResults() }
        }
    }

    /// The controller whose navigation item shows the search bar.
    final weak var itemOwner: UIViewController?
    /// Whether a change of the text is the controller's own.
    private var isSettingUp = false

    /// - Parameter searchResultsController: nil where the content that is searched shows the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overCurrentContext
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .overCurrentContext
    }

    /// Whether the search is presented. Setting it presents the search or dismisses it.
    open var isActive: Bool {
        get { presentation.presenting != nil && !isBeingDismissed }
        set {
            Headless.shell { () throws(UIKitException) in try newValue ? activate() : deactivate() }
        }
    }

    open override func loadView() {
        view = SearchView(frame: UIScreen.main.bounds)
    }

    override func makePresentationController(source: UIViewController) -> UIPresentationController {
        modalPresentationStyle == .popover
            ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            : SearchPresentationController(presentedViewController: self, presenting: nil)
    }

    // MARK: Presentation

    /// The controller that shows the search bar: in its navigation item, or somewhere in its view.
    private var host: UIViewController? {
        itemOwner ?? sequence(first: searchBar as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Makes a controller whose navigation item has the search bar the one that presents the search.
    func take(itemOwner: UIViewController) {
        self.itemOwner = itemOwner
        itemOwner.definesPresentationContext = true
    }

    func activate() throws(UIKitException) {
        guard !isActive else { return }
        if let delegate {
            Headless.note(delegate, "presentSearchController")
            delegate.presentSearchController(self)
            try Headless.propagate()
        }
        if presentation.presenting == nil {
            try presentAutomatically()
        }
        guard isActive else { return }
        searchBar.becomeFirstResponder()
        try Headless.propagate()
        try update()
    }

    /// The delegate is told only of what the search controller does itself.
    private func presentAutomatically() throws(UIKitException) {
        guard let host else { return }
        try tell("willPresentSearchController") { $0.willPresentSearchController(self) }
        try host.presentThrowing(self, animated: true) { [weak self] in
            guard let self else { return }
            Headless.shell { () throws(UIKitException) in
                try self.tell("didPresentSearchController") { $0.didPresentSearchController(self) }
            }
        }
    }

    func deactivate() throws(UIKitException) {
        guard isActive, let presenter = presentation.presenting else { return }
        try tell("willDismissSearchController") { $0.willDismissSearchController(self) }
        try presenter.dismissPresented(animated: true) { [self] in
            Headless.shell { () throws(UIKitException) in
                try tell("didDismissSearchController") { $0.didDismissSearchController(self) }
            }
        }
        searchBar.resignFirstResponder()
        try Headless.propagate()
        if searchBar.text?.isEmpty == false {
            searchBar.text = ""
            try Headless.propagate()
        }
    }

    private func tell(
        _ member: String, _ call: (any UISearchControllerDelegate) -> Void
    ) throws(UIKitException) {
        guard let delegate else { return }
        Headless.note(delegate, member)
        call(delegate)
        try Headless.propagate()
    }

    // MARK: Results

    /// Called when the search bar's text or scope has changed, or the search has become active.
    func update() throws(UIKitException) {
        if automaticallyShowsSearchResultsController {
            showsSearchResultsController = isActive && searchBar.text?.isEmpty == false
            try Headless.propagate()
        }
        guard let searchResultsUpdater else { return }
        Headless.note(searchResultsUpdater, "updateSearchResults(for:)")
        searchResultsUpdater.updateSearchResults(for: self)
        try Headless.propagate()
    }

    private func showResults() throws(UIKitException) {
        guard let results = searchResultsController else { return }
        let isShown = results.parent === self && results.viewIfLoaded?.superview != nil
        if showsSearchResultsController, !isShown, isActive {
            try show(results)
        } else if !showsSearchResultsController, isShown {
            try results.appearance(.willDisappear, animated: false)
            results.viewIfLoaded?.removeFromSuperview()
            try results.appearance(.didDisappear, animated: false)
        }
    }

    private func show(_ results: UIViewController) throws(UIKitException) {
        if results.parent !== self {
            add(child: results)
            results.tellDidMove(to: self)
        }
        try results.appearance(.willAppear, animated: false)
        results.view.frame = view.bounds
        view.addSubview(results.view)
        try results.appearance(.isAppearing, animated: false)
        view.layoutIfNeeded()
        try results.appearance(.didAppear, animated: false)
    }
}

/// Lets touches through that no result takes; the presentation decides about them.
private final class SearchView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Shows a search in its context, without taking away what is there.
final class SearchPresentationController: UIPresentationController {
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        style = .overCurrentContext
    }

    var searchController: UISearchController? { presentedViewController as? UISearchController }
}
