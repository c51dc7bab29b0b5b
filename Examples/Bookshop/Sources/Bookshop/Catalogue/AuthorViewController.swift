import Boardwalk

/// An author and their books.
final class AuthorViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var nameLabel: UILabel!
        @IBOutlet private(set) var summaryLabel: UILabel!
        @IBOutlet private(set) var biographyLabel: UILabel!
        @IBOutlet private(set) var portraitView: UIImageView!
        @IBOutlet private(set) var followButton: UIButton!
        @IBOutlet private(set) var tableView: UITableView!
    #else
        private(set) var nameLabel: UILabel!
        private(set) var summaryLabel: UILabel!
        private(set) var biographyLabel: UILabel!
        private(set) var portraitView: UIImageView!
        private(set) var followButton: UIButton!
        private(set) var tableView: UITableView!
    #endif

    var author: Author?

    private var books: [Book] { author.map(Stock.books(by:)) ?? [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let author else { return }
        title = author.name
        nameLabel.text = author.name
        summaryLabel.text = books.count == 1 ? "1 book" : "\(books.count) books"
        biographyLabel.text = author.biography
        showFollowing()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "AuthorBook", for: indexPath)
        (cell as? BookCell)?.show(books[indexPath.row])
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? BookViewController {
            destination.book = tableView.indexPath(ofCell: sender).map { books[$0.row] }
        }
    }

    @IBAction private func toggleFollowing(_ sender: UIButton) {
        guard let author else { return }
        Shop.shared.followedAuthors.formSymmetricDifference([author])
        showFollowing()
    }

    private func showFollowing() {
        let isFollowed = author.map(Shop.shared.followedAuthors.contains) ?? false
        followButton.setTitle(isFollowed ? "Following" : "Follow", for: .normal)
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("nameLabel", \AuthorViewController.nameLabel),
            .outlet("summaryLabel", \AuthorViewController.summaryLabel),
            .outlet("biographyLabel", \AuthorViewController.biographyLabel),
            .outlet("portraitView", \AuthorViewController.portraitView),
            .outlet("followButton", \AuthorViewController.followButton),
            .outlet("tableView", \AuthorViewController.tableView),
            .action("toggleFollowing:", AuthorViewController.toggleFollowing),
        ]
    }
}
