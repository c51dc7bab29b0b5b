import Foundation

/// Has a say in how a split view controller collapses, expands and shows its columns.
@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// The display mode that the button for it leads to; automatic for UIKit's choice.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    // MARK: Without a style

    /// - Returns: true where the delegate has shown the controller itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// - Returns: true where the delegate has shown the controller itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// The primary controller after collapsing; nil for the present one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The primary controller after expanding; nil for the present one.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// - Returns: true where the secondary controller needs nothing more; false for UIKit's own way.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The secondary controller after expanding; nil for UIKit's own way.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: With columns

    /// The column that is on top after collapsing.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The display mode after expanding.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        Headless.withdrawNote("splitViewController(_:willChangeTo:)")
    }

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        Headless.withdrawNote("targetDisplayModeForAction(in:)")
        return .automatic
    }

    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        Headless.device.idiom == .pad ? .all : .allButUpsideDown
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        Headless.withdrawNote("splitViewController(_:show:sender:)")
        return false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        Headless.withdrawNote("splitViewController(_:showDetail:sender:)")
        return false
    }

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        Headless.withdrawNote("primaryViewController(forCollapsing:)")
        return nil
    }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        Headless.withdrawNote("primaryViewController(forExpanding:)")
        return nil
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        Headless.withdrawNote("splitViewController(_:collapseSecondary:onto:)")
        return false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        Headless.withdrawNote("splitViewController(_:separateSecondaryFrom:)")
        return nil
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        Headless.withdrawNote("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
        return proposedTopColumn
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        Headless.withdrawNote("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")
        return proposedDisplayMode
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        Headless.withdrawNote("splitViewControllerDidCollapse(_:)")
    }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        Headless.withdrawNote("splitViewControllerDidExpand(_:)")
    }

    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        Headless.withdrawNote("splitViewController(_:willShow:)")
    }

    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        Headless.withdrawNote("splitViewController(_:willHide:)")
    }
}
