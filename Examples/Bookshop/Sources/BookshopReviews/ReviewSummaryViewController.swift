import Boardwalk

/// The reviews of a book in a few numbers.
final class ReviewSummaryViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var averageLabel: UILabel!
        @IBOutlet private(set) var countLabel: UILabel!
        @IBOutlet private(set) var quoteLabel: UILabel!
        @IBOutlet private(set) var starsView: UIStackView!
        @IBOutlet private(set) var shareViews: [UIProgressView]!
    #else
        private(set) var averageLabel: UILabel!
        private(set) var countLabel: UILabel!
        private(set) var quoteLabel: UILabel!
        private(set) var starsView: UIStackView!
        private(set) var shareViews: [UIProgressView]!
    #endif

    override func viewDidLoad() {
        super.viewDidLoad()
        let reviews = Review.all
        countLabel.text = "\(reviews.count) reviews"
        quoteLabel.text = reviews.first?.text
        for (index, view) in shareViews.enumerated() {
            view.progress = Float(reviews.count { $0.stars == 5 - index }) / Float(reviews.count)
        }
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("averageLabel", \ReviewSummaryViewController.averageLabel),
            .outlet("countLabel", \ReviewSummaryViewController.countLabel),
            .outlet("quoteLabel", \ReviewSummaryViewController.quoteLabel),
            .outlet("starsView", \ReviewSummaryViewController.starsView),
            .outlets("shareViews", \ReviewSummaryViewController.shareViews),
        ]
    }
}
