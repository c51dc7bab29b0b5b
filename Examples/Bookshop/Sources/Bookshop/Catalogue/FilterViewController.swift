import Boardwalk

/// What a book must be to be shown.
struct Filter: Hashable {
    var onlyInStock = false
    var onlySigned = false

    func allows(_ book: Book) -> Bool {
        (!onlyInStock || book.isInStock) && (!onlySigned || book.isSigned)
    }
}

/// Which books the catalogue shows.
final class FilterViewController: UITableViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var inStockSwitch: UISwitch!
        @IBOutlet private(set) var signedSwitch: UISwitch!
    #else
        private(set) var inStockSwitch: UISwitch!
        private(set) var signedSwitch: UISwitch!
    #endif

    var filter = Filter()

    override func viewDidLoad() {
        super.viewDidLoad()
        inStockSwitch.isOn = filter.onlyInStock
        signedSwitch.isOn = filter.onlySigned
    }

    @IBAction private func toggleInStock(_ sender: UISwitch) {
        filter.onlyInStock = sender.isOn
    }

    @IBAction private func toggleSigned(_ sender: UISwitch) {
        filter.onlySigned = sender.isOn
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("inStockSwitch", \FilterViewController.inStockSwitch),
            .outlet("signedSwitch", \FilterViewController.signedSwitch),
            .action("toggleInStock:", FilterViewController.toggleInStock),
            .action("toggleSigned:", FilterViewController.toggleSigned),
        ]
    }
}
