import Boardwalk

/// Everything that the user has ordered.
final class OrdersViewController: UITableViewController, Headless.Connecting {
    private var orders: [Order] { Shop.shared.orders }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        orders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let order = orders[indexPath.row]
        let cell = tableView.dequeueReusableCell(
            withIdentifier: order.isDelivered ? "DeliveredOrder" : "Order", for: indexPath)
        (cell as? OrderCell)?.show(order)
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let order = tableView.indexPath(ofCell: sender).map { orders[$0.row] }
        if let navigation = segue.destination as? UINavigationController {
            (navigation.topViewController as? OrderViewController)?.order = order
        }
        (segue.destination as? TrackingViewController)?.order = order
    }

    @IBAction private func closeTracking(_ segue: UIStoryboardSegue) {}

    class var connections: [Headless.Connection] {
        [.action("closeTracking:", OrdersViewController.closeTracking)]
    }
}
