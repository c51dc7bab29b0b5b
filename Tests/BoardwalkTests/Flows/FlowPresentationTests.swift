import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Presenting flows", .serialized)
struct FlowPresentationTests {
    @Test("A navigation controller pushes the first scene")
    func pushed() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        try app.navigationController.present(flow, animated: true)
        #expect(app.stack.count == 2 && app.stack[1] is FlowCart)
        #expect(flow.isPresented && flow.rootViewController === app.stack[1])
        #expect(app.navigationController.presentedStoryboardController === flow)
    }

    @Test("Of a flow that starts with a navigation controller the stack is pushed")
    func unwrapped() throws {
        let app = try FlowFixture()
        try app.navigationController.present(WizardStoryboardController(), animated: true)
        #expect(app.stack.count == 2 && app.stack[1].title == nil && app.stack[1].parent === app.navigationController)
    }

    @Test("One scene is pushed as such, so that navigation controllers of the app's own see it")
    func pushesOne() throws {
        final class Container: UINavigationController {
            var pushed: [UIViewController] = []

            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                pushed.append(viewController)
                super.pushViewController(viewController, animated: animated)
            }
        }
        let app = try FlowFixture()
        let container = Container(rootViewController: app.home)
        app.window.rootViewController = container
        try container.present(WizardStoryboardController(), animated: true)
        #expect(container.pushed.count == 2 && container.viewControllers.count == 2)
    }

    @Test("Any other view controller presents the flow modally, with its navigation controller")
    func modal() throws {
        let app = try FlowFixture()
        let flow = WizardStoryboardController()
        var isCompleted = false
        try app.home.present(flow, animated: true) { isCompleted = true }
        #expect(isCompleted && app.stack.count == 1)
        #expect(app.home.presentedViewController is UINavigationController)
        #expect(app.home.presentedViewController === flow.rootViewController)
        #expect(app.home.presentedStoryboardController === flow)
    }

    @Test("A split view controller, which cannot be pushed, is presented")
    func split() throws {
        let app = try FlowFixture()
        let flow = PurchaseController(storyboardName: "Columns")
        try app.navigationController.present(flow, animated: true)
        #expect(app.stack.count == 1 && app.navigationController.presentedViewController is UISplitViewController)
    }

    @Test("The delegate gives the view controller and may name the first scene")
    func delegate() throws {
        let app = try FlowFixture()
        let delegate = FlowDelegate(app.navigationController, first: "Payment")
        let flow = PurchaseController()
        flow.delegate = delegate
        try flow.present()
        #expect(app.stack.count == 2 && !(app.stack[1] is FlowCart))
        flow.finish(with: "paid")
        #expect(delegate.told == ["PurchaseController finished(\"paid\")"])
        #expect(app.stack.count == 1 && flow.outcome == .finished("paid"))
    }

    @Test("A flow that ends while its scenes are prepared has ended when it is on screen", arguments: [true, false])
    func endsEarly(isPushed: Bool) throws {
        let app = try FlowFixture()
        for result in ["paid", nil] {
            let flow = EarlyController()
            flow.act = { flow in
                result.map { flow.finish(with: $0) } ?? flow.cancel()
                flow.finish(with: "too late")
            }
            var outcomes: [FlowOutcome<String>] = []
            try flow.present(from: isPushed ? app.navigationController : app.home) { outcomes.append($0) }
            #expect(outcomes == [result.map { .finished($0) } ?? .cancelled])
            #expect(app.stack.count == 1 && app.home.presentedViewController == nil && !flow.isPresented)
            flow.act = nil
        }
    }

    @Test("A flow cannot be presented while its scenes are prepared")
    func presentsWhilePreparing() throws {
        let app = try FlowFixture()
        let flow = EarlyController()
        flow.act = { try $0.present(from: app.home) { _ in } }
        var outcomes: [FlowOutcome<String>] = []
        try flow.present(from: app.home) { outcomes.append($0) }
        #expect(flow.error as? FlowError == .isPresented(flow: "EarlyController"))
        flow.act = nil
        flow.finish(with: "paid")
        #expect(outcomes == [.finished("paid")])
    }

    @Test("A flow may begin with another scene than the initial one, unless its delegate names one")
    func firstScene() throws {
        let app = try FlowFixture()
        let flow = PaymentOnlyController()
        try app.navigationController.present(flow, animated: true)
        #expect(app.stack.count == 2 && !(app.stack[1] is FlowCart))
    }

    @Test("A rectangle anchors a popover, also where the delegate gives a navigation controller")
    func popoverFromRectangle() throws {
        let app = try FlowFixture(on: .iPad)
        let delegate = FlowDelegate(app.navigationController)
        let flow = PurchaseController()
        flow.delegate = delegate
        let view = try #require(app.home.view)
        try flow.present(from: CGRect(x: 1, y: 2, width: 3, height: 4), in: view, permittedArrowDirections: .left)
        let popover = try #require(flow.rootViewController?.popoverPresentationController)
        #expect(popover.sourceView === view && popover.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(popover.permittedArrowDirections == .left && app.stack.count == 1)
    }

    @Test("The bar of a bar button item joins the views that can be touched beside the popover")
    func popoverFromBarButtonItem() throws {
        let app = try FlowFixture(on: .iPad)
        let item = UIBarButtonItem(title: "Buy", style: .plain, target: nil, action: nil)
        let delegate = FlowDelegate(app.home)
        func popover() throws -> UIPopoverPresentationController? {
            let flow = PurchaseController()
            flow.delegate = delegate
            try flow.present(from: item, permittedArrowDirections: [.up, .down])
            defer { flow.cancel() }
            return flow.rootViewController?.popoverPresentationController
        }
        app.home.navigationItem.rightBarButtonItem = item
        var shown = try popover()
        #expect(shown?.barButtonItem === item && shown?.permittedArrowDirections == [.up, .down])
        #expect(shown?.passthroughViews == [app.navigationController.navigationBar])
        app.home.navigationItem.rightBarButtonItem = nil
        app.home.toolbarItems = [item]
        app.navigationController.isToolbarHidden = false
        shown = try popover()
        let bar: UIToolbar = app.navigationController.toolbar
        #expect(shown?.passthroughViews == [bar])
        app.home.toolbarItems = nil
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        toolbar.items = [item]
        app.home.view.addSubview(toolbar)
        shown = try popover()
        #expect(shown?.passthroughViews == [toolbar])
    }

    @Test("A first scene that is a popover by its own style, and has no anchor, lies in the middle of the presenter")
    func ownPopover() throws {
        final class PopoverFlow: StoryboardController<Int> {
            override func prepare(_ scene: UIViewController) {
                scene.modalPresentationStyle = .popover
            }
        }
        let app = try FlowFixture(on: .iPad)
        let flow = PopoverFlow(storyboardName: "Purchase")
        try Headless.catching { try app.home.present(flow, animated: true) }
        let popover = try #require(flow.rootViewController?.popoverPresentationController)
        #expect(popover.sourceView === app.home.view && popover.permittedArrowDirections == [])
    }

    @Test("Where the width is compact a popover is a sheet")
    func popoverOnPhone() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        try flow.present(from: app.home, anchor: .rect(in: app.home.view), completion: app.note())
        let root = try #require(flow.rootViewController)
        #expect(try Headless.swipeDown(root))
        #expect(app.outcomes == ["flow left"])
    }

    @Test("A scene in a tab that is not shown can present")
    func hiddenTab() throws {
        let app = try FlowFixture(tabs: true)
        (app.window.rootViewController as? UITabBarController)?.selectedIndex = 1
        let flow = PurchaseController()
        try app.home.present(flow, animated: false)
        #expect(flow.rootViewController?.presentingViewController === app.window.rootViewController)
    }

    @Test("A navigation controller that is not on screen yet can push, and the flow stays until it is gone")
    func beforeScreen() throws {
        let app = try FlowFixture()
        var container: UINavigationController? = UINavigationController(rootViewController: UIViewController())
        let flow = PurchaseController()
        try flow.present(from: #require(container), completion: app.note())
        try app.home.present(PurchaseController(), animated: false)
        try app.home.dismissStoryboardController(animated: false)
        #expect(flow.isPresented && app.outcomes.isEmpty)
        container = nil
        #expect(!flow.isPresented && app.outcomes == ["flow left"])
    }

    @Test("A navigation controller in a transition pushes when it is over")
    func waits() throws {
        let app = try FlowFixture()
        let held = Headless.holdingTransitions { app.navigationController.pushViewController(UIViewController(), animated: true) }
        let flow = PurchaseController()
        try app.navigationController.present(flow, animated: true)
        #expect(flow.isPresented && app.stack.count == 2)
        try held[0].finish()
        #expect(app.stack.count == 3 && app.stack[2] is FlowCart && flow.isPresented)
    }

    @Test("A flow that is ended while it waits for a transition is not shown")
    func endsWhileWaiting() throws {
        let app = try FlowFixture()
        let held = Headless.holdingTransitions { app.navigationController.pushViewController(UIViewController(), animated: true) }
        let flow = PurchaseController()
        try flow.present(from: app.navigationController, completion: app.note())
        flow.cancel()
        try held[0].finish()
        #expect(app.stack.count == 2 && app.outcomes == ["flow cancelled"] && !flow.isPresented)
    }

    // MARK: Errors

    @Test("What prevents a presentation is an error that says what to do, and nothing is shown")
    func errors() throws {
        let app = try FlowFixture()
        func check(_ error: FlowError, _ flow: AnyStoryboardController, _ body: () throws -> Void) {
            let wasPresented = flow.isPresented
            #expect(throws: error) { try body() }
            #expect(flow.isPresented == wasPresented && app.outcomes.isEmpty)
        }
        let flow = PurchaseController()
        check(.delegateMissing(flow: "PurchaseController"), flow) { try flow.present() }
        let delegate = FlowDelegate(nil)
        flow.delegate = delegate
        check(.presenterMissing(flow: "PurchaseController", delegate: "FlowDelegate"), flow) { try flow.present() }
        check(.presenterIsOffScreen(flow: "PurchaseController", presenter: "UIViewController"), flow) {
            try flow.present(from: UIViewController(), completion: app.note())
        }
        check(.anchorIsOffScreen(flow: "PurchaseController", anchor: "UIButton"), flow) {
            try flow.present(from: app.home, anchor: .rect(in: UIButton()), completion: app.note())
        }
        delegate.presenter = app.home
        delegate.first = "Crat"
        check(.scene(.sceneMissing("Crat", storyboard: "Purchase", nearest: ["Cart"])), flow) { try flow.present() }
        let loose = PurchaseController(storyboardName: "Loose")
        check(.scene(.noInitialScene(storyboard: "Loose", scenes: ["Lonely"])), loose) {
            try app.home.present(loose, animated: true)
        }
        let hollow = PurchaseController(storyboardName: "Hollow")
        check(.nothingToPush(flow: "PurchaseController"), hollow) {
            try app.navigationController.present(hollow, animated: true)
        }
        #expect(app.stack.count == 1 && app.home.presentedViewController == nil)
    }

    @Test("A flow is presented once at a time")
    func twice() throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        try flow.present(from: app.navigationController, completion: app.note("first"))
        #expect(throws: FlowError.isPresented(flow: "PurchaseController")) {
            try flow.present(from: app.home, completion: app.note("second"))
        }
        flow.finish(with: "a")
        #expect(app.outcomes == ["first finished(\"a\")"])
    }

    @Test("A view controller that presents something else cannot present a flow; one that presents a flow, neither")
    func busy() throws {
        let app = try FlowFixture()
        app.home.present(UIViewController(), animated: false)
        let flow = PurchaseController()
        #expect(
            throws: FlowError.presenterIsPresenting(
                flow: "PurchaseController", presenter: "FlowHome", presented: "UIViewController")
        ) { try app.home.present(flow, animated: true) }
        app.home.dismiss(animated: false)
        try app.home.present(flow, animated: true)
        #expect(throws: FlowError.self) { try app.home.present(WizardStoryboardController(), animated: true) }
        #expect(app.home.presentedStoryboardController === flow)
    }

    @Test("What UIKit does not present is an error, and the flow can be presented later")
    func refused() throws {
        let app = try FlowFixture()
        let presenter = app.home
        let held = Headless.holdingTransitions {
            presenter.present(UIViewController(), animated: true)
        }
        try held[0].finish()
        let dismissal = Headless.holdingTransitions { presenter.dismiss(animated: true) }
        let flow = PurchaseController()
        #expect(throws: FlowError.self) { try flow.present(from: presenter, completion: app.note()) }
        #expect(!flow.isPresented)
        try dismissal[0].finish()
        try flow.present(from: presenter, completion: app.note())
        #expect(flow.isPresented)
    }

    @Test("Every error says what to do")
    func texts() {
        let errors: [FlowError] = [
            .isPresented(flow: "F"), .isNotPresented(flow: "F"), .presentsNoFlow(viewController: "V"),
            .delegateMissing(flow: "F"), .presenterMissing(flow: "F", delegate: "D"),
            .presenterIsOffScreen(flow: "F", presenter: "P"),
            .presenterIsPresenting(flow: "F", presenter: "P", presented: "Q"),
            .presentationRefused(flow: "F", presenter: "P"), .anchorIsOffScreen(flow: "F", anchor: "A"),
            .nothingToPush(flow: "F"), .cannotBePushed("Columns", flow: "F"), .scene(.bundleMissing("b")),
        ]
        for error in errors {
            #expect(error.errorDescription == error.description)
            #expect(error.description.split(separator: ".").count >= 2)
        }
    }
}
