import Boardwalk

/// One order and its books.
final class OrderViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var numberLabel: UILabel!
        @IBOutlet private(set) var statusLabel: UILabel!
        @IBOutlet private(set) var tableView: UITableView!
    #else
        private(set) var numberLabel: UILabel!
        private(set) var statusLabel: UILabel!
        private(set) var tableView: UITableView!
    #endif

    var order: Order?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "BasketItemCell", bundle: .bookshop), forCellReuseIdentifier: "OrderedItem")
        guard let order else { return }
        numberLabel.text = "Order \(order.number)"
        statusLabel.text = order.isDelivered ? "Delivered" : "On its way"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        order?.items.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "OrderedItem", for: indexPath)
        if let item = order?.items[indexPath.row] {
            (cell as? BasketItemCell)?.show(item)
        }
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? BookViewController)?.book = order?.items.first?.book
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("numberLabel", \OrderViewController.numberLabel),
            .outlet("statusLabel", \OrderViewController.statusLabel),
            .outlet("tableView", \OrderViewController.tableView),
        ]
    }
}
