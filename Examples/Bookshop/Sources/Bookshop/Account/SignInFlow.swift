import Boardwalk

/// Signing in, wherever an account is needed: finishes with the customer.
final class SignInFlow: StoryboardController<Customer> {
    init() {
        super.init(storyboardName: "Account", bundle: .bookshop)
    }

    /// The account itself is the storyboard's initial scene.
    override var firstSceneIdentifier: String? { "SignIn" }
}
