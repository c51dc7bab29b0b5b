import Testing

@testable import HeadlessUIKit

private final class Old: UIViewController {}
private final class New: UIViewController {}

/// Does something when it is laid out for the first time, after it has begun to appear and before it has appeared.
private final class LateBook: UIPageViewController {
    var whenLaidOut: (() -> Void)?

    override func viewDidLayoutSubviews() {
        let late = whenLaidOut
        whenLaidOut = nil
        late?()
    }
}

private final class LateSplit: UISplitViewController {
    var whenLaidOut: (() -> Void)?

    override func viewDidLayoutSubviews() {
        let late = whenLaidOut
        whenLaidOut = nil
        late?()
    }
}

/// Children that come while their container is appearing catch up with it, and those that go are done.
@MainActor
@Suite(.serialized)
struct CatchingUpTests {
    private let expected: [Headless.Call] = [
        "Old.viewWillAppear", "New.viewWillAppear", "Old.viewWillDisappear", "Old.viewDidDisappear", "New.viewDidAppear",
    ]
    private let members: Set = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

    @Test func `A page that is set while the book appears has appeared with it`() {
        let book = LateBook(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let new = New()
        book.setViewControllers([Old()], direction: .forward, animated: false)
        book.whenLaidOut = { book.setViewControllers([new], direction: .forward, animated: false) }
        var window: UIWindow?
        let calls = Headless.recording(of: ["Old", "New"], members: members) { window = show(book) }
        #expect(calls.sorted { $0.description < $1.description } == expected.sorted { $0.description < $1.description })
        #expect(calls.last == "New.viewDidAppear")
        #expect(new.view.window === window)
        #expect(new.appearance.phase == .appeared)
    }

    @Test func `A column that is set while the split view appears has appeared with it`() {
        let split = LateSplit()
        let (list, new) = (UIViewController(), New())
        split.viewControllers = [list, Old()]
        split.whenLaidOut = { split.viewControllers = [list, new] }
        var window: UIWindow?
        let calls = Headless.recording(of: ["Old", "New"], members: members) {
            window = show(split, on: .iPad.turned)
        }
        #expect(calls.sorted { $0.description < $1.description } == expected.sorted { $0.description < $1.description })
        #expect(calls.last == "New.viewDidAppear")
        #expect(new.view.window === window)
        #expect(list.appearance.phase == .appeared)
    }

    @Test func `G15: collapsing and expanding behind the scenes leaves the columns as they were`() {
        let (list, detail) = (UIViewController(), New())
        let stack = UINavigationController(rootViewController: list)
        let split = UISplitViewController()
        split.viewControllers = [stack, detail]
        let window = show(split, on: .iPad.turned)
        for _ in 0..<3 {
            Headless.resize(window, to: CGSize(width: 320, height: 768))
            #expect(stack.viewControllers == [list, detail])
            Headless.resize(window, to: UIScreen.main.bounds.size)
            #expect(split.viewControllers == [stack, detail])
            #expect(stack.viewControllers == [list])
            #expect(detail.appearance.phase == .appeared)
            #expect(list.appearance.phase == .appeared)
        }
    }
}
