import Boardwalk

/// Shows the confirmation in the place of the steps that led to it, so that there is no way back to them.
final class OrderPlacedSegue: UIStoryboardSegue {
    override func perform() {
        source.navigationController?.setViewControllers([destination], animated: true)
    }
}
