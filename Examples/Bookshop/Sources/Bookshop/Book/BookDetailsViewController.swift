import Boardwalk

/// What a librarian wants to know of a book.
final class BookDetailsViewController: UITableViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var formatLabel: UILabel!
        @IBOutlet private(set) var isbnLabel: UILabel!
        @IBOutlet private(set) var languageLabel: UILabel!
        @IBOutlet private(set) var pagesLabel: UILabel!
        @IBOutlet private(set) var publishedLabel: UILabel!
        @IBOutlet private(set) var publisherLabel: UILabel!
    #else
        private(set) var formatLabel: UILabel!
        private(set) var isbnLabel: UILabel!
        private(set) var languageLabel: UILabel!
        private(set) var pagesLabel: UILabel!
        private(set) var publishedLabel: UILabel!
        private(set) var publisherLabel: UILabel!
    #endif

    var book: Book?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let book else { return }
        isbnLabel.text = book.isbn
        pagesLabel.text = "\(book.pages)"
        publishedLabel.text = book.release ?? "Last year"
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("formatLabel", \BookDetailsViewController.formatLabel),
            .outlet("isbnLabel", \BookDetailsViewController.isbnLabel),
            .outlet("languageLabel", \BookDetailsViewController.languageLabel),
            .outlet("pagesLabel", \BookDetailsViewController.pagesLabel),
            .outlet("publishedLabel", \BookDetailsViewController.publishedLabel),
            .outlet("publisherLabel", \BookDetailsViewController.publisherLabel),
        ]
    }
}
