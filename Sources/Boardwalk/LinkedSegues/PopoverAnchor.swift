/// What a popover points at.
@MainActor
public enum PopoverAnchor {
    /// A view, or a rectangle in its coordinates, in points.
    case view(UIView, rect: CGRect? = nil)
    case barButtonItem(UIBarButtonItem)

    /// What has started a segue, as `prepare(for:sender:)` gets it; nil where that is neither a view nor a bar button item.
    ///
    /// ```swift
    /// (segue as? LinkedStoryboardPopoverSegue)?.anchor = PopoverAnchor(sender: sender)
    /// ```
    public init?(sender: Any?) {
        switch sender {
        case let item as UIBarButtonItem:
            self = .barButtonItem(item)
        case let view as UIView:
            self = .view(view)
        case let recognizer as UIGestureRecognizer:
            guard let view = recognizer.view else { return nil }
            self = .view(view)
        default:
            return nil
        }
    }

    func apply(to popover: UIPopoverPresentationController) {
        switch self {
        case .view(let view, let rect):
            popover.sourceView = view
            popover.sourceRect = rect ?? view.bounds
        case .barButtonItem(let item):
            popover.barButtonItem = item
        }
    }
}

/// A scene that knows what the popovers of its segues point at.
@MainActor
public protocol PopoverAnchoring: UIViewController {
    /// - Returns: nil where the scene has nothing to point at.
    func popoverAnchor(for segue: UIStoryboardSegue) -> PopoverAnchor?
}

/// A segue that presents a popover, whose anchor `prepare(for:sender:)` may set.
@MainActor
public protocol AnchoredSegue: UIStoryboardSegue {
    /// What the popover points at; nil for what the source answers as ``PopoverAnchoring``.
    var anchor: PopoverAnchor? { get set }
}

extension UIPopoverPresentationController {
    /// Where the popover has nothing to point at, as UIKit demands, it lies in the middle of a view and has no arrow.
    func anchorIfNeeded(toMiddleOf view: UIView) {
        guard sourceView == nil, barButtonItem == nil else { return }
        sourceView = view
        sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        permittedArrowDirections = []
    }
}
