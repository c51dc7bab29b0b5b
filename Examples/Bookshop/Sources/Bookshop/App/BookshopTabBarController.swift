import Boardwalk

/// The five parts of the app.
public final class BookshopTabBarController: UITabBarController, Headless.Connecting {
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !Shop.shared.hasSeenOnboarding {
            performSegue(withIdentifier: "showOnboarding", sender: self)
        }
    }

    @IBAction private func unwindFromOnboarding(_ segue: UIStoryboardSegue) {
        Shop.shared.hasSeenOnboarding = true
    }

    /// The navigation controller of the catalogue's tab.
    var catalogueNavigation: UINavigationController? {
        viewControllers?.first as? UINavigationController
    }

    public class var connections: [Headless.Connection] {
        [.action("unwindFromOnboarding:", BookshopTabBarController.unwindFromOnboarding)]
    }
}
