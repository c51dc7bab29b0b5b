import InterfaceBuilder

/// The bar above content, which shows the items of a stack.
@MainActor
open class UINavigationBar: UIView, UIBarPositioning, ButtonBar {
    open weak var delegate: (any UINavigationBarDelegate)?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var prefersLargeTitles = false

    /// The controller whose stack the bar shows; nil for a bar of its own.
    final weak var controller: UINavigationController?
    private var ownItems: [UINavigationItem] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.archive(NavigationBarArchive.self).apply(to: self)
            ownItems = nib.inner(array: "items", as: UINavigationItem.self)
        }
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// The last is on top.
    open var items: [UINavigationItem]? {
        get { controller.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    open var topItem: UINavigationItem? {
        controller.map { $0.topViewController?.navigationItem } ?? ownItems.last
    }

    /// The item below the top, to which the back button leads.
    open var backItem: UINavigationItem? {
        if let controller {
            return controller.viewControllers.dropLast().last?.navigationItem
        }
        return ownItems.dropLast().last
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        Headless.shell { () throws(UIKitException) in
            try checkIsOwn("setItems:animated:")
            ownItems = items ?? []
        }
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        Headless.shell { () throws(UIKitException) in
            try checkIsOwn("pushNavigationItem:animated:")
            guard try ask("navigationBar(_:shouldPush:)", { $0.navigationBar(self, shouldPush: item) }) else { return }
            ownItems.append(item)
            try tell("navigationBar(_:didPush:)") { $0.navigationBar(self, didPush: item) }
        }
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        Headless.shell(nil) { () throws(UIKitException) -> UINavigationItem? in
            try checkIsOwn("popNavigationItemAnimated:")
            guard let item = ownItems.last,
                try ask("navigationBar(_:shouldPop:)", { $0.navigationBar(self, shouldPop: item) })
            else { return nil }
            ownItems.removeLast()
            try tell("navigationBar(_:didPop:)") { $0.navigationBar(self, didPop: item) }
            return item
        }
    }

    // MARK: What it shows

    private var views = BarViews()

    /// The item on top, if it exists yet.
    final var shownItem: UINavigationItem? {
        if let controller {
            return controller.topViewController?.items.navigationItem
        }
        return ownItems.last
    }

    /// The search that has taken the place of titles and buttons.
    private var coveringSearch: UISearchController? {
        shownItem?.searchController.flatMap { $0.isActive && $0.hidesNavigationBarDuringPresentation ? $0 : nil }
    }

    private var leadingButtons: [UIBarButtonItem] { coveringSearch == nil ? shownItem?.leftBarButtonItems ?? [] : [] }
    private var trailingButtons: [UIBarButtonItem] { coveringSearch == nil ? shownItem?.rightBarButtonItems ?? [] : [] }

    final var shownButtons: [UIBarButtonItem] { leadingButtons + trailingButtons }

    final var actionStart: UIResponder { controller?.topViewController ?? self }

    final var backButton: Headless.BackButton? {
        guard coveringSearch == nil else { return nil }
        if let controller {
            return Headless.backButton(of: controller)
        }
        return ownItems.dropLast().last.flatMap { Headless.BackButton(from: ownItems.last, to: $0) }
    }

    /// What a tap on the back button does.
    final func goBack() throws(UIKitException) {
        if let controller {
            try Headless.goBack(in: controller)
        } else {
            popItem(animated: true)
            try Headless.propagate()
        }
    }

    final override var parts: [Headless.Part] {
        guard let button = backButton else { return buttonParts }
        let back = Headless.Part(
            title: button.title, label: button.item?.accessibilityLabel,
            identifier: button.item?.accessibilityIdentifier, isEnabled: true
        ) { try self.goBack() }
        return [back] + buttonParts
    }

    open override func layoutIfNeeded() {
        showViews()
        super.layoutIfNeeded()
        // What an item has is looked at each time.
        noteLayoutNeeded()
    }

    private func showViews() {
        let item = shownItem
        guard item != nil || !views.isEmpty else { return }
        let leading = leadingButtons.compactMap(\.customView)
        let trailing = trailingButtons.compactMap(\.customView)
        let center = coveringSearch == nil ? item?.titleView : nil
        let search = item?.searchController?.searchBar
        guard !views.isEmpty || !leading.isEmpty || !trailing.isEmpty || center != nil || search != nil else { return }
        views.show(leading: leading, trailing: trailing, center: center, below: search, in: self)
        search?.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: BarMetrics.searchBarHeight)
    }

    /// A controller's bar lies over its content, which without a layout engine may begin at the same edge: touches at a
    /// point go to the content.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        controller == nil ? super.hitTest(point, with: event) : nil
    }

    private func checkIsOwn(_ method: String) throws(UIKitException) {
        if controller != nil {
            throw UnconfirmedContainers.navigationBarOfController(method)
        }
    }

    private func ask(
        _ member: String, _ question: (any UINavigationBarDelegate) -> Bool
    ) throws(UIKitException) -> Bool {
        guard let delegate else { return true }
        Headless.note(delegate, member)
        let answer = question(delegate)
        try Headless.propagate()
        return answer
    }

    private func tell(_ member: String, _ message: (any UINavigationBarDelegate) -> Void) throws(UIKitException) {
        guard let delegate else { return }
        Headless.note(delegate, member)
        message(delegate)
        try Headless.propagate()
    }
}

/// Says whether items of a bar may come and go, and is told when they do.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        Headless.withdrawNote("navigationBar(_:shouldPush:)")
        return true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        Headless.withdrawNote("navigationBar(_:didPush:)")
    }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        Headless.withdrawNote("navigationBar(_:shouldPop:)")
        return true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        Headless.withdrawNote("navigationBar(_:didPop:)")
    }
}

/// What a navigation bar reads from its element.
@MainActor
final class NavigationBarArchive: Archive {
    private let style: UIBarStyle
    private let isTranslucent: Bool
    private let barTintColor: UIColor?
    private let prefersLargeTitles: Bool

    init(_ element: Element) {
        let bar = NavigationBar(element)
        style = UIBarStyle(named: bar.barStyle)
        isTranslucent = bar.isTranslucent
        barTintColor = UIColor(bar.barTintColor)
        prefersLargeTitles = bar.prefersLargeTitles
    }

    func apply(to bar: UINavigationBar) {
        bar.barStyle = style
        bar.isTranslucent = isTranslucent
        bar.barTintColor = barTintColor
        bar.prefersLargeTitles = prefersLargeTitles
    }
}
