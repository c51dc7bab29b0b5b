import Boardwalk

/// All books, with a search and a filter.
final class CatalogueViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var searchBar: UISearchBar!
        @IBOutlet private(set) var tableView: UITableView!
    #else
        private(set) var searchBar: UISearchBar!
        private(set) var tableView: UITableView!
    #endif

    private(set) var filter = Filter()
    private var query = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "BookCell", bundle: .bookshop), forCellReuseIdentifier: "SearchResult")
    }

    private var isSearching: Bool { !query.isEmpty }

    private var books: [Book] {
        Stock.books.filter { filter.allows($0) && (!isSearching || $0.title.localizedCaseInsensitiveContains(query)) }
    }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int {
        isSearching ? 1 : 2
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? books.count : Stock.genres.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 1 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Genre", for: indexPath)
            let genre = Stock.genres[indexPath.row]
            cell.textLabel?.text = genre
            cell.detailTextLabel?.text = "\(Stock.books.count { $0.genre == genre })"
            return cell
        }
        let book = books[indexPath.row]
        let identifier = isSearching ? "SearchResult" : book.isOut ? "Book" : "Preorder"
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        (cell as? BookCell)?.show(book)
        (cell as? PreorderCell)?.show(book)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // The cell of a search result lies in a file of its own, from which no segue leads.
        if isSearching {
            performSegue(withIdentifier: "showSearchResult", sender: tableView.cellForRow(at: indexPath))
        }
    }

    // MARK: Search

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        query = searchText
        tableView.reloadData()
    }

    // MARK: Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let destination as BookViewController:
            destination.book = tableView.indexPath(ofCell: sender).map { books[$0.row] }
        case let destination as ShelfViewController:
            if let row = tableView.indexPath(ofCell: sender)?.row {
                destination.shelf = Shelf(title: Stock.genres[row], books: Stock.books.filter { $0.genre == Stock.genres[row] })
            }
        case let destination as FilterViewController:
            destination.filter = filter
        default:
            break
        }
    }

    @IBAction private func applyFilter(_ segue: UIStoryboardSegue) {
        if let source = segue.source as? FilterViewController {
            filter = source.filter
            tableView.reloadData()
        }
    }

    @IBAction private func unwindToCatalogue(_ segue: UIStoryboardSegue) {}

    class var connections: [Headless.Connection] {
        [
            .outlet("searchBar", \CatalogueViewController.searchBar),
            .outlet("tableView", \CatalogueViewController.tableView),
            .action("applyFilter:", CatalogueViewController.applyFilter),
            .action("unwindToCatalogue:", CatalogueViewController.unwindToCatalogue),
        ]
    }
}
