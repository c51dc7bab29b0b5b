import Boardwalk
import BoardwalkLegacyNames
import BookshopReviews

/// How the app starts, and how links from outside lead into it.
@MainActor
public enum BookshopApp {
    /// The first view controller, in front of everything else.
    ///
    /// A debug build first checks that every scene is there that the app relies on.
    public static func start() throws(SceneError) -> BookshopTabBarController {
        LegacyNames.register()
        catalogue.assertValid()
        return try UIStoryboard.scene(at: "@Main", in: .bookshop, as: BookshopTabBarController.self)
    }

    /// Everything that the app makes by name.
    static let catalogue = StoryboardCatalogue(
        scenes: [BookViewController.self, BookSamplePageViewController.self],
        addresses: ["@Main", "SignIn@Account"],
        bundles: [.bookshop, .bookshopReviews])

    /// Follows a link such as `bookshop://book/9780000000031`.
    ///
    /// - Returns: false for a link that leads nowhere.
    @discardableResult
    static func open(_ link: URL, in tabs: BookshopTabBarController) -> Bool {
        guard link.scheme == "bookshop", link.host == "book", let book = Stock.book(isbn: link.lastPathComponent),
            let scene = try? BookViewController.instantiate(), let navigation = tabs.catalogueNavigation
        else { return false }
        scene.book = book
        tabs.selectedIndex = 0
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(scene, animated: false)
        return true
    }
}
