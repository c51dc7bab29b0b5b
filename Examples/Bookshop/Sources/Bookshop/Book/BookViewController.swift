import Boardwalk

/// One book, to be looked at and bought.
final class BookViewController: UIViewController, StoryboardScene, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var blurbLabel: UILabel!
        @IBOutlet private(set) var priceLabel: UILabel!
        @IBOutlet private(set) var ratingLabel: UILabel!
        @IBOutlet private(set) var stockLabel: UILabel!
        @IBOutlet private(set) var starsView: UIStackView!
        @IBOutlet private(set) var coverView: UIImageView!
        @IBOutlet private(set) var authorButton: UIButton!
        @IBOutlet private(set) var addToBasketButton: UIButton!
        @IBOutlet private(set) var wishlistButton: UIBarButtonItem!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var blurbLabel: UILabel!
        private(set) var priceLabel: UILabel!
        private(set) var ratingLabel: UILabel!
        private(set) var stockLabel: UILabel!
        private(set) var starsView: UIStackView!
        private(set) var coverView: UIImageView!
        private(set) var authorButton: UIButton!
        private(set) var addToBasketButton: UIButton!
        private(set) var wishlistButton: UIBarButtonItem!
    #endif

    static let storyboardName = "Book"
    static let sceneIdentifier: String? = "Book"
    static let storyboardBundle = Bundle.bookshop

    var book: Book?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let book else { return }
        title = book.title
        titleLabel.text = book.title
        blurbLabel.text = book.blurb
        priceLabel.text = book.price.description
        ratingLabel.text = "\(book.rating) · \(book.reviewCount) reviews"
        stockLabel.text = book.release.map { "Out on \($0)" } ?? (book.isInStock ? "In stock" : "Sold out")
        starsView.show(rating: book.rating)
        coverView.image = UIImage(named: book.cover, in: .bookshop, compatibleWith: nil)
        authorButton.setTitle(book.author.name, for: .normal)
        showWish()
    }

    // MARK: Actions

    @IBAction private func addToBasket(_ sender: UIButton) {
        guard let book else { return }
        Shop.shared.basket.add(book)
    }

    @IBAction private func toggleWishlist(_ sender: UIBarButtonItem) {
        guard let book else { return }
        if let index = Shop.shared.wishlist.firstIndex(of: book) {
            Shop.shared.wishlist.remove(at: index)
        } else {
            Shop.shared.wishlist.append(book)
        }
        showWish()
    }

    @IBAction private func shareBook(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: book?.title, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy Link", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true)
    }

    private func showWish() {
        let isWished = book.map(Shop.shared.wishlist.contains) ?? false
        wishlistButton.image = UIImage(systemName: isWished ? "heart.fill" : "heart")
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let destination as AuthorViewController:
            destination.author = book?.author
        case let destination as BookDetailsViewController:
            destination.book = book
        case let destination as UINavigationController:
            (destination.topViewController as? BookSampleViewController)?.book = book
        default:
            break
        }
    }

    @IBSegueAction private func makeCoverViewController(_ coder: NSCoder) -> CoverViewController? {
        CoverViewController(coder: coder, cover: book?.cover)
    }

    @IBAction private func closeCover(_ segue: UIStoryboardSegue) {}

    @IBAction private func closeSample(_ segue: UIStoryboardSegue) {}

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \BookViewController.titleLabel),
            .outlet("blurbLabel", \BookViewController.blurbLabel),
            .outlet("priceLabel", \BookViewController.priceLabel),
            .outlet("ratingLabel", \BookViewController.ratingLabel),
            .outlet("stockLabel", \BookViewController.stockLabel),
            .outlet("starsView", \BookViewController.starsView),
            .outlet("coverView", \BookViewController.coverView),
            .outlet("authorButton", \BookViewController.authorButton),
            .outlet("addToBasketButton", \BookViewController.addToBasketButton),
            .outlet("wishlistButton", \BookViewController.wishlistButton),
            .action("addToBasket:", BookViewController.addToBasket),
            .action("shareBook:", BookViewController.shareBook),
            .action("toggleWishlist:", BookViewController.toggleWishlist),
            .action("closeCover:", BookViewController.closeCover),
            .action("closeSample:", BookViewController.closeSample),
            .segueAction("makeCoverViewController:", BookViewController.makeCoverViewController),
        ]
    }
}
