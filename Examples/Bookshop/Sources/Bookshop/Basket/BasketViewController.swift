import Boardwalk

/// What the user is about to buy.
final class BasketViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var tableView: UITableView!
        @IBOutlet private(set) var subtotalLabel: UILabel!
        @IBOutlet private(set) var deliveryLabel: UILabel!
        @IBOutlet private(set) var totalLabel: UILabel!
        @IBOutlet private(set) var checkoutButton: UIButton!
    #else
        private(set) var tableView: UITableView!
        private(set) var subtotalLabel: UILabel!
        private(set) var deliveryLabel: UILabel!
        private(set) var totalLabel: UILabel!
        private(set) var checkoutButton: UIButton!
    #endif

    private var basket: Basket { Shop.shared.basket }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
        showTotals()
    }

    private func showTotals() {
        subtotalLabel.text = basket.subtotal.description
        deliveryLabel.text = basket.delivery == .free ? "Free" : basket.delivery.description
        totalLabel.text = basket.total.description
        checkoutButton.isEnabled = !basket.isEmpty
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        basket.items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BasketItem", for: indexPath)
        let item = basket.items[indexPath.row]
        if let cell = cell as? BasketItemCell {
            cell.didChangeCount = { [weak self] count in
                Shop.shared.basket.set(count, of: item.book)
                self?.tableView.reloadData()
                self?.showTotals()
            }
            cell.show(item)
        }
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? BookViewController {
            destination.book = tableView.indexPath(ofCell: sender).map { basket.items[$0.row].book }
        }
    }

    @IBAction private func redeemVoucher(_ segue: UIStoryboardSegue) {
        showTotals()
    }

    @IBAction private func cancelVoucher(_ segue: UIStoryboardSegue) {}

    @IBAction private func unwindToBasket(_ segue: UIStoryboardSegue) {}

    class var connections: [Headless.Connection] {
        [
            .outlet("tableView", \BasketViewController.tableView),
            .outlet("subtotalLabel", \BasketViewController.subtotalLabel),
            .outlet("deliveryLabel", \BasketViewController.deliveryLabel),
            .outlet("totalLabel", \BasketViewController.totalLabel),
            .outlet("checkoutButton", \BasketViewController.checkoutButton),
            .action("redeemVoucher:", BasketViewController.redeemVoucher),
            .action("cancelVoucher:", BasketViewController.cancelVoucher),
            .action("unwindToBasket:", BasketViewController.unwindToBasket),
        ]
    }
}
