import Boardwalk

/// The orders, and one of them beside.
final class OrdersSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    nonisolated override func awakeFromNib() {
        MainActor.assumeIsolated {
            super.awakeFromNib()
            delegate = self
        }
    }

    /// On a phone the list comes first, as long as no order was chosen.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let navigation = secondaryViewController as? UINavigationController
        return (navigation?.topViewController as? OrderViewController)?.order == nil
    }
}
