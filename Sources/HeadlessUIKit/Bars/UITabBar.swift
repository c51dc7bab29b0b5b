import InterfaceBuilder

/// A bar of tabs, of which one is chosen.
@MainActor
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true

    /// The controller whose children the tabs are; nil for a bar of its own.
    final weak var controller: UITabBarController?
    private var ownItems: [UITabBarItem]?
    private weak var ownSelectedItem: UITabBarItem?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.archive(TabBarArchive.self).apply(to: self)
            let made = nib.inner(array: "items", as: UITabBarItem.self)
            ownItems = made.isEmpty ? nil : made
        }
    }

    /// From the left edge on; those of a tab bar controller are its children's, and More where there are too many.
    open var items: [UITabBarItem]? {
        get { controller.map { $0.barControllers.map(\.tabBarItem) } ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    open var selectedItem: UITabBarItem? {
        get { controller.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
        set {
            Headless.shell { () throws(UIKitException) in
                try checkIsOwn()
                ownSelectedItem = ownItems?.first { $0 === newValue }
            }
        }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        Headless.shell { () throws(UIKitException) in
            try checkIsOwn()
            ownItems = items
        }
    }

    private func checkIsOwn() throws(UIKitException) {
        if controller != nil {
            throw TabBarException.barOfController
        }
    }
}

/// Is told when the user chooses a tab.
@MainActor
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// What a tab bar reads from its element.
@MainActor
final class TabBarArchive: Archive {
    private let style: UIBarStyle
    private let isTranslucent: Bool

    init(_ element: Element) {
        let bar = TabBar(element)
        style = UIBarStyle(named: bar.barStyle)
        isTranslucent = bar.isTranslucent
    }

    func apply(to bar: UITabBar) {
        bar.barStyle = style
        bar.isTranslucent = isTranslucent
    }
}
