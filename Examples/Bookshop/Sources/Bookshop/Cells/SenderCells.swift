import Boardwalk

extension UITableView {
    /// The row of the cell that has started a segue.
    func indexPath(ofCell sender: Any?) -> IndexPath? {
        (sender as? UITableViewCell).flatMap(indexPath(for:))
    }
}

extension UICollectionView {
    /// The item of the cell that has started a segue.
    func indexPath(ofCell sender: Any?) -> IndexPath? {
        (sender as? UICollectionViewCell).flatMap(indexPath(for:))
    }
}
