import Boardwalk

/// The books that the shop recommends.
final class FeaturedViewController: UICollectionViewController {
    private let books = Stock.featured

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        books.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let book = books[indexPath.item]
        let identifier = book.isSigned ? "FeaturedSignedBook" : book.isNew ? "FeaturedNewBook" : "FeaturedBook"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? FeaturedBookCell)?.show(book)
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? BookViewController {
            destination.book = collectionView.indexPath(ofCell: sender).map { books[$0.item] }
        }
    }
}
