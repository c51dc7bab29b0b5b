import HeadlessUIKit
import Testing

@testable import Bookshop

/// Somebody who uses the app: it runs from its first screen on, and is left again without a trace.
@MainActor
final class Reader {
    let window: UIWindow
    let tabs: BookshopTabBarController

    /// - Parameter isNew: whether the app starts for the first time.
    init(on device: Headless.Device = .iPhone, isNew: Bool = false) throws {
        Headless.loader = Headless.BundleLoader()
        Headless.device = device
        Headless.log.clear()
        Shop.shared.reset()
        Shop.shared.hasSeenOnboarding = !isNew
        tabs = try BookshopApp.start()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }

    /// What the reader sees, if it is of this class.
    func sees<Screen: UIViewController>(_ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation) throws -> Screen {
        try #require(
            Headless.topmostController(in: window) as? Screen, "\(Headless.state(of: window))", sourceLocation: sourceLocation)
    }

    func taps(_ title: String) throws {
        try Headless.tap(titled: title)
    }

    func taps(tab title: String) throws {
        try Headless.tapTab(titled: title, of: tabs)
    }

    func goesBack() throws {
        let navigation = try #require(Headless.topmostController(in: window)?.navigationController)
        try Headless.tapBackButton(of: navigation)
    }

    /// The catalogue, with a book opened from its list.
    func opens(_ title: String) throws -> BookViewController {
        try taps(tab: "Catalogue")
        try taps(title)
        return try sees(BookViewController.self)
    }
}
