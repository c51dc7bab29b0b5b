import Boardwalk

/// Where the user enters the code of a voucher.
final class VoucherViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var codeField: UITextField!
        @IBOutlet private(set) var redeemButton: UIButton!
    #else
        private(set) var codeField: UITextField!
        private(set) var redeemButton: UIButton!
    #endif

    /// A code that is no voucher's keeps the user here.
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "redeemVoucher" || Shop.shared.basket.redeem(codeField.text ?? "")
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("codeField", \VoucherViewController.codeField),
            .outlet("redeemButton", \VoucherViewController.redeemButton),
        ]
    }
}
