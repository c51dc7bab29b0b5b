import Foundation

/// Shows what is found while the user types.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text or scope of the search bar has changed, or the search has become active.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search's presentation, or makes it.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)

    /// May present the search controller itself; if it does not, the search controller does.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        Headless.withdrawNote("willPresentSearchController")
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        Headless.withdrawNote("didPresentSearchController")
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        Headless.withdrawNote("willDismissSearchController")
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        Headless.withdrawNote("didDismissSearchController")
    }

    public func presentSearchController(_ searchController: UISearchController) {
        Headless.withdrawNote("presentSearchController")
    }
}
