import BoardwalkLegacyNames
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import Boardwalk

/// The storyboards of `Examples/Bookshop` as they lie in its folders, without its code.
private struct BookshopFolder: Headless.Loading {
    private let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Bookshop/Sources")

    func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        for folder in ["", "Base.lproj/", "en.lproj/"] {
            let url = sources.appending(path: "\(module(of: bundle))/Resources/\(folder)\(name).storyboard")
            if let document = try? Document(contentsOf: url.path) {
                return .init(document: document, key: url.path, module: module(of: bundle), bundle: bundle)
            }
        }
        return nil
    }

    func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? { nil }

    private func module(of bundle: Headless.BundlePlace) -> String {
        if case .identifier = bundle { "BookshopReviews" } else { "Bookshop" }
    }
}

@MainActor
@Suite("The links of the Bookshop", .serialized)
struct BookshopLinkTests {
    private func start(_ storyboard: String, _ identifier: String?) throws -> (UIWindow, UIViewController) {
        Headless.loader = BookshopFolder()
        Headless.device = .iPhone
        LegacyNames.register()
        let file = UIStoryboard(name: storyboard, bundle: nil)
        let made = try #require(
            identifier.map(file.instantiateViewController(withIdentifier:)) ?? file.instantiateInitialViewController())
        let container = made as? UINavigationController ?? UINavigationController(rootViewController: made)
        return (.showing(container), try #require(container.topViewController))
    }

    private func topmost(of window: UIWindow) -> String? { Headless.state(of: window).root?.topmost.className }

    @Test(
        "lead where they say",
        arguments: [
            ("Account", "Account", "Tour@Onboarding", "TourViewController"),
            ("Account", "Account", "@Wishlist", "WishlistViewController"),
            ("Book", "Book", "Author@Catalogue#byline", "AuthorViewController"),
            ("Book", "Book", "Author@Catalogue#moreBooks", "AuthorViewController"),
            ("Wishlist", "Wishlist", "showBook", "BookViewController"),
            ("Wishlist", "Wishlist", "showPreorder", "BookViewController"),
            ("Basket", "Basket", "showBook", "BookViewController"),
            ("Basket", "Basket", "checkout", "CheckoutAddressViewController"),
            ("Orders", "OrderNavigation", "buyAgain", "BookViewController"),
        ])
    func segues(storyboard: String, scene: String, segue: String, destination: String) throws {
        defer { LegacyNames.forget() }
        let (window, source) = try start(storyboard, scene)
        source.performSegue(withIdentifier: segue, sender: nil)
        let name = try #require(topmost(of: window))
        #expect(name == destination)
    }

    @Test("give the wishlist's tab its root")
    func wishlist() throws {
        Headless.loader = BookshopFolder()
        let tabs = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController)
        let window = UIWindow.showing(tabs)
        let index = try #require(tabs.viewControllers?.firstIndex { $0 is ExternNavigationController })
        tabs.selectedIndex = index
        #expect(tabs.selectedViewController?.tabBarItem.title == "Wishlist")
        #expect(topmost(of: window) == "WishlistViewController")
    }

    @Test("embed the featured books in the basket, in a placeholder that contains them")
    func featured() throws {
        defer { LegacyNames.forget() }
        let (window, basket) = try start("Basket", "Basket")
        let link = try #require(basket.children.lazy.compactMap { $0 as? EmbeddedStoryboardLink }.first)
        #expect(link.scene?.view.window === window)
        #expect(link.scene?.view.frame == link.view.bounds)
    }
}
