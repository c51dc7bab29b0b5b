import Testing

@testable import HeadlessUIKit

private final class First: UIViewController {}

@MainActor
@Suite(.serialized)
struct RecordTests {
    @Test func `A record is compared with texts`() {
        let calls = Headless.recording { First().loadViewIfNeeded() }
        #expect(calls == ["First.loadView", "First.viewDidLoad"])
        #expect(calls.map(\.description) == ["First.loadView", "First.viewDidLoad"])
        #expect(calls != ["First.viewDidLoad", "First.loadView"])
    }

    @Test func `A record may hold some receivers and members only`() {
        func body() {
            First().loadViewIfNeeded()
            UIViewController().loadViewIfNeeded()
        }
        #expect(Headless.recording(of: ["UIViewController"], body) == [
            "UIViewController.loadView", "UIViewController.viewDidLoad",
        ])
        #expect(Headless.recording(of: ["First"], members: ["viewDidLoad"], body) == ["First.viewDidLoad"])
        #expect(Headless.recording(members: ["viewDidLoad"], body).map(\.receiver) == ["First", "UIViewController"])
    }

    @Test func `A text without a receiver is a member`() {
        #expect(Headless.Call(stringLiteral: "viewDidLoad") == Headless.Call(receiver: "", member: "viewDidLoad"))
    }
}
