/// Where a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Manages a presentation in a popover.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover is anchored to.
    open var sourceView: UIView?

    /// The anchor in the source view's coordinates, in points; null for all of the source view.
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var arrowDirection: UIPopoverArrowDirection { isAnchored && containerView != nil ? .up : .unknown }
    open var canOverlapSourceViewRect = false

    /// Views behind the popover that the user can touch while it is open.
    open var passthroughViews: [UIView]?

    /// The settings of the sheet that the popover becomes where the width is compact.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        style = .popover
        effectiveStyle = .popover
    }

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        let ofSheet = adaptiveSheetPresentationController.adaptivePresentationStyle(for: traitCollection)
        return ofSheet == .none ? UnconfirmedPresentation.compactStyle : ofSheet
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard effectiveStyle == .popover else { return }
        if let delegate = popoverDelegate {
            Headless.note(delegate, "prepareForPopoverPresentation")
            delegate.prepareForPopoverPresentation(self)
        }
        Headless.shell { () throws(UIKitException) in
            guard isAnchored else { throw missingAnchor }
        }
        letBarThrough()
    }

    /// The bar that has the item stays usable, its other buttons included; apps that do not want it set
    /// `passthroughViews` afterwards. (Documented for `UIPopoverController`, whose rule this has kept.)
    private func letBarThrough() {
        guard let barButtonItem, let bar = Headless.bar(showing: barButtonItem) else { return }
        if passthroughViews?.contains(where: { $0 === bar }) != true {
            passthroughViews = (passthroughViews ?? []) + [bar]
        }
    }

    private var isAnchored: Bool { sourceView != nil || barButtonItem != nil }

    private var missingAnchor: UIKitException {
        if let alert = presentedViewController as? UIAlertController {
            return alert.missingAnchor(presenter: presentingViewController)
        }
        return UIKitException(
            .generic,
            "UIPopoverPresentationController (\(Headless.pointer(self))) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        )
    }

    /// The anchor in a view's coordinates; nil for a bar button item, whose place is not known.
    func anchor(in view: UIView?) -> CGRect? {
        guard let sourceView, let view else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
    }
}

/// Decides about a popover, beyond what every presentation's delegate decides.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last chance to anchor the popover.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        Headless.withdrawNote("prepareForPopoverPresentation")
    }

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        Headless.withdrawNote("popoverPresentationControllerShouldDismissPopover")
        return true
    }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        Headless.withdrawNote("popoverPresentationControllerDidDismissPopover")
    }
}
