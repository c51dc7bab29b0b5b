import InterfaceBuilder

/// The bar above content, which shows the items of a stack.
@MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    open weak var delegate: (any UINavigationBarDelegate)?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
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

    private func checkIsOwn(_ method: String) throws(UIKitException) {
        if controller != nil {
            throw NavigationException.barOfController(method)
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
    private let prefersLargeTitles: Bool

    init(_ element: Element) {
        let bar = NavigationBar(element)
        style = UIBarStyle(named: bar.barStyle)
        isTranslucent = bar.isTranslucent
        prefersLargeTitles = bar.prefersLargeTitles
    }

    func apply(to bar: UINavigationBar) {
        bar.barStyle = style
        bar.isTranslucent = isTranslucent
        bar.prefersLargeTitles = prefersLargeTitles
    }
}
