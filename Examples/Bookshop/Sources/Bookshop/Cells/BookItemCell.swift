import Boardwalk

/// A book in a collection.
class BookItemCell: UICollectionViewCell, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var authorLabel: UILabel!
        @IBOutlet private(set) var coverView: UIImageView!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var authorLabel: UILabel!
        private(set) var coverView: UIImageView!
    #endif

    func show(_ book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.author.name
        coverView.image = UIImage(named: book.cover, in: .bookshop, compatibleWith: nil)
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \BookItemCell.titleLabel),
            .outlet("authorLabel", \BookItemCell.authorLabel),
            .outlet("coverView", \BookItemCell.coverView),
        ]
    }
}
