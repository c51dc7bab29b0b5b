import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct KeyWindowTests {
    @Test func `Windows hear when they become the key window and when another does`() {
        let first = Listener(frame: .zero)
        let second = Listener(frame: .zero)
        first.makeKey()
        first.makeKey()
        second.makeKey()
        #expect(first.heard == ["become", "resign"])
        #expect(second.heard == ["become"])
        #expect(!first.isKeyWindow && second.isKeyWindow)
    }
}

private final class Listener: UIWindow {
    var heard: [String] = []

    override func becomeKey() {
        heard.append("become")
    }

    override func resignKey() {
        heard.append("resign")
    }
}
