import Boardwalk

/// What a reader says of a book.
final class ReviewCell: UITableViewCell, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var reviewLabel: UILabel!
        @IBOutlet private(set) var authorLabel: UILabel!
        @IBOutlet private(set) var dateLabel: UILabel!
        @IBOutlet private(set) var starsView: UIStackView!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var reviewLabel: UILabel!
        private(set) var authorLabel: UILabel!
        private(set) var dateLabel: UILabel!
        private(set) var starsView: UIStackView!
    #endif

    func show(_ review: Review) {
        titleLabel.text = review.title
        reviewLabel.text = review.text
        authorLabel.text = review.author
        for (index, star) in starsView.arrangedSubviews.enumerated() {
            star.alpha = index < review.stars ? 1 : 0.2
        }
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \ReviewCell.titleLabel),
            .outlet("reviewLabel", \ReviewCell.reviewLabel),
            .outlet("authorLabel", \ReviewCell.authorLabel),
            .outlet("dateLabel", \ReviewCell.dateLabel),
            .outlet("starsView", \ReviewCell.starsView),
        ]
    }
}
