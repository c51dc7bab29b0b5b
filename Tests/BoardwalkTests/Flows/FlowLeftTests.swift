import Testing

@testable import Boardwalk
@testable import HeadlessUIKit

@MainActor
@Suite("Flows that are left", .serialized)
struct FlowLeftTests {
    @Test("The back button leaves a pushed flow, not one scene of it")
    func back() throws {
        let app = try FlowFixture()
        let flow = try app.pushed()
        app.stack[1].performSegue(withIdentifier: "toAddress", sender: nil)
        try Headless.tapBackButton(of: app.navigationController)
        #expect(flow.isPresented && app.outcomes.isEmpty)
        try Headless.tapBackButton(of: app.navigationController)
        #expect(!flow.isPresented && app.outcomes == ["flow left"] && flow.outcome == .left)
    }

    @Test("A swipe back that is taken back ends nothing; one to the end leaves")
    func swipeBack() throws {
        let app = try FlowFixture()
        let flow = try app.pushed()
        var held = try Headless.holdingTransitions { try Headless.swipeBack(in: app.navigationController) }
        try held[0].cancel()
        #expect(flow.isPresented && app.outcomes.isEmpty && app.stack.count == 2)
        held = try Headless.holdingTransitions { try Headless.swipeBack(in: app.navigationController) }
        #expect(app.outcomes.isEmpty)
        try held[0].finish()
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A step back over several scenes leaves the flow once")
    func backOverSeveral() throws {
        let app = try FlowFixture()
        _ = try app.pushed()
        app.stack[1].performSegue(withIdentifier: "toAddress", sender: nil)
        app.navigationController.popToRootViewController(animated: true)
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A flow stays as long as any of its scenes is in the stack")
    func replaced() throws {
        let app = try FlowFixture()
        let flow = try app.pushed()
        app.stack[1].performSegue(withIdentifier: "toAddress", sender: nil)
        app.navigationController.setViewControllers([app.stack[0], app.stack[2]], animated: false)
        #expect(flow.isPresented && flow.rootViewController === app.stack[1])
        flow.finish(with: "a")
        #expect(app.stack.count == 1 && app.outcomes == ["flow finished(\"a\")"])
    }

    @Test("A swipe down leaves a modal flow; one that is taken back ends nothing")
    func swipeDown() throws {
        let app = try FlowFixture()
        let flow = try app.modal()
        let root = try #require(flow.rootViewController)
        let held = try Headless.holdingTransitions { try Headless.swipeDown(root) }
        try held[0].cancel()
        #expect(flow.isPresented && app.outcomes.isEmpty)
        try Headless.swipeDown(root)
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A tap outside leaves a popover")
    func tapOutside() throws {
        let app = try FlowFixture(on: .iPad)
        let flow = PurchaseController()
        try flow.present(from: app.home, anchor: .rect(in: app.home.view), completion: app.note())
        try Headless.tapOutside(#require(flow.rootViewController))
        #expect(app.outcomes == ["flow left"])
    }

    @Test("Code of the app that pops or dismisses without the flow leaves it")
    func behindItsBack() throws {
        let app = try FlowFixture()
        _ = try app.pushed()
        app.navigationController.popViewController(animated: false)
        _ = try app.modal()
        app.home.dismiss(animated: false)
        #expect(app.outcomes == ["flow left", "flow left"])
    }

    @Test("A dismissal from below takes a flow along that is covered")
    func coveredDismissal() throws {
        let app = try FlowFixture()
        let flow = try app.modal()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        flow.rootViewController?.present(cover, animated: false)
        #expect(flow.isPresented)
        app.home.dismiss(animated: true)
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A flow in a container goes with the dismissal of the container")
    func containerDismissed() throws {
        let app = try FlowFixture()
        let container = UINavigationController(rootViewController: UIViewController())
        app.home.present(container, animated: false)
        let flow = PurchaseController()
        try flow.present(from: container, completion: app.note())
        app.home.dismiss(animated: true)
        #expect(!flow.isPresented && app.outcomes == ["flow left"])
    }

    @Test("Another root of the window leaves the flow, whether the old one is kept or not", arguments: [true, false])
    func rootReplaced(isKept: Bool) throws {
        let app = try FlowFixture()
        let flow = try app.pushed()
        let kept = isKept ? app.window.rootViewController : nil
        app.window.rootViewController = UIViewController()
        #expect(!flow.isPresented && app.outcomes == ["flow left"])
        withExtendedLifetime(kept) {}
    }

    @Test("What covers a flow, hides its tab or hides its window does not end it")
    func stays() throws {
        let app = try FlowFixture(tabs: true)
        let flow = try app.pushed()
        let tabs = try #require(app.window.rootViewController as? UITabBarController)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: false)
        #expect(app.stack[1].viewIfLoaded?.window == nil)
        tabs.dismiss(animated: false)
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        app.window.isHidden = true
        app.window.isHidden = false
        #expect(flow.isPresented && app.outcomes.isEmpty)
    }

    @Test("A container of the app's own that puts a flow aside, and keeps it, does not end it")
    func setAside() throws {
        let app = try FlowFixture()
        let container = UIViewController()
        app.window.rootViewController = container
        func add(_ child: UIViewController) {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        var child: UINavigationController? = UINavigationController(rootViewController: UIViewController())
        try add(#require(child))
        let flow = PurchaseController()
        try flow.present(from: #require(child), completion: app.note())
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        #expect(flow.isPresented)
        try add(#require(child))
        #expect(flow.isPresented && app.outcomes.isEmpty)
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        child = nil
        #expect(app.outcomes == ["flow left"])
    }

    @Test("An iPad's popover that becomes a sheet and a popover again is the same presentation")
    func adapts() throws {
        final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                UINavigationController(rootViewController: controller.presentedViewController)
            }
        }
        let app = try FlowFixture(on: .iPad)
        let flow = PurchaseController()
        try flow.present(from: app.home, anchor: .rect(in: app.home.view), completion: app.note())
        let adapting = Adapting()
        flow.rootViewController?.popoverPresentationController?.delegate = adapting
        let regular = app.window.bounds.size
        Headless.resize(app.window, to: CGSize(width: 375, height: regular.height))
        #expect(flow.rootViewController?.parent is UINavigationController && flow.isPresented)
        Headless.resize(app.window, to: regular)
        #expect(flow.rootViewController?.parent == nil && flow.isPresented && app.outcomes.isEmpty)
        try Headless.tapOutside(#require(flow.rootViewController))
        #expect(app.outcomes == ["flow left"])
    }
}
