import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct NavigationTransitionTests {
    @Test func `A02 and A05: a push loads the newcomer, then tells both, then the delegate`() {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let listener = Played.Listener()
        nav.delegate = listener
        let calls = Played.calls { nav.pushViewController(Played.B(), animated: true) }
        #expect(
            calls == [
                "B.willMove(toParent:)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "Listener.navigationController(_:willShow:animated:)", "A.viewDidDisappear", "B.viewDidAppear",
                "B.didMove(toParent:)", "Listener.navigationController(_:didShow:animated:)",
            ])
        #expect(window.rootViewController === nav)
    }

    @Test func `A02: layout comes before the former controller has gone`() {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let members = Headless.recording { nav.pushViewController(Played.B(), animated: true) }
            .filter { $0.receiver == "B" || $0.receiver == "A" }.map(\.description)
        #expect(
            members.dropFirst(3) == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillLayoutSubviews",
                "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent:)",
            ])
        _ = window
    }

    @Test func `A05 and D08: a pop tells the one that goes that it will move before all else`() {
        let nav = Played.nav(Played.A(), Played.B())
        let window = Played.show(nav)
        nav.topViewController?.loadViewIfNeeded()
        let listener = Played.Listener()
        nav.delegate = listener
        let calls = Played.calls { nav.popViewController(animated: true) }
        #expect(
            calls == [
                "B.willMove(toParent:)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear",
                "Listener.navigationController(_:willShow:animated:)", "B.viewDidDisappear", "A.viewDidAppear",
                "B.didMove(toParent:)", "Listener.navigationController(_:didShow:animated:)",
            ])
        _ = window
    }

    @Test func `A04: a swipe that is taken back`() throws {
        let a = Played.A()
        let b = Played.B()
        let nav = Played.nav(a)
        let window = Played.show(nav)
        nav.pushViewController(b, animated: false)
        let calls = try Played.appearances {
            let held = try Headless.holdingTransitions { try Headless.swipeBack(in: nav) }
            #expect(held.count == 1)
            #expect(nav.viewControllers == [a])
            #expect(nav.transitionCoordinator?.isInteractive == true)
            try held.first?.cancel()
        }
        #expect(
            calls == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
                "B.viewWillAppear", "B.viewDidAppear",
            ])
        #expect(nav.viewControllers.count == 2)
        #expect(nav.topViewController === b)
        #expect(b.parent === nav)
        #expect(b.view.window === window)
        #expect(a.view.window == nil)
        #expect(!b.isMovingFromParent)
        #expect(nav.transitionCoordinator == nil)
        try Headless.swipeBack(in: nav)
        #expect(nav.topViewController === a)
    }

    @Test func `A03: a swipe that is carried through is a pop`() throws {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        nav.pushViewController(Played.B(), animated: false)
        let calls = try Played.appearances {
            let held = try Headless.holdingTransitions { try Headless.swipeBack(in: nav) }
            try held.first?.finish()
        }
        #expect(calls == ["B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear"])
        _ = window
    }

    @Test func `A push that a test takes back leaves the stack as it was`() throws {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let b = Played.B()
        let held = Headless.holdingTransitions { nav.pushViewController(b, animated: true) }
        #expect(nav.topViewController === b)
        try held.first?.cancel()
        #expect(nav.viewControllers.count == 1)
        #expect(b.parent == nil)
        #expect(nav.topViewController?.view.window === window)
    }

    @Test func `E01: the stack is what it will be before anyone disappears, and the way up is still open`() {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let b = Played.Scripted()
        var counts: [Int?] = []
        var flags: [Bool] = []
        b.whenWillDisappear = {
            counts.append($0.navigationController?.viewControllers.count)
            flags.append($0.isMovingFromParent)
        }
        nav.pushViewController(b, animated: true)
        nav.pushViewController(Played.C(), animated: true)
        nav.popViewController(animated: true)
        nav.popViewController(animated: true)
        #expect(counts == [3, 1])
        #expect(flags == [false, true])
        #expect(b.navigationController == nil)
        _ = window
    }

    @Test func `A newcomer is moving to its parent until it has appeared, one that is uncovered is not`() {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let b = Played.Scripted()
        var flags: [Bool] = []
        b.whenWillAppear = { flags.append($0.isMovingToParent) }
        b.whenAppeared = { flags.append($0.isMovingToParent) }
        nav.pushViewController(b, animated: true)
        nav.pushViewController(Played.C(), animated: true)
        nav.popViewController(animated: true)
        #expect(flags == [true, true, false, false])
        #expect(!b.isMovingToParent)
        _ = window
    }

    @Test func `D08: one that does not pass willMove on never knows that it is moving away`() {
        final class Stubborn: UIViewController {
            var flag: Bool?
            override func willMove(toParent parent: UIViewController?) {}
            override func viewWillDisappear(_ animated: Bool) { flag = isMovingFromParent }
        }
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let stubborn = Stubborn()
        nav.pushViewController(stubborn, animated: true)
        nav.popViewController(animated: true)
        #expect(stubborn.flag == false)
        _ = window
    }

    @Test func `E05: a push during a transition waits for its end, and is checked only then`() throws {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let b = Played.B()
        let held = Headless.holdingTransitions {
            nav.pushViewController(b, animated: true)
            nav.pushViewController(b, animated: true)
        }
        #expect(held.count == 1)
        #expect(nav.viewControllers.count == 2)
        let exception = Played.exception { try held.first?.finish() }
        #expect(
            exception?.reason
                == "Pushing the same view controller instance more than once is not supported (\(Headless.pointer(b)))")
        #expect(nav.viewControllers.count == 2)
        _ = window
    }

    @Test func `E05: what waits comes in the order in which it was asked for`() throws {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let (b, c, d) = (Played.B(), Played.C(), Played.D())
        let held = Headless.holdingTransitions {
            nav.pushViewController(b, animated: true)
            nav.pushViewController(c, animated: true)
            #expect(nav.popViewController(animated: true) == nil)
            nav.pushViewController(d, animated: true)
        }
        let calls = try Played.appearances { try held.first?.finish() }
        #expect(nav.viewControllers.dropFirst() == [b, d])
        #expect(calls.prefix(4) == ["A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "C.viewWillAppear"])
        #expect(c.parent == nil)
        _ = window
    }

    @Test(arguments: ["load", "will", "did"])
    func `A controller that pushes while it comes is shown first, and then what it pushes`(moment: String) {
        let first = Played.Scripted()
        let push: (UIViewController) -> Void = { $0.navigationController?.pushViewController(Played.B(), animated: true) }
        switch moment {
        case "load": first.whenLoaded = push
        case "will": first.whenWillAppear = push
        default: first.whenAppeared = push
        }
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let calls = Played.appearances { nav.pushViewController(first, animated: true) }
        #expect(
            calls == [
                "A.viewWillDisappear", "Scripted.viewWillAppear", "A.viewDidDisappear", "Scripted.viewDidAppear",
                "Scripted.viewWillDisappear", "B.viewWillAppear", "Scripted.viewDidDisappear", "B.viewDidAppear",
            ])
        #expect(nav.viewControllers.count == 3)
        _ = window
    }

    @Test func `A root that pushes while the window appears is shown first`() {
        let first = Played.Scripted()
        first.whenLoaded = { $0.navigationController?.pushViewController(Played.B(), animated: false) }
        let nav = Played.nav(first)
        let window = Played.show(nav)
        #expect(nav.topViewController is Played.B)
        #expect(nav.topViewController?.view.window === window)
        #expect(first.view.window == nil)
    }

    @Test func `A thousand pushes, each from the appearance of the one before, need no deep stack of calls`() {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        var left = 1_000
        func next() -> UIViewController {
            let controller = Played.Scripted()
            controller.whenAppeared = {
                left -= 1
                if left > 0 {
                    $0.navigationController?.pushViewController(next(), animated: false)
                }
            }
            return controller
        }
        nav.pushViewController(next(), animated: false)
        #expect(nav.viewControllers.count == 1_001)
        _ = window
    }

    @Test func `A stack that changes off screen tells nobody of appearance and shows its top later`() {
        Headless.device = .iPhone
        let nav = Played.nav(Played.A())
        let calls = Played.calls { nav.pushViewController(Played.B(), animated: true) }
        #expect(calls == ["B.willMove(toParent:)", "B.didMove(toParent:)"])
        #expect(nav.topViewController?.isViewLoaded == false)
        let listener = Played.Listener()
        nav.delegate = listener
        nav.loadViewIfNeeded()
        let shown = Played.calls { _ = Played.show(nav) }
        #expect(
            shown == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
                "Listener.navigationController(_:willShow:animated:)", "B.viewDidAppear",
                "Listener.navigationController(_:didShow:animated:)",
            ])
        #expect(nav.viewControllers.first?.isViewLoaded == false)
    }

    @Test func `A transition can be joined by what moves along with it`() throws {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        let b = Played.Scripted()
        var order: [String] = []
        b.whenWillAppear = { controller in
            controller.transitionCoordinator?.animate(alongsideTransition: { context in
                order.append("alongside \(context.viewController(forKey: .to) === controller)")
            }, completion: { context in
                order.append("completion \(context.isCancelled)")
            })
        }
        b.whenAppeared = { _ in order.append("appeared") }
        nav.pushViewController(b, animated: true)
        #expect(order == ["alongside true", "appeared", "completion false"])
        _ = window
    }

    @Test func `The views of covered controllers are not in the window`() {
        let a = Played.A()
        let b = Played.B()
        let nav = Played.nav(a)
        let window = Played.show(nav)
        #expect(a.view.window === window)
        nav.pushViewController(b, animated: true)
        #expect(a.view.window == nil)
        #expect(b.view.window === window)
        #expect(b.view.frame == window.bounds)
        nav.popViewController(animated: true)
        #expect(a.view.window === window)
        #expect(b.view.window == nil)
    }
}
