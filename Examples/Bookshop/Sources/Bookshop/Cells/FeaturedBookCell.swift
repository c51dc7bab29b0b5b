import Boardwalk

/// A book that the shop recommends.
final class FeaturedBookCell: UICollectionViewCell, Headless.Connecting {
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
            .outlet("titleLabel", \FeaturedBookCell.titleLabel),
            .outlet("authorLabel", \FeaturedBookCell.authorLabel),
            .outlet("coverView", \FeaturedBookCell.coverView),
        ]
    }
}
