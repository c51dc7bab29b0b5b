import Testing

@testable import HeadlessUIKit

private final class Child: UIViewController {}
private final class Parent: UIViewController {}

@MainActor
@Suite(.serialized)
struct ContainmentTests {
    private func calls(_ body: () -> Void) -> [String] {
        Headless.recording(members: ["willMove(toParent:)", "didMove(toParent:)"], body).map(\.description)
    }

    @Test func `D06: addChild says only that it will move, before it does, and removeFromParent only that it did`() {
        final class Curious: UIViewController {
            var parents: [UIViewController?] = []
            override func willMove(toParent parent: UIViewController?) { parents.append(self.parent) }
            override func didMove(toParent parent: UIViewController?) { parents.append(self.parent) }
        }
        let (parent, child, curious) = (Parent(), Child(), Curious())
        #expect(calls { parent.addChild(child) } == ["Child.willMove(toParent:)"])
        #expect(calls { child.removeFromParent() } == ["Child.didMove(toParent:)"])
        #expect(calls { child.removeFromParent() } == [])
        parent.addChild(curious)
        curious.removeFromParent()
        #expect(curious.parents == [nil, nil])
        #expect(parent.children == [])
    }

    @Test func `D06: a child of another parent leaves that one`() {
        let (former, parent, child) = (Parent(), Parent(), Child())
        former.addChild(child)
        parent.addChild(child)
        #expect(former.children == [])
        #expect(parent.children == [child])
        #expect(child.parent === parent)
    }
}
