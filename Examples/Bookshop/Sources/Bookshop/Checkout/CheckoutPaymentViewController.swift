import Boardwalk

/// How the user pays.
final class CheckoutPaymentViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var methodControl: UISegmentedControl!
        @IBOutlet private(set) var cardNumberField: UITextField!
        @IBOutlet private(set) var expiryField: UITextField!
        @IBOutlet private(set) var securityCodeField: UITextField!
        @IBOutlet private(set) var totalLabel: UILabel!
        @IBOutlet private(set) var placeOrderButton: UIButton!
    #else
        private(set) var methodControl: UISegmentedControl!
        private(set) var cardNumberField: UITextField!
        private(set) var expiryField: UITextField!
        private(set) var securityCodeField: UITextField!
        private(set) var totalLabel: UILabel!
        private(set) var placeOrderButton: UIButton!
    #endif

    private(set) var order: Order?

    override func viewDidLoad() {
        super.viewDidLoad()
        totalLabel.text = Shop.shared.basket.total.description
    }

    @IBAction private func changeMethod(_ sender: UISegmentedControl) {
        let paysByCard = sender.selectedSegmentIndex == 0
        for field in [cardNumberField, expiryField, securityCodeField] {
            field?.isEnabled = paysByCard
        }
    }

    /// An order needs an account: whoever has not signed in does so now, and comes back here.
    @IBAction private func placeOrder(_ sender: UIButton) {
        guard Shop.shared.customer == nil else { return finish() }
        do {
            try SignInFlow().present(from: self) { [weak self] outcome in
                guard case .finished(let customer) = outcome else { return }
                Shop.shared.customer = customer
                self?.finish()
            }
        } catch {
            assertionFailure("\(error)")
        }
    }

    private func finish() {
        order = Shop.shared.order()
        performSegue(withIdentifier: "showConfirmation", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? CheckoutConfirmationViewController {
            destination.order = order
        }
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("methodControl", \CheckoutPaymentViewController.methodControl),
            .outlet("cardNumberField", \CheckoutPaymentViewController.cardNumberField),
            .outlet("expiryField", \CheckoutPaymentViewController.expiryField),
            .outlet("securityCodeField", \CheckoutPaymentViewController.securityCodeField),
            .outlet("totalLabel", \CheckoutPaymentViewController.totalLabel),
            .outlet("placeOrderButton", \CheckoutPaymentViewController.placeOrderButton),
            .action("changeMethod:", CheckoutPaymentViewController.changeMethod),
            .action("placeOrder:", CheckoutPaymentViewController.placeOrder),
        ]
    }
}
