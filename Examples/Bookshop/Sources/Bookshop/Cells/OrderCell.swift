import Boardwalk

/// An order in the list of orders.
final class OrderCell: UITableViewCell, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var numberLabel: UILabel!
        @IBOutlet private(set) var dateLabel: UILabel!
        @IBOutlet private(set) var totalLabel: UILabel!
        @IBOutlet private(set) var iconView: UIImageView!
    #else
        private(set) var numberLabel: UILabel!
        private(set) var dateLabel: UILabel!
        private(set) var totalLabel: UILabel!
        private(set) var iconView: UIImageView!
    #endif

    func show(_ order: Order) {
        numberLabel.text = "Order \(order.number)"
        dateLabel.text = order.isDelivered ? "Delivered" : "On its way"
        totalLabel.text = order.total.description
        iconView.image = UIImage(systemName: order.isDelivered ? "checkmark.circle" : "shippingbox")
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("numberLabel", \OrderCell.numberLabel),
            .outlet("dateLabel", \OrderCell.dateLabel),
            .outlet("totalLabel", \OrderCell.totalLabel),
            .outlet("iconView", \OrderCell.iconView),
        ]
    }
}
