import Testing

@testable import HeadlessUIKit

private final class Kept: UIViewController {
    var selfish: UIViewController?
}

@MainActor
@Suite(.serialized)
struct LeaksTests {
    @Test func `A flow that lets go of everything has no leaks`() {
        let leaks = Headless.leaks {
            let stack = UINavigationController(rootViewController: UIViewController())
            let window = show(stack)
            stack.pushViewController(Kept(), animated: true)
            stack.popViewController(animated: true)
            window.isHidden = true
        }
        #expect(leaks == [])
    }

    @Test func `A controller that keeps itself is a leak`() {
        weak var kept: Kept?
        let leaks = Headless.leaks {
            let controller = Kept()
            controller.title = "Mine"
            controller.selfish = controller
            kept = controller
            _ = UIViewController()
        }
        #expect(leaks.map(\.description) == ["Kept \"Mine\", held by the app"])
        kept?.selfish = nil
        #expect(kept == nil)
    }

    @Test func `A leak tells what is known to hold it`() {
        let parent = UIViewController()
        let window = UIWindow()
        let leaks = Headless.leaks {
            parent.addChild(Kept())
            let root = UIViewController()
            window.rootViewController = root
            window.isHidden = false
        }
        #expect(leaks.map(\.holder) == ["a child of UIViewController", "the root of a window"])
    }

    @Test func `Tracking inside tracking tells both`() {
        let kept = Kept()
        var inner: [Headless.Leak] = []
        let outer = Headless.leaks {
            inner = Headless.leaks { kept.selfish = Kept() }
        }
        #expect(inner.map(\.className) == ["Kept"])
        #expect(outer == inner)
        #expect(Headless.leaks {} == [])
    }
}
