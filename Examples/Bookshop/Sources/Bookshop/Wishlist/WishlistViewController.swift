import Boardwalk

/// The books that the user wishes for.
final class WishlistViewController: UICollectionViewController, Headless.Connecting {
    private var books: [Book] { Shop.shared.wishlist }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.reloadData()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        books.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let book = books[indexPath.item]
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: book.isOut ? "WishlistBook" : "WishlistPreorder", for: indexPath)
        (cell as? WishlistBookCell)?.show(book)
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? BookViewController {
            destination.book = collectionView.indexPath(ofCell: sender).map { books[$0.item] }
        }
    }

    @IBAction private func toggleEditing(_ sender: UIBarButtonItem) {
        setEditing(!isEditing, animated: true)
    }

    class var connections: [Headless.Connection] {
        [.action("toggleEditing:", WishlistViewController.toggleEditing)]
    }
}
