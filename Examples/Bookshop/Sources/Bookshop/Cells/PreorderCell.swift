import Boardwalk

/// A book that is not out yet.
final class PreorderCell: UITableViewCell, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var authorLabel: UILabel!
        @IBOutlet private(set) var priceLabel: UILabel!
        @IBOutlet private(set) var releaseLabel: UILabel!
        @IBOutlet private(set) var coverView: UIImageView!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var authorLabel: UILabel!
        private(set) var priceLabel: UILabel!
        private(set) var releaseLabel: UILabel!
        private(set) var coverView: UIImageView!
    #endif

    func show(_ book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.author.name
        priceLabel.text = book.price.description
        releaseLabel.text = "Pre-order · out on \(book.release ?? "a day to be told")"
        coverView.image = UIImage(named: book.cover, in: .bookshop, compatibleWith: nil)
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \PreorderCell.titleLabel),
            .outlet("authorLabel", \PreorderCell.authorLabel),
            .outlet("priceLabel", \PreorderCell.priceLabel),
            .outlet("releaseLabel", \PreorderCell.releaseLabel),
            .outlet("coverView", \PreorderCell.coverView),
        ]
    }
}
