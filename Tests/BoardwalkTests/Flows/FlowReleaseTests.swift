import HeadlessUIKit
import Testing

@testable import Boardwalk

/// Counts the flows that are alive.
final class CountedFlow: StoryboardController<Int> {
    nonisolated(unsafe) static var count = 0

    init() {
        super.init(storyboardName: "Purchase")
        Self.count += 1
    }

    deinit { Self.count -= 1 }
}

@MainActor
@Suite("What flows leave behind", .serialized)
struct FlowReleaseTests {
    @Test("A presented flow needs nobody to keep it, and goes when it has ended", arguments: [true, false])
    func kept(isPushed: Bool) throws {
        let app = try FlowFixture()
        weak var flow: PurchaseController?
        weak var storyboard: UIStoryboard?
        func start() throws {
            let made = PurchaseController()
            try made.present(from: isPushed ? app.navigationController : app.home, completion: app.note())
            flow = made
            storyboard = try made.storyboard
        }
        let leaks = try Headless.leaks {
            try start()
            #expect(flow?.isPresented == true)
            flow?.rootViewController?.present(UIViewController(), animated: true)
            flow?.finish(with: "a")
        }
        #expect(leaks.isEmpty && flow == nil && storyboard == nil && app.outcomes == ["flow finished(\"a\")"])
    }

    @Test("A flow that is left is released too, with what its completion held")
    func leftReleases() throws {
        final class Held {}
        let app = try FlowFixture()
        weak var held: Held?
        let flow = PurchaseController()
        func start() throws {
            let object = Held()
            held = object
            try flow.present(from: app.home) { _ in withExtendedLifetime(object) {} }
        }
        try start()
        #expect(held != nil)
        try Headless.swipeDown(#require(flow.rootViewController))
        #expect(held == nil && flow.rootViewController == nil)
    }

    @Test("A failed presentation holds nothing")
    func failureReleases() throws {
        final class Held {}
        let app = try FlowFixture()
        weak var held: Held?
        let flow = PurchaseController()
        func start() throws {
            let object = Held()
            held = object
            try flow.present(from: UIViewController()) { _ in withExtendedLifetime(object) {} }
        }
        #expect(throws: FlowError.self) { try start() }
        #expect(held == nil)
        withExtendedLifetime(app) {}
    }

    @Test("View controllers that outlive the flow do not keep it")
    func outlived() throws {
        let app = try FlowFixture()
        weak var flow: PurchaseController?
        func start() throws -> UIViewController {
            let made = PurchaseController()
            flow = made
            try app.home.present(made, animated: true)
            return try #require(made.rootViewController)
        }
        let root = try start()
        #expect(root.storyboardController === flow)
        app.home.dismiss(animated: true)
        #expect(flow == nil && root.storyboardController == nil)
    }

    @Test("10,000 flows presented and finished, pushed, modal or left, leave nothing")
    func many() throws {
        let app = try FlowFixture()
        let before = CountedFlow.count
        let leaks = try Headless.leaks {
            for index in 0..<10_000 {
                let flow = CountedFlow()
                let presenter = index.isMultiple(of: 2) ? app.navigationController : app.home
                try flow.present(from: presenter, animated: false) { _ in }
                switch index % 4 {
                case 0, 1: flow.finish(with: index, animated: false)
                case 2: app.navigationController.popViewController(animated: false)
                default: app.home.dismiss(animated: false)
                }
            }
        }
        #expect(leaks.isEmpty && CountedFlow.count == before && !FlowPresence.flows.contains { $0 is CountedFlow })
        #expect(app.stack.count == 1 && app.home.presentedViewController == nil)
    }
}
