import InterfaceBuilder

/// A bar of buttons.
@MainActor
open class UIToolbar: UIView, UIBarPositioning, ButtonBar {
    open weak var delegate: (any UIToolbarDelegate)?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var barTintColor: UIColor?

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

    // MARK: What it shows

    private var views = BarViews()

    final var shownButtons: [UIBarButtonItem] { items ?? [] }

    final var actionStart: UIResponder { controller?.topViewController ?? self }

    final override var parts: [Headless.Part] { buttonParts }

    open override func layoutIfNeeded() {
        let custom = shownButtons.compactMap(\.customView)
        if !custom.isEmpty || !views.isEmpty {
            views.show(leading: custom, in: self)
        }
        super.layoutIfNeeded()
        // What an item has is looked at each time.
        noteLayoutNeeded()
    }

    /// As in navigation bars touches at a point go to the content of the controller.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        controller == nil ? super.hitTest(point, with: event) : nil
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
    private let barTintColor: UIColor?

    init(_ element: Element) {
        let bar = Toolbar(element)
        style = UIBarStyle(named: bar.barStyle)
        isTranslucent = bar.isTranslucent
        barTintColor = UIColor(bar.barTintColor)
    }

    func apply(to bar: UIToolbar) {
        bar.barStyle = style
        bar.isTranslucent = isTranslucent
        bar.barTintColor = barTintColor
    }
}
