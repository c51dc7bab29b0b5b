import InterfaceBuilder

/// A bar of buttons.
@MainActor
open class UIToolbar: UIView, UIBarPositioning {
    open weak var delegate: (any UIToolbarDelegate)?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true

    /// The controller whose top the bar serves; nil for a bar of its own.
    final weak var controller: UINavigationController?
    private var ownItems: [UIBarButtonItem]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.archive(ToolbarArchive.self).apply(to: self)
            let made = nib.inner(array: "items", as: UIBarButtonItem.self)
            ownItems = made.isEmpty ? nil : made
        }
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// From the left edge on. The bar of a navigation controller shows those of the controller on top.
    open var items: [UIBarButtonItem]? {
        get { controller.map { $0.topViewController?.toolbarItems } ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        ownItems = items
    }
}

/// Says where a toolbar is.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// What a toolbar reads from its element.
@MainActor
final class ToolbarArchive: Archive {
    private let style: UIBarStyle
    private let isTranslucent: Bool

    init(_ element: Element) {
        let bar = Toolbar(element)
        style = UIBarStyle(named: bar.barStyle)
        isTranslucent = bar.isTranslucent
    }

    func apply(to bar: UIToolbar) {
        bar.barStyle = style
        bar.isTranslucent = isTranslucent
    }
}
