import Boardwalk

/// Where the user signs in, in the account or in the middle of something else.
final class SignInViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var emailField: UITextField!
        @IBOutlet private(set) var passwordField: UITextField!
        @IBOutlet private(set) var signInButton: UIButton!
    #else
        private(set) var emailField: UITextField!
        private(set) var passwordField: UITextField!
        private(set) var signInButton: UIButton!
    #endif

    private(set) var customer: Customer?

    private var flow: SignInFlow? { storyboardController as? SignInFlow }

    @IBAction private func signIn(_ sender: UIControl) {
        guard let email = emailField.text, email.contains("@"), passwordField.text?.isEmpty == false else { return }
        let customer = Customer(email: email)
        self.customer = customer
        if let flow {
            flow.finish(with: customer)
        } else {
            performSegue(withIdentifier: "finishSignIn", sender: sender)
        }
    }

    /// In a flow, Cancel ends the flow; in the account it unwinds.
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard let flow else { return true }
        flow.cancel()
        return false
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("emailField", \SignInViewController.emailField),
            .outlet("passwordField", \SignInViewController.passwordField),
            .outlet("signInButton", \SignInViewController.signInButton),
            .action("signIn:", SignInViewController.signIn),
        ]
    }
}
