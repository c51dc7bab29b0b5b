import Boardwalk

/// What the shop itself says of a book.
final class BooksellerReviewCell: UITableViewCell, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var reviewLabel: UILabel!
        @IBOutlet private(set) var authorLabel: UILabel!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var reviewLabel: UILabel!
        private(set) var authorLabel: UILabel!
    #endif

    func show(_ review: Review) {
        titleLabel.text = review.title
        reviewLabel.text = review.text
        authorLabel.text = review.author
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \BooksellerReviewCell.titleLabel),
            .outlet("reviewLabel", \BooksellerReviewCell.reviewLabel),
            .outlet("authorLabel", \BooksellerReviewCell.authorLabel),
        ]
    }
}
