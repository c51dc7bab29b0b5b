import Boardwalk

/// The shop has the order.
final class CheckoutConfirmationViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var orderNumberLabel: UILabel!
        @IBOutlet private(set) var messageLabel: UILabel!
    #else
        private(set) var orderNumberLabel: UILabel!
        private(set) var messageLabel: UILabel!
    #endif

    var order: Order?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let order {
            orderNumberLabel.text = "Order \(order.number)"
        }
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("orderNumberLabel", \CheckoutConfirmationViewController.orderNumberLabel),
            .outlet("messageLabel", \CheckoutConfirmationViewController.messageLabel),
        ]
    }
}
