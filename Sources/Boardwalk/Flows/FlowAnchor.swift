/// What the popover of a flow points at.
///
/// Where the width is compact, as on a phone, UIKit shows a sheet instead.
@MainActor
public struct FlowAnchor {
    private enum Place {
        case rect(CGRect, in: UIView)
        case barButtonItem(UIBarButtonItem)
    }

    private let place: Place
    private let directions: UIPopoverArrowDirection

    /// A rectangle in a view's coordinates, in points; by default all of the view.
    public static func rect(
        _ rect: CGRect? = nil, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection = .any
    ) -> FlowAnchor {
        FlowAnchor(place: .rect(rect ?? view.bounds, in: view), directions: permittedArrowDirections)
    }

    /// A button of a navigation bar or toolbar. The other buttons of the bar can still be tapped while the popover is open.
    public static func barButtonItem(
        _ item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection = .any
    ) -> FlowAnchor {
        FlowAnchor(place: .barButtonItem(item), directions: permittedArrowDirections)
    }

    /// The class of the anchor's view where that is not on screen.
    var offScreen: String? {
        guard case .rect(_, let view) = place, view.window == nil else { return nil }
        return String(describing: type(of: view))
    }

    /// Makes a presentation a popover that points at the anchor.
    func apply(to controller: UIViewController, presenter: UIViewController) {
        controller.modalPresentationStyle = .popover
        guard let popover = controller.popoverPresentationController else { return }
        popover.permittedArrowDirections = directions
        switch place {
        case .rect(let rect, let view):
            popover.sourceView = view
            popover.sourceRect = rect
        case .barButtonItem(let item):
            popover.barButtonItem = item
            if let bar = presenter.viewIfLoaded?.window?.bar(of: item) {
                popover.passthroughViews = (popover.passthroughViews ?? []) + [bar]
            }
        }
    }
}

extension UIView {
    /// The bar, this view or one in it, that shows an item.
    fileprivate func bar(of item: UIBarButtonItem) -> UIView? {
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            if let toolbar = view as? UIToolbar, toolbar.items?.contains(where: { $0 === item }) == true {
                return toolbar
            }
            if let bar = view as? UINavigationBar, bar.items?.contains(where: { $0.shows(item) }) == true {
                return bar
            }
            pending += view.subviews
        }
        return nil
    }
}

extension UINavigationItem {
    fileprivate func shows(_ item: UIBarButtonItem) -> Bool {
        ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).contains { $0 === item }
    }
}
