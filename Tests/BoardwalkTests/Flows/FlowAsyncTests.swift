import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Waiting for flows", .serialized)
struct FlowAsyncTests {
    /// Presents a flow in a task that runs at once until it waits, so that no test of another suite comes between.
    private func start(
        _ flow: PurchaseController, _ presenter: @autoclosure @escaping @MainActor () throws -> UIViewController
    ) -> Task<FlowOutcome<String>, any Error> {
        Task.immediate { try await flow.present(from: presenter()) }
    }

    @Test("The task goes on with the result of a flow that finishes, when it is off the screen")
    func finished() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        let task = start(flow, app.home)
        flow.finish(with: "paid")
        #expect(app.home.presentedViewController == nil)
        #expect(try await task.value == .finished("paid"))
    }

    @Test("The task of a flow that is cancelled goes on")
    func cancelled() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        let task = start(flow, app.navigationController)
        flow.cancel()
        #expect(try await task.value == .cancelled)
    }

    @Test("The task of a flow that the user leaves goes on")
    func left() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        let task = start(flow, app.home)
        try Headless.swipeDown(#require(flow.rootViewController))
        #expect(try await task.value == .left)
    }

    @Test("A flow that cannot be presented throws at once")
    func error() async throws {
        _ = try FlowFixture()
        let flow = PurchaseController()
        let task = start(flow, UIViewController())
        await #expect(throws: FlowError.presenterIsOffScreen(flow: "PurchaseController", presenter: "UIViewController")) {
            try await task.value
        }
    }

    @Test("A task that is cancelled cancels its flow")
    func cancelledTask() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        let task = start(flow, app.home)
        task.cancel()
        #expect(try await task.value == .cancelled)
        #expect(app.home.presentedViewController == nil)
    }

    @Test("A task that is cancelled beforehand shows nothing")
    func cancelledBefore() async throws {
        let app = try FlowFixture()
        let task = Task { try await PurchaseController().present(from: app.home) }
        task.cancel()
        #expect(try await task.value == .cancelled)
        #expect(app.home.presentedViewController == nil)
    }

    @Test("A flow whose view controllers die without having been on screen lets its task go on")
    func death() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        var container: UINavigationController? = UINavigationController(rootViewController: UIViewController())
        let task = Task.immediate { [weak container] in try await flow.present(from: #require(container)) }
        #expect(flow.isPresented)
        container = nil
        #expect(try await task.value == .left)
        withExtendedLifetime(app) {}
    }

    @Test("A flow whose window gets another root lets its task go on")
    func replacedRoot() async throws {
        let app = try FlowFixture()
        let task = start(PurchaseController(), app.navigationController)
        app.window.rootViewController = UIViewController()
        #expect(try await task.value == .left)
    }

    @Test("Neither the flow nor its view controllers stay when the task is over")
    func releases() async throws {
        let app = try FlowFixture()
        weak var flow: PurchaseController?
        weak var root: UIViewController?
        func run() async throws {
            let made = PurchaseController()
            flow = made
            let task = start(made, app.home)
            root = made.rootViewController
            made.finish(with: "a")
            #expect(try await task.value == .finished("a"))
        }
        try await run()
        #expect(flow == nil && root == nil)
    }
}
