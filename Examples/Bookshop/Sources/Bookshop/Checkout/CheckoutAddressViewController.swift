import Boardwalk

/// Where the books shall go.
final class CheckoutAddressViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var nameField: UITextField!
        @IBOutlet private(set) var streetField: UITextField!
        @IBOutlet private(set) var postcodeField: UITextField!
        @IBOutlet private(set) var townField: UITextField!
        @IBOutlet private(set) var emailField: UITextField!
        @IBOutlet private(set) var countryButton: UIButton!
        @IBOutlet private(set) var rememberSwitch: UISwitch!
    #else
        private(set) var nameField: UITextField!
        private(set) var streetField: UITextField!
        private(set) var postcodeField: UITextField!
        private(set) var townField: UITextField!
        private(set) var emailField: UITextField!
        private(set) var countryButton: UIButton!
        private(set) var rememberSwitch: UISwitch!
    #endif

    private(set) var country = Country.all[0]

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.text = Shop.shared.customer?.email
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? CountryPickerViewController {
            destination.country = country
        }
    }

    @IBAction private func chooseCountry(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? CountryPickerViewController, let chosen = source.country else { return }
        country = chosen
        countryButton.setTitle(chosen.name, for: .normal)
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("nameField", \CheckoutAddressViewController.nameField),
            .outlet("streetField", \CheckoutAddressViewController.streetField),
            .outlet("postcodeField", \CheckoutAddressViewController.postcodeField),
            .outlet("townField", \CheckoutAddressViewController.townField),
            .outlet("emailField", \CheckoutAddressViewController.emailField),
            .outlet("countryButton", \CheckoutAddressViewController.countryButton),
            .outlet("rememberSwitch", \CheckoutAddressViewController.rememberSwitch),
            .action("chooseCountry:", CheckoutAddressViewController.chooseCountry),
        ]
    }
}
