import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Which flow a view controller is in", .serialized)
struct FlowMembershipTests {
    @Test("Scenes of the flow's storyboard are in it, however deep; what was there before is not")
    func ownStoryboard() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        try app.navigationController.present(flow, animated: true)
        app.stack[1].performSegue(withIdentifier: "toAddress", sender: nil)
        app.stack[2].performSegue(withIdentifier: "toPayment", sender: nil)
        #expect(app.stack.dropFirst().allSatisfy { $0.storyboardController === flow })
        #expect(app.home.storyboardController == nil && app.navigationController.storyboardController == nil)
        #expect(app.stack[3].storyboard?.controller === flow)
    }

    @Test("Scenes of other storyboards are in the flow that leads to them, and what they lead to")
    func otherStoryboards() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        try app.navigationController.present(flow, animated: true)
        app.stack[1].performSegue(withIdentifier: "toTerms", sender: nil)
        app.stack[2].performSegue(withIdentifier: "toMore", sender: nil)
        let terms = app.stack[2]
        #expect(terms.storyboard?.controller == nil && terms.storyboardController === flow)
        #expect(app.stack[3].storyboardController === flow)
        app.navigationController.popToViewController(app.stack[1], animated: true)
        #expect(terms.storyboardController === flow)
    }

    @Test("What code pushes, contains or presents is in the flow around it")
    func byPlace() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        try app.navigationController.present(flow, animated: true)
        let pushed = UIViewController()
        let child = UIViewController()
        let presented = UIViewController()
        #expect(pushed.storyboardController == nil)
        app.navigationController.pushViewController(pushed, animated: true)
        pushed.addChild(child)
        child.present(presented, animated: true)
        for controller in [pushed, child, presented] {
            #expect(controller.storyboardController === flow)
        }
    }

    @Test("The presenter that UIKit names may be a container of more than the flow")
    func presenterIsContainer() throws {
        let app = try FlowFixture(tabs: true)
        let flow = PurchaseController()
        try app.navigationController.present(flow, animated: true)
        let presented = UIViewController()
        app.stack[1].present(presented, animated: true)
        #expect(presented.presentingViewController is UITabBarController)
        #expect(presented.storyboardController === flow)
    }

    @Test("Split views and containers of the app's own lead to the flow too")
    func otherContainers() throws {
        let app = try FlowFixture(on: .iPad)
        let split = UISplitViewController()
        let detail = UINavigationController(rootViewController: UIViewController())
        split.viewControllers = [UIViewController(), detail]
        let container = UIViewController()
        container.addChild(split)
        container.view.addSubview(split.view)
        split.didMove(toParent: container)
        app.window.rootViewController = container
        let flow = PurchaseController()
        try detail.present(flow, animated: true)
        let presented = UIViewController()
        detail.topViewController?.present(presented, animated: true)
        #expect(presented.presentingViewController === container && presented.storyboardController === flow)
    }

    @Test("Of nested flows the innermost counts")
    func nested() throws {
        let app = try FlowFixture()
        let outer = PurchaseController()
        let inner = WizardStoryboardController()
        try app.navigationController.present(outer, animated: true)
        try app.navigationController.present(inner, animated: true)
        app.stack[2].performSegue(withIdentifier: "toNext", sender: nil)
        #expect(app.stack[1].storyboardController === outer)
        #expect(app.stack[2].storyboardController === inner && app.stack[3].storyboardController === inner)
    }

    @Test("Two flows of one storyboard are told apart")
    func sameStoryboard() throws {
        let app = try FlowFixture()
        let flows = [PurchaseController(), PurchaseController()]
        try app.navigationController.present(flows[0], animated: true)
        try app.navigationController.present(flows[1], animated: true)
        #expect(app.stack[1].storyboardController === flows[0] && app.stack[2].storyboardController === flows[1])
    }

    @Test("A segue back to what lies below the flow does not take that along")
    func unwinding() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        try app.navigationController.present(flow, animated: true)
        let segue = UIStoryboardSegue(identifier: nil, source: app.stack[1], destination: app.home) {}
        #expect(segue.destination === app.home && app.home.storyboardController == nil)
        let fresh = UIViewController()
        _ = UIStoryboardSegue(identifier: nil, source: app.stack[1], destination: fresh) {}
        #expect(fresh.storyboardController === flow)
        _ = UIStoryboardSegue(identifier: nil, source: app.home, destination: fresh) {}
        #expect(fresh.storyboardController == nil)
    }

    @Test("A scene that the flow makes of another storyboard is in it at once")
    func made() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        let terms = try flow.scene(at: "Terms@Legal", as: UIViewController.self)
        #expect(terms.storyboardController === flow)
        #expect(try flow.scene(at: "Cart", as: FlowCart.self).storyboard === flow.storyboard)
        #expect(throws: SceneError.self) { try flow.scene(at: "Cart", as: FlowHome.self) }
        withExtendedLifetime(app) {}
    }
}
