/// An alert or an action sheet.
@MainActor
open class UIAlertController: UIViewController {
    /// The kinds of alerts.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle = Style.actionSheet
    open var message: String?
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    /// The text fields in their order; nil while there are none.
    open private(set) var textFields: [UITextField]?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
        modalPresentationStyle = isSheetOfPad ? .popover : .overFullScreen
    }

    /// On a phone an action sheet lies at the bottom, on other devices it is a popover.
    private var isSheetOfPad: Bool { preferredStyle == .actionSheet && Headless.deviceTraits.userInterfaceIdiom == .pad }

    open func addAction(_ action: UIAlertAction) {
        Headless.shell { () throws(UIKitException) in
            guard action.style != .cancel || cancelAction == nil else { throw UnconfirmedPresentation.oneCancelAction }
            actions.append(action)
        }
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        Headless.shell { () throws(UIKitException) in
            guard preferredStyle == .alert else { throw UnconfirmedPresentation.noTextFields }
            let field = UITextField(frame: .zero)
            textFields = (textFields ?? []) + [field]
            if let view = viewIfLoaded {
                view.addSubview(field)
                view.setNeedsLayout()
            }
            configurationHandler?(field)
            try Headless.propagate()
        }
    }

    open override func loadView() {
        let view = AlertView(frame: .zero)
        for field in textFields ?? [] {
            view.addSubview(field)
        }
        self.view = view
    }

    override func makePresentationController(source: UIViewController) -> UIPresentationController {
        guard !isSheetOfPad else {
            return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        }
        return AlertPresentationController(presentedViewController: self, presenting: nil)
    }

    // MARK: Choosing

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// What a user does by tapping an action: the alert goes, then the action's handler is called.
    func choose(_ action: UIAlertAction?) throws(UIKitException) {
        guard let presenter = presentation.presenting else { return }
        try presenter.dismissPresented(animated: true) {
            action?.run()
        }
    }

    func missingAnchor(presenter: UIViewController) -> UIKitException {
        UIKitException(
            .generic,
            """
            Your application has presented a UIAlertController (\(Headless.pointer(self))) of style \
            UIAlertControllerStyleActionSheet from \(Headless.className(of: presenter)) \
            (\(Headless.pointer(presenter))). The modalPresentationStyle of a UIAlertController with this style is \
            UIModalPresentationPopover. You must provide location information for this popover through the alert \
            controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a \
            barButtonItem.  If this information is not known when you present the alert controller, you may provide it \
            in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
            """)
    }
}

/// The view of an alert: its text fields below each other.
private final class AlertView: UIView {
    override func layoutSubviews() {
        let height = UnconfirmedPresentation.rowHeight
        for (index, field) in subviews.enumerated() {
            field.frame = CGRect(x: 0, y: height * CGFloat(index + 1), width: bounds.width, height: height)
        }
    }
}

/// Shows an alert in the middle, or an action sheet at the bottom, over everything else.
final class AlertPresentationController: UIPresentationController {
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        style = .overFullScreen
    }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func presentationTransitionWillBegin() {
        Headless.shell { () throws(UIKitException) in
            guard let alert, alert.title != nil || alert.message != nil || !alert.actions.isEmpty else {
                throw UnconfirmedPresentation.emptyAlert
            }
        }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let alert, let bounds = container?.bounds else { return .zero }
        let rows = 1 + (alert.textFields?.count ?? 0) + alert.actions.count
        let height = min(CGFloat(rows) * UnconfirmedPresentation.rowHeight, bounds.height)
        if alert.preferredStyle == .alert {
            let size = CGSize(width: UnconfirmedPresentation.alertWidth, height: height)
            return centered(size, in: bounds, prefersContentSize: false)
        }
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}
