import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct StatusBarTests {
    private func show(_ root: UIViewController) throws {
        Headless.device = .iPhone
        let window = UIWindow(frame: UIScreen.main.bounds)
        ScreenFixture.shown = window
        try Headless.catching {
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
    }

    @Test func `The root decides`() throws {
        try show(Light())
        #expect(Headless.statusBar == .init(style: .lightContent, isHidden: true))
    }

    @Test func `A navigation controller decides about the style as long as its bar is there`() throws {
        let nav = UINavigationController(rootViewController: Light())
        try show(nav)
        #expect(Headless.statusBar == .init(style: .default, isHidden: true))
        nav.isNavigationBarHidden = true
        #expect(Headless.statusBar == .init(style: .lightContent, isHidden: true))
    }

    @Test func `A tab bar controller leaves it to the selected tab`() throws {
        let tab = UITabBarController()
        tab.viewControllers = [UIViewController(), Light()]
        try show(tab)
        #expect(Headless.statusBar?.style == .default)
        tab.selectedIndex = 1
        #expect(Headless.statusBar?.style == .lightContent)
    }

    @Test func `What is presented decides over the full screen, or where it captures the status bar`() throws {
        let root = UIViewController()
        try show(root)
        let presented = Light()
        root.present(presented, animated: false)
        #expect(Headless.statusBar?.style == .default)
        presented.modalPresentationCapturesStatusBarAppearance = true
        #expect(Headless.statusBar?.style == .lightContent)
        root.dismiss(animated: false)
        let full = Light()
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(Headless.statusBar?.style == .lightContent)
    }
}

private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
}
