import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct NavigationStackTests {
    @Test func `E12: every popped controller is told that it left, and only the top that it disappeared`() {
        let nav = Played.nav(Played.A(), Played.B(), Played.C(), Played.D())
        let window = Played.show(nav)
        var popped: [UIViewController]?
        let calls = Played.calls { popped = nav.popToRootViewController(animated: true) }
        #expect(popped?.map { String(describing: type(of: $0)) } == ["B", "C", "D"])
        #expect(
            calls.filter { !$0.hasPrefix("A") } == [
                "D.willMove(toParent:)", "C.willMove(toParent:)", "B.willMove(toParent:)", "D.viewWillDisappear",
                "D.viewDidDisappear", "B.didMove(toParent:)", "C.didMove(toParent:)", "D.didMove(toParent:)",
            ])
        #expect(popped?.allSatisfy { $0.parent == nil } == true)
        #expect(nav.children.count == 1)
        _ = window
    }

    @Test func `Q10: pops return what leaves`() {
        let (a, b, c) = (Played.A(), Played.B(), Played.C())
        let nav = Played.nav(a, b, c)
        #expect(nav.popToViewController(c, animated: true) == nil)
        #expect(nav.popToViewController(a, animated: true) == [b, c])
        #expect(nav.popViewController(animated: true) == nil)
        #expect(nav.popToRootViewController(animated: true) == nil)
        nav.pushViewController(b, animated: true)
        #expect(nav.popViewController(animated: true) === b)
        #expect(UINavigationController().popViewController(animated: true) == nil)
        #expect(UINavigationController().popToRootViewController(animated: true) == nil)
    }

    @Test func `Q10: a new top that was in the stack is a pop, any other a push`() {
        let (a, b, c) = (Played.A(), Played.B(), Played.C())
        let nav = Played.nav(a, b)
        let window = Played.show(nav)
        let pop = Played.calls { nav.setViewControllers([c, a], animated: true) }
        #expect(
            pop == [
                "B.willMove(toParent:)", "C.willMove(toParent:)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear",
                "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear", "C.didMove(toParent:)",
                "B.didMove(toParent:)",
            ])
        let push = Played.appearances { nav.setViewControllers([a, b], animated: true) }
        #expect(push == ["A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"])
        #expect(c.parent == nil)
        _ = window
    }

    @Test func `A change below the top shows nothing, even during a transition`() {
        let (a, b, c) = (Played.A(), Played.B(), Played.C())
        let nav = Played.nav(a)
        let window = Played.show(nav)
        _ = Headless.holdingTransitions {
            nav.pushViewController(b, animated: true)
            let calls = Played.calls { nav.setViewControllers([c, b], animated: true) }
            #expect(!calls.contains { $0.contains("view") })
        }
        #expect(nav.viewControllers == [c, b])
        _ = window
    }

    @Test func `The stack may be emptied and filled again on screen`() {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        #expect(
            Played.appearances { nav.viewControllers = [] } == ["A.viewWillDisappear", "A.viewDidDisappear"])
        #expect(
            Played.appearances { nav.pushViewController(Played.B(), animated: true) }
                == ["B.viewWillAppear", "B.viewDidAppear"])
        _ = window
    }

    @Test func `Exception 14: a navigation controller cannot be pushed`() {
        let nav = Played.nav(Played.A())
        let exception = Played.exception { nav.pushViewController(Played.Nav(), animated: true) }
        #expect(exception?.name == .invalidArgument)
        #expect(exception?.reason == "Pushing a navigation controller is not supported")
        #expect(Played.exception { nav.viewControllers = [Played.Nav()] } == exception)
        #expect(nav.viewControllers.count == 1)
    }

    @Test func `Exception 14: nor the same controller twice`() {
        let a = Played.A()
        let nav = Played.nav(a)
        let exception = Played.exception { nav.pushViewController(a, animated: true) }
        #expect(exception?.name == .invalidArgument)
        #expect(
            exception?.reason
                == "Pushing the same view controller instance more than once is not supported (\(Headless.pointer(a)))")
        #expect(Played.exception { nav.viewControllers = [a, a] }?.name == .invalidArgument)
    }

    @Test func `E08: nor a split view controller`() {
        let nav = Played.nav()
        let exception = Played.exception { nav.pushViewController(UISplitViewController(), animated: true) }
        #expect(
            exception?.reason
                == "Split View Controllers cannot be pushed to a Navigation Controller \(Headless.pointer(nav))")
    }

    @Test func `E03: nobody can pop to a stranger`() {
        let nav = Played.nav(Played.A())
        let exception = Played.exception { nav.popToViewController(Played.B(), animated: true) }
        #expect(exception?.name == .internalInconsistency)
        #expect(exception?.reason == "Tried to pop to a view controller that doesn't exist.")
    }

    @Test func `show pushes, through the method that a subclass overrides`() {
        final class Counting: UINavigationController {
            var pushed = 0
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                pushed += 1
                super.pushViewController(viewController, animated: animated)
            }
        }
        let nav = Counting(rootViewController: Played.A())
        nav.show(Played.B(), sender: nil)
        #expect(nav.pushed == 2)
        #expect(nav.viewControllers.count == 2)
    }

    @Test func `Traces 2 and K01: a navigation controller unwinds by popping`() {
        let (a, b, c) = (Played.A(), Played.B(), Played.C())
        let nav = Played.nav(a, b, c)
        let segue = UIStoryboardSegue(identifier: nil, source: c, destination: a)
        #expect(Played.calls { nav.unwind(for: segue, towards: a) }.first == "Nav.popToViewController")
        #expect(nav.topViewController === a)
        #expect(Played.calls { nav.unwind(for: segue, towards: Played.D()) } == [])
    }

    @Test func `Everything that was popped is freed, and only after the transition (M03)`() throws {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        weak var popped: UIViewController?
        weak var middle: UIViewController?
        nav.pushViewController(Played.C(), animated: true)
        nav.pushViewController(Played.B(), animated: true)
        (popped, middle) = (nav.viewControllers[2], nav.viewControllers[1])
        let held = Headless.holdingTransitions { _ = nav.popToRootViewController(animated: true) }
        #expect(popped != nil)
        try held.first?.finish()
        #expect(popped == nil)
        #expect(middle == nil)
        _ = window
    }

    @Test func `A navigation controller and its bars are freed with what it holds`() {
        weak var nav: UINavigationController?
        weak var bar: UINavigationBar?
        weak var top: UIViewController?
        do {
            let made = Played.nav(Played.A(), Played.B())
            let window = Played.show(made)
            made.delegate = nil
            _ = made.topViewController?.navigationItem
            (nav, bar, top) = (made, made.navigationBar, made.topViewController)
            window.rootViewController = nil
        }
        #expect(nav == nil)
        #expect(bar == nil)
        #expect(top == nil)
    }

    @Test func `A hundred thousand pushes and pops leave nothing behind`() {
        let nav = Played.nav(Played.A())
        let window = Played.show(nav)
        weak var last: UIViewController?
        let start = ContinuousClock.now
        for _ in 0..<100_000 {
            let controller = Played.B()
            nav.pushViewController(controller, animated: true)
            nav.popViewController(animated: true)
            last = controller
        }
        print("200,000 transitions in \(ContinuousClock.now - start)")
        #expect(last == nil)
        #expect(nav.children.count == 1)
        #expect(nav.view.subviews.count == 3)
        #expect(nav.navigation.deferred.isEmpty)
        _ = window
    }
}
