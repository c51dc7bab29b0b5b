import Foundation
import Testing

@testable import HeadlessUIKit

private final class Books: UIViewController {}
private final class Detail: UIViewController {}
private final class Settings: UIViewController {}
private final class Basket: UIViewController {}

@MainActor
@Suite(.serialized)
struct WindowStateTests {
    private func titled<Controller: UIViewController>(_ controller: Controller, _ title: String) -> Controller {
        controller.title = title
        return controller
    }

    private func app() -> (UITabBarController, UINavigationController) {
        let stack = UINavigationController(rootViewController: titled(Books(), "Books"))
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, Settings()]
        return (tabs, stack)
    }

    @Test func `The text shows tabs, stacks and the topmost controller`() {
        let (tabs, stack) = app()
        let window = show(tabs)
        stack.pushViewController(titled(Detail(), "Moby Dick"), animated: true)
        #expect(
            Headless.state(of: window).description == """
                UITabBarController, tab 0 of 2
                  UINavigationController
                    Books "Books"
                    Detail "Moby Dick" (topmost)
                  Settings, not loaded
                """)
        #expect(Headless.topmostController(in: window) === stack.topViewController)
        #expect(Headless.state(of: window).topmost?.className == "Detail")
        tabs.selectedIndex = 1
        #expect(Headless.topmostController(in: window) is Settings)
        #expect(Headless.state(of: window).root?.shown == 1)
    }

    @Test func `Presented controllers follow what presents them, and the last one is topmost`() {
        let (tabs, stack) = app()
        let window = show(tabs)
        let basket = UINavigationController(rootViewController: titled(Basket(), "Basket"))
        stack.topViewController?.present(basket, animated: true)
        let pay = titled(Detail(), "Pay")
        pay.modalPresentationStyle = .fullScreen
        basket.present(pay, animated: true)
        #expect(
            Headless.state(of: window).description == """
                UITabBarController, tab 0 of 2
                  UINavigationController
                    Books "Books"
                  Settings, not loaded
                  presents as pageSheet: UINavigationController
                    Basket "Basket"
                  presents as fullScreen: Detail "Pay" (topmost)
                """)
        #expect(Headless.topmostController(in: window) === pay)
        pay.dismiss(animated: true)
        #expect(Headless.state(of: window).topmost?.title == "Basket")
        #expect(Headless.topmostController(in: window) === basket.topViewController)
    }

    @Test func `A state is equal to one of the same controllers at the same places`() {
        let (tabs, stack) = app()
        let window = show(tabs)
        let before = Headless.state(of: window)
        stack.pushViewController(Detail(), animated: false)
        #expect(Headless.state(of: window) != before)
        stack.popViewController(animated: false)
        #expect(Headless.state(of: window) == before)
    }

    @Test func `A state can be written and read`() throws {
        let (tabs, _) = app()
        let state = Headless.state(of: show(tabs))
        let read = try JSONDecoder().decode(Headless.WindowState.self, from: JSONEncoder().encode(state))
        #expect(read == state)
    }

    @Test func `A split view shows its columns, and an app's own container its children`() {
        let split = UISplitViewController()
        split.viewControllers = [Books(), Detail()]
        let container = UIViewController()
        container.addChild(split)
        split.view.frame = container.view.bounds
        container.view.addSubview(split.view)
        split.didMove(toParent: container)
        let window = show(container, on: .iPad.turned)
        #expect(
            Headless.state(of: window).description == """
                UIViewController
                  UISplitViewController, 2 columns
                    Books
                    Detail (topmost)
                """)
        #expect(Headless.topmostController(in: window) is Detail)
    }

    @Test func `A child that covers only a part is not topmost`() {
        let container = UIViewController()
        let child = Basket()
        container.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        container.view.addSubview(child.view)
        let window = show(container)
        #expect(Headless.topmostController(in: window) === container)
        #expect(Headless.state(of: window).description == "UIViewController (topmost)\n  Basket")
    }

    @Test func `The text names scenes, and an empty window`() throws {
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="list" title="Books" id="a"
            customClass="Shelf" customModule="App" sceneMemberID="viewController"/></objects></scene></scenes>
            </document>
            """
        ])
        let scene = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
        #expect(Headless.state(of: show(scene)).description == "Shelf \"Books\" #list (topmost)")
        #expect(Headless.state(of: UIWindow()).description == "an empty window")
    }
}
