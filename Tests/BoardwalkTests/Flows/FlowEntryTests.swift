import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Entering flows in the middle", .serialized)
struct FlowEntryTests {
    @Test("The addresses become the back stack of a pushed flow, and the back button leads through it")
    func pushed() throws {
        let app = try FlowFixture()
        let flow = PreparingController(storyboardName: "Purchase")
        try flow.present(
            from: app.navigationController, entering: ["Cart", "Terms@Legal", "Payment"], completion: app.note())
        #expect(app.stack.count == 4 && app.stack[1] is FlowCart)
        #expect(app.stack.dropFirst().allSatisfy { $0.storyboardController === flow })
        #expect(flow.prepared == Array(app.stack.dropFirst()))
        try Headless.tapBackButton(of: app.navigationController)
        try Headless.tapBackButton(of: app.navigationController)
        #expect(app.stack.count == 2 && flow.isPresented)
        try Headless.tapBackButton(of: app.navigationController)
        #expect(app.outcomes == ["flow left"])
    }

    @Test("Only the scene on top is loaded and appears")
    func onlyTopAppears() throws {
        let app = try FlowFixture()
        let calls = try Headless.recording(of: ["FlowCart"], members: ["viewDidLoad", "viewDidAppear"]) {
            try app.navigationController.present(PurchaseController(), entering: ["Cart", "Payment"], animated: true)
        }
        #expect(calls.isEmpty && app.stack.count == 3)
    }

    @Test("A modal flow that starts with a navigation controller keeps it")
    func modalWithNavigation() throws {
        let app = try FlowFixture()
        let flow = WizardStoryboardController()
        try flow.present(from: app.home, entering: ["Step", "Next"], completion: app.note())
        let container = try #require(app.home.presentedViewController as? UINavigationController)
        #expect(container.storyboard?.controller === flow && container.viewControllers.count == 2)
        try Headless.tapBackButton(of: container)
        #expect(flow.isPresented)
        flow.finish(with: 1)
        #expect(app.outcomes == ["flow finished(1)"])
    }

    @Test("A modal flow without a navigation controller gets one", arguments: ["Purchase", "Loose"])
    func modalWithoutNavigation(storyboard: String) throws {
        let app = try FlowFixture()
        let flow = PurchaseController(storyboardName: storyboard)
        try app.home.present(flow, entering: ["Terms@Legal", "More@Legal"], animated: true)
        let container = try #require(app.home.presentedViewController as? UINavigationController)
        #expect(container.viewControllers.count == 2)
        #expect(container.storyboardController == nil || container.viewControllers[0].storyboardController === flow)
    }

    @Test("A navigation controller among the addresses gives what is in it")
    func unwraps() throws {
        let app = try FlowFixture()
        try app.navigationController.present(
            PurchaseController(), entering: ["Cart", "Steps@Wizard"], animated: true)
        #expect(app.stack.count == 3 && app.stack[2].parent === app.navigationController)
    }

    @Test("An address that leads nowhere is an error before anything is shown")
    func errors() throws {
        let app = try FlowFixture()
        let flow = PreparingController(storyboardName: "Purchase")
        #expect(throws: FlowError.scene(.sceneMissing("Paymint", storyboard: "Purchase", nearest: ["Payment"]))) {
            try app.navigationController.present(flow, entering: ["Cart", "Paymint"], animated: true)
        }
        #expect(throws: FlowError.cannotBePushed("@Columns", flow: "PreparingController")) {
            try app.home.present(flow, entering: ["Cart", "@Columns"], animated: true)
        }
        #expect(app.stack.count == 1 && app.home.presentedViewController == nil && !flow.isPresented)
        #expect(flow.prepared.isEmpty)
    }

    @Test("The flow prepares its first scene, or what is in its navigation controller")
    func prepares() throws {
        let app = try FlowFixture()
        let flow = PreparingController(storyboardName: "Purchase")
        try app.home.present(flow, animated: true)
        #expect(flow.prepared == [flow.rootViewController])
        let wizard = PreparingController(storyboardName: "Wizard")
        try flow.rootViewController?.present(wizard, animated: true)
        #expect(wizard.prepared == (wizard.rootViewController as? UINavigationController)?.viewControllers)
    }
}
