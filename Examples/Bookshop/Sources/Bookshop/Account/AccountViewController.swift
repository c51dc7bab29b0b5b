import Boardwalk

/// Who the user is, and what the shop may send them.
final class AccountViewController: UITableViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var profileNameLabel: UILabel!
        @IBOutlet private(set) var profileDetailLabel: UILabel!
        @IBOutlet private(set) var notificationsSwitch: UISwitch!
        @IBOutlet private(set) var newsletterSwitch: UISwitch!
    #else
        private(set) var profileNameLabel: UILabel!
        private(set) var profileDetailLabel: UILabel!
        private(set) var notificationsSwitch: UISwitch!
        private(set) var newsletterSwitch: UISwitch!
    #endif

    private(set) var getsNotifications = true
    private(set) var getsNewsletter = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showProfile()
    }

    private func showProfile() {
        guard let customer = Shop.shared.customer else { return }
        profileNameLabel.text = customer.email
        profileDetailLabel.text = "Signed in"
    }

    @IBAction private func toggleNotifications(_ sender: UISwitch) {
        getsNotifications = sender.isOn
    }

    @IBAction private func toggleNewsletter(_ sender: UISwitch) {
        getsNewsletter = sender.isOn
    }

    @IBAction private func unwindFromSignIn(_ segue: UIStoryboardSegue) {
        Shop.shared.customer = (segue.source as? SignInViewController)?.customer
        showProfile()
    }

    @IBAction private func cancelSignIn(_ segue: UIStoryboardSegue) {}

    class var connections: [Headless.Connection] {
        [
            .outlet("profileNameLabel", \AccountViewController.profileNameLabel),
            .outlet("profileDetailLabel", \AccountViewController.profileDetailLabel),
            .outlet("notificationsSwitch", \AccountViewController.notificationsSwitch),
            .outlet("newsletterSwitch", \AccountViewController.newsletterSwitch),
            .action("toggleNotifications:", AccountViewController.toggleNotifications),
            .action("toggleNewsletter:", AccountViewController.toggleNewsletter),
            .action("unwindFromSignIn:", AccountViewController.unwindFromSignIn),
            .action("cancelSignIn:", AccountViewController.cancelSignIn),
        ]
    }
}
