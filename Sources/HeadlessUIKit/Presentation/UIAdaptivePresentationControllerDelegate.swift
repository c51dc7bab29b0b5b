import Foundation

/// Decides how a presentation adapts to size classes, and hears of its dismissal by the user.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in an environment where the width is compact; `.none` to keep the presentation's own.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style in any environment; `.none` to keep the presentation's own.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The controller to show in an adapted style; nil for the presented one.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether the user may dismiss the presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to dismiss the presentation and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        Headless.withdrawNote("adaptivePresentationStyle(for:traitCollection:)")
        guard traitCollection.horizontalSizeClass == .compact else {
            return controller.adaptivePresentationStyle(for: traitCollection)
        }
        return adaptivePresentationStyle(for: controller)
    }

    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        Headless.withdrawNote("presentationController(_:viewControllerForAdaptivePresentationStyle:)")
        return nil
    }

    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        Headless.withdrawNote("presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        Headless.withdrawNote("presentationControllerShouldDismiss")
        return true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        Headless.withdrawNote("presentationControllerWillDismiss")
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        Headless.withdrawNote("presentationControllerDidDismiss")
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        Headless.withdrawNote("presentationControllerDidAttemptToDismiss")
    }
}
