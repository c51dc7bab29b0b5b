import Boardwalk

/// A book that the user wishes for.
final class WishlistBookCell: UICollectionViewCell, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var authorLabel: UILabel!
        @IBOutlet private(set) var priceLabel: UILabel!
        @IBOutlet private(set) var coverView: UIImageView!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var authorLabel: UILabel!
        private(set) var priceLabel: UILabel!
        private(set) var coverView: UIImageView!
    #endif

    func show(_ book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.author.name
        priceLabel.text = book.price.description
        coverView.image = UIImage(named: book.cover, in: .bookshop, compatibleWith: nil)
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \WishlistBookCell.titleLabel),
            .outlet("authorLabel", \WishlistBookCell.authorLabel),
            .outlet("priceLabel", \WishlistBookCell.priceLabel),
            .outlet("coverView", \WishlistBookCell.coverView),
        ]
    }
}
