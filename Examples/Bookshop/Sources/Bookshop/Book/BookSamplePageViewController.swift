import Boardwalk

/// One page of a sample.
final class BookSamplePageViewController: UIViewController, StoryboardScene, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var chapterLabel: UILabel!
        @IBOutlet private(set) var pageNumberLabel: UILabel!
        @IBOutlet private(set) var textView: UITextView!
    #else
        private(set) var chapterLabel: UILabel!
        private(set) var pageNumberLabel: UILabel!
        private(set) var textView: UITextView!
    #endif

    static let storyboardName = "Book"
    static let sceneIdentifier: String? = "SamplePage"
    static let storyboardBundle = Bundle.bookshop

    var book: Book?
    var number = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        pageNumberLabel.text = "\(number)"
        if let book {
            chapterLabel.text = book.title
        }
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("chapterLabel", \BookSamplePageViewController.chapterLabel),
            .outlet("pageNumberLabel", \BookSamplePageViewController.pageNumberLabel),
            .outlet("textView", \BookSamplePageViewController.textView),
        ]
    }
}
