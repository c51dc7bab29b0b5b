import Boardwalk

/// What stands above a shelf.
final class ShelfHeaderView: UICollectionReusableView, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var countLabel: UILabel!
    #else
        private(set) var countLabel: UILabel!
    #endif

    func show(count: Int) {
        countLabel.text = count == 1 ? "1 book" : "\(count) books"
    }

    class var connections: [Headless.Connection] {
        [.outlet("countLabel", \ShelfHeaderView.countLabel)]
    }
}
