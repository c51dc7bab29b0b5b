import Testing

@testable import HeadlessUIKit

/// The cast of the tests of containers, and what was called of them.
@MainActor
enum Played {
    final class A: UIViewController {}
    final class B: UIViewController {}
    final class C: UIViewController {}
    final class D: UIViewController {}
    final class Nav: UINavigationController {}
    final class Tab: UITabBarController {}
    final class Listener: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {}
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {}
    }

    /// Calls the code that a test gives it.
    final class Scripted: UIViewController {
        var whenLoaded: (UIViewController) -> Void = { _ in }
        var whenWillAppear: (UIViewController) -> Void = { _ in }
        var whenAppeared: (UIViewController) -> Void = { _ in }
        var whenWillDisappear: (UIViewController) -> Void = { _ in }
        var whenDisappeared: (UIViewController) -> Void = { _ in }

        override func viewDidLoad() { whenLoaded(self) }
        override func viewWillAppear(_ animated: Bool) { whenWillAppear(self) }
        override func viewDidAppear(_ animated: Bool) { whenAppeared(self) }
        override func viewWillDisappear(_ animated: Bool) { whenWillDisappear(self) }
        override func viewDidDisappear(_ animated: Bool) { whenDisappeared(self) }
    }

    /// Shows a controller in a window on a device.
    static func show(_ root: UIViewController, on device: Headless.Device = .iPhone) -> UIWindow {
        // A window that another test left would turn along.
        ScreenFixture.shown = nil
        Headless.device = device
        Headless.log.clear()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    static func nav(_ controllers: UIViewController...) -> Nav {
        let nav = Nav()
        nav.viewControllers = controllers
        return nav
    }

    static func tab(_ controllers: UIViewController...) -> Tab {
        let tab = Tab()
        tab.viewControllers = controllers
        return tab
    }

    /// The calls to everything but the containers' own life, without those of layout.
    static func calls(_ body: () throws -> Void) rethrows -> [String] {
        let left: Set = ["viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
        return try Headless.recording(body)
            .filter { !left.contains($0.member) && !($0.receiver == "Nav" && $0.member.hasPrefix("view")) }
            .map(\.description)
    }

    /// Only the calls of appearance.
    static func appearances(_ body: () throws -> Void) rethrows -> [String] {
        let names: Set = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        return try Headless.recording(body).filter { names.contains($0.member) }.map(\.description)
    }

    /// The reason of the exception that code raises.
    static func exception(_ body: () throws -> Void) -> Headless.UIKitException? {
        do {
            try Headless.catching(body)
            return nil
        } catch {
            return error as? Headless.UIKitException
        }
    }
}
