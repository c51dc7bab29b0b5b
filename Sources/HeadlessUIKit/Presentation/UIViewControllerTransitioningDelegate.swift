import Foundation

/// Gives the presentation controller, animators and interaction of a presentation.
@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Asked for presentations of the style `.custom`; nil for a plain one.
    ///
    /// - Parameters:
    ///   - presenting: nil where UIKit does not know the presenter yet.
    ///   - source: the controller that was asked to present.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        Headless.withdrawNote("presentationController(forPresented:presenting:source:)")
        return nil
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Headless.withdrawNote("animationController(forPresented:presenting:source:)")
        return nil
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Headless.withdrawNote("animationController(forDismissed:)")
        return nil
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Headless.withdrawNote("interactionControllerForPresentation")
        return nil
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Headless.withdrawNote("interactionControllerForDismissal")
        return nil
    }
}
