import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("Waiting for flows", .serialized)
struct FlowAsyncTests {
    /// Presents a flow in a task and lets the task run until it waits. Tests of other suites may have run meanwhile.
    private func start(
        _ flow: PurchaseController, _ app: FlowFixture, from presenter: @escaping @MainActor () throws -> UIViewController
    ) async -> Task<FlowOutcome<String>, any Error> {
        var hasStarted = false
        let task = Task {
            app.install()
            hasStarted = true
            return try await flow.present(from: presenter())
        }
        while !hasStarted {
            await Task.yield()
        }
        return task
    }

    @Test("The task goes on with the outcome when the flow is off the screen")
    func outcomes() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        var task = await start(flow, app) { app.home }
        flow.finish(with: "paid")
        #expect(try await task.value == .finished("paid"))
        #expect(app.home.presentedViewController == nil)
        task = await start(flow, app) { app.navigationController }
        flow.cancel()
        #expect(try await task.value == .cancelled)
        task = await start(flow, app) { app.home }
        try Headless.swipeDown(#require(flow.rootViewController))
        #expect(try await task.value == .left)
    }

    @Test("A flow that cannot be presented throws at once")
    func error() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        let task = await start(flow, app) { UIViewController() }
        await #expect(throws: FlowError.presenterIsOffScreen(flow: "PurchaseController", presenter: "UIViewController")) {
            try await task.value
        }
    }

    @Test("A task that is cancelled cancels its flow")
    func cancelledTask() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        let task = await start(flow, app) { app.home }
        task.cancel()
        #expect(try await task.value == .cancelled)
        #expect(app.home.presentedViewController == nil)
    }

    @Test("A task that is cancelled beforehand shows nothing")
    func cancelledBefore() async throws {
        let app = try FlowFixture()
        let task = Task {
            app.install()
            return try await PurchaseController().present(from: app.home)
        }
        task.cancel()
        let calls = try await task.value
        #expect(calls == .cancelled && app.home.isViewLoaded && app.home.presentedViewController == nil)
    }

    @Test("A flow whose view controllers die, on screen or never, lets its task go on")
    func death() async throws {
        let app = try FlowFixture()
        let flow = PurchaseController()
        var container: UINavigationController? = UINavigationController(rootViewController: UIViewController())
        let task = await start(flow, app) { [weak container] in try #require(container) }
        #expect(flow.isPresented)
        container = nil
        #expect(try await task.value == .left)
        let second = await start(flow, app) { app.navigationController }
        app.window.rootViewController = UIViewController()
        #expect(try await second.value == .left)
    }

    @Test("Neither the flow nor its view controllers stay when the task is over")
    func releases() async throws {
        let app = try FlowFixture()
        weak var flow: PurchaseController?
        weak var root: UIViewController?
        func run() async throws {
            let made = PurchaseController()
            flow = made
            let task = await start(made, app) { app.home }
            root = made.rootViewController
            made.finish(with: "a")
            #expect(try await task.value == .finished("a"))
        }
        try await run()
        #expect(flow == nil && root == nil)
    }
}
