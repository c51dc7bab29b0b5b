/// Manages the presentation of one view controller from its start to the end of its dismissal.
@MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var presented: UIViewController?
    final weak var presenter: UIViewController?
    /// The controller that was asked to present; the presenter may be a container around it.
    final weak var source: UIViewController?
    /// The controller that the adaptive delegate put in the presented one's place.
    final weak var adapted: UIViewController?
    final weak var container: PresentationContainerView?
    final var style: UIModalPresentationStyle = .custom
    /// The style after adaptation to the size classes.
    final var effectiveStyle: UIModalPresentationStyle = .custom
    final var transitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether the presenter has disappeared behind the presentation.
    final var hidesPresenter = false
    final var presenterPlace: PresenterPlace?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// The controller that is, or is about to be, presented.
    ///
    /// It owns this object, not the reverse: after it is gone this is an empty controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The controller that presents; before the presentation starts, the presented one.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }

    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view in the window in which the presentation takes place; nil outside a presentation.
    open var containerView: UIView? { container }
    open var presentedView: UIView? { shown.viewIfLoaded }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Traits for the presented controller in place of those that it would have.
    open var overrideTraitCollection: UITraitCollection?

    /// Where the presented view ends up, in the container's coordinates, in points.
    open var frameOfPresentedViewInContainerView: CGRect { standardFrame }

    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view leaves the window, which also makes the presenter disappear.
    open var shouldRemovePresentersView: Bool { effectiveStyle.removesPresenter }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Adaptation

    /// The style in an environment; `.none` to keep the presentation's own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The style in the current environment; `.none` to keep the presentation's own.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: windowTraits)
    }

    // MARK: Content

    open var preferredContentSize: CGSize { shown.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open var traitCollection: UITraitCollection { traits }
}

/// Where the view of a presenter was before it left the window.
struct PresenterPlace {
    weak var superview: UIView?
    let index: Int
    let fillsSuperview: Bool
}

extension UIPresentationController {
    /// The controller on screen: the presented one, or what adaptation put around it.
    var shown: UIViewController { adapted ?? presentedViewController }

    /// The traits of the window in which the presentation takes place.
    var windowTraits: UITraitCollection {
        (container?.window ?? presenter?.viewIfLoaded?.window)?.traitCollection ?? Headless.deviceTraits
    }

    /// The traits of the presented controller.
    var traits: UITraitCollection {
        let outer = (effectiveStyle.isInContext ? presenter?.traitCollection : nil) ?? windowTraits
        var parts: [UITraitCollection] = []
        if effectiveStyle == .popover || effectiveStyle == .formSheet {
            parts.append(UITraitCollection(horizontalSizeClass: .compact))
        }
        if let overrideTraitCollection {
            parts.append(overrideTraitCollection)
        }
        return parts.isEmpty ? outer : UITraitCollection(traitsFrom: [outer] + parts)
    }
}
