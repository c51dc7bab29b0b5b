import Boardwalk

/// Books that stand together.
struct Shelf: Hashable {
    let title: String
    let books: [Book]
}

/// The books of one kind.
final class ShelfViewController: UICollectionViewController {
    var shelf = Shelf(title: "Featured", books: Stock.featured)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = shelf.title
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shelf.books.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let book = shelf.books[indexPath.item]
        let identifier = book.price < Price(pence: 1000) ? "ShelfOffer" : "ShelfBook"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? ShelfBookCell)?.show(book)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "ShelfHeader", for: indexPath)
        (view as? ShelfHeaderView)?.show(count: shelf.books.count)
        return view
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? BookViewController {
            destination.book = collectionView.indexPath(ofCell: sender).map { shelf.books[$0.item] }
        }
    }
}
