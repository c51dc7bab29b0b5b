import Boardwalk

/// Where a reader writes a review.
final class WriteReviewViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleField: UITextField!
        @IBOutlet private(set) var textView: UITextView!
        @IBOutlet private(set) var publishButton: UIBarButtonItem!
        @IBOutlet private(set) var starButtons: [UIButton]!
    #else
        private(set) var titleField: UITextField!
        private(set) var textView: UITextView!
        private(set) var publishButton: UIBarButtonItem!
        private(set) var starButtons: [UIButton]!
    #endif

    private var stars = 0

    /// The review as it stands; nil while it lacks stars or a title.
    var review: Review? {
        guard stars > 0, let title = titleField.text, !title.isEmpty else { return nil }
        return Review(title: title, text: textView.text ?? "", author: "You", stars: stars)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "publishReview" || review != nil
    }

    @IBAction private func rate(_ sender: UIButton) {
        stars = (starButtons.firstIndex(of: sender) ?? -1) + 1
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleField", \WriteReviewViewController.titleField),
            .outlet("textView", \WriteReviewViewController.textView),
            .outlet("publishButton", \WriteReviewViewController.publishButton),
            .outlets("starButtons", \WriteReviewViewController.starButtons),
            .action("rate:", WriteReviewViewController.rate),
        ]
    }
}
