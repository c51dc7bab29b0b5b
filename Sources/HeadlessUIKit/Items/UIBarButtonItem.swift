/// A button of a navigation bar or toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
    open var style = Style.plain
    /// In points; 0 for the width of the content.
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    open var possibleTitles: Set<String>?
    /// The view that is shown instead.
    open var customView: UIView?
    open var action: Selector?
    /// Nil for whoever in the responder chain takes the action.
    open weak var target: AnyObject?
    /// What a press does in place of an action; sets the title and the image where it has them.
    open var primaryAction: UIAction? {
        didSet { takeAppearanceOfAction() }
    }
    /// Whether dragging something onto the button presses it.
    open var isSpringLoaded = false

    /// What the system draws and names; nil for an item with a title, an image or a view of its own.
    final var systemItem: SystemItem?
    /// What UIKit itself does when its own item is pressed.
    final var ownAction: (@MainActor () -> Void)?
    /// The controller whose scene has the segues that the item starts.
    final weak var segueController: UIViewController?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
        self.systemItem = systemItem
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init(title: title, style: .plain, target: nil, action: nil)
        self.image = image
        self.primaryAction = primaryAction
        takeAppearanceOfAction()
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        takeAppearanceOfAction()
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.archive(BarButtonItemArchive.self).apply(to: self, from: nib)
        }
    }

    private func takeAppearanceOfAction() {
        guard let primaryAction else { return }
        title = primaryAction.title.isEmpty ? title : primaryAction.title
        image = primaryAction.image ?? image
    }

    final override var spokenName: String? { accessibilityLabel ?? systemItem?.spokenName }

    /// A space of the width that is left over.
    open class func flexibleSpace() -> Self {
        make(space: .flexibleSpace)
    }

    /// A space of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make(space: .fixedSpace)
        item.width = width
        return item
    }
}

extension UIBarButtonItem {
    /// Whether the item only keeps others apart.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem: ActionSender {
    func connect(_ action: Selector, to receiver: AnyObject?, event: String?) {
        self.action = action
        target = receiver
    }
}
