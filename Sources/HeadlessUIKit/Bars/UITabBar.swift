import Foundation
import InterfaceBuilder

/// A bar of tabs, of which one is chosen.
@MainActor
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?

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

    // MARK: Touches

    final override var parts: [Headless.Part] {
        if let controller {
            return controller.barControllers.map { child in
                part(child.tabBarItem) { try controller.tap(child) }
            }
        }
        return (ownItems ?? []).map { item in
            part(item) { try self.choose(item) }
        }
    }

    private func part(_ item: UITabBarItem, tap: @escaping () throws -> Void) -> Headless.Part {
        Headless.Part(
            title: item.title, label: item.accessibilityLabel, identifier: item.accessibilityIdentifier,
            isEnabled: item.isEnabled, tap: tap)
    }

    private func choose(_ item: UITabBarItem) throws(UIKitException) {
        ownSelectedItem = item
        guard let delegate else { return }
        Headless.note(delegate, "tabBar(_:didSelect:)")
        delegate.tabBar(self, didSelect: item)
        try Headless.propagate()
    }

    /// As in navigation bars touches at a point go to the content of the controller.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        controller == nil ? super.hitTest(point, with: event) : nil
    }

    private func checkIsOwn() throws(UIKitException) {
        if controller != nil {
            throw UnconfirmedContainers.tabBarOfController
        }
    }
}

/// Is told when the user chooses a tab.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        Headless.withdrawNote("tabBar(_:didSelect:)")
    }
}

/// What a tab bar reads from its element.
@MainActor
final class TabBarArchive: Archive {
    private let style: UIBarStyle
    private let isTranslucent: Bool
    private let barTintColor: UIColor?

    init(_ element: Element) {
        let bar = TabBar(element)
        style = UIBarStyle(named: bar.barStyle)
        isTranslucent = bar.isTranslucent
        barTintColor = UIColor(bar.barTintColor)
    }

    func apply(to bar: UITabBar) {
        bar.barStyle = style
        bar.isTranslucent = isTranslucent
        bar.barTintColor = barTintColor
    }
}
