import Boardwalk

/// A book in a list.
final class BookCell: UITableViewCell, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var authorLabel: UILabel!
        @IBOutlet private(set) var priceLabel: UILabel!
        @IBOutlet private(set) var reviewCountLabel: UILabel!
        @IBOutlet private(set) var coverView: UIImageView!
        @IBOutlet private(set) var starsView: UIStackView!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var authorLabel: UILabel!
        private(set) var priceLabel: UILabel!
        private(set) var reviewCountLabel: UILabel!
        private(set) var coverView: UIImageView!
        private(set) var starsView: UIStackView!
    #endif

    func show(_ book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.author.name
        priceLabel.text = book.price.description
        reviewCountLabel.text = "\(book.reviewCount)"
        coverView.image = UIImage(named: book.cover, in: .bookshop, compatibleWith: nil)
        starsView.show(rating: book.rating)
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \BookCell.titleLabel),
            .outlet("authorLabel", \BookCell.authorLabel),
            .outlet("priceLabel", \BookCell.priceLabel),
            .outlet("reviewCountLabel", \BookCell.reviewCountLabel),
            .outlet("coverView", \BookCell.coverView),
            .outlet("starsView", \BookCell.starsView),
        ]
    }
}
