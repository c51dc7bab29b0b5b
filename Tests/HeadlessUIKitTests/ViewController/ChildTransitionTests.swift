import Testing

@testable import HeadlessUIKit

/// Keeps what is called, with the members that the record leaves out.
@MainActor
private var heard: [String] = []

private class Logging: UIViewController {
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }

    func log(_ member: String) { heard.append("\(name).\(member)") }

    override func viewDidLoad() { log("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { log("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("viewDidDisappear") }
    override func updateViewConstraints() { log("updateViewConstraints") }
    override func viewWillLayoutSubviews() { log("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) { log("willMove(\((parent as? Logging)?.name ?? "nil"))") }
    override func didMove(toParent parent: UIViewController?) { log("didMove(\((parent as? Logging)?.name ?? "nil"))") }
}

private final class Manual: Logging {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        children.first?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) { children.first?.endAppearanceTransition() }
    override func viewWillDisappear(_ animated: Bool) {
        children.first?.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) { children.first?.endAppearanceTransition() }
}

@MainActor
@Suite(.serialized)
struct ChildTransitionTests {
    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func `D03: the order of transition(from:to:)`() {
        let parent = Logging("P")
        let first = Logging("C1")
        let second = Logging("C2")
        embed(first, in: parent)
        let window = show(parent)
        second.loadViewIfNeeded()
        heard = []
        parent.addChild(second)
        first.willMove(toParent: nil)
        parent.transition(from: first, to: second, duration: 0.4, animations: nil) { _ in
            second.didMove(toParent: parent)
            first.removeFromParent()
        }
        #expect(
            heard == [
                "C2.willMove(P)", "C1.willMove(nil)", "C1.viewWillDisappear", "C2.viewWillAppear",
                "C2.updateViewConstraints", "C2.viewWillLayoutSubviews", "C2.viewDidLayoutSubviews",
                "C2.viewDidAppear", "C1.viewDidDisappear", "C2.didMove(P)", "C1.didMove(nil)",
            ])
        #expect(second.view.window === window)
        #expect(first.view.superview == nil)
    }

    @Test func `D04: a parent that forwards by hand gives its children the same messages`() {
        let parent = Manual("P")
        let child = Logging("C")
        embed(child, in: parent)
        heard = []
        let window = show(parent)
        window.isHidden = true
        let appearance = heard.filter { $0.hasPrefix("C.view") && $0.hasSuffix("ppear") }
        #expect(
            appearance == ["C.viewWillAppear", "C.viewDidAppear", "C.viewWillDisappear", "C.viewDidDisappear"])
    }

    @Test func `D05: between begin and end nothing comes by itself`() {
        let parent = Logging("P")
        let child = Logging("C")
        embed(child, in: parent)
        let window = show(parent)
        heard = []
        child.beginAppearanceTransition(false, animated: true)
        window.isHidden = true
        #expect(heard.filter { $0.hasPrefix("C") } == ["C.viewWillDisappear"])
        child.endAppearanceTransition()
        #expect(heard.last == "C.viewDidDisappear")
    }

    @Test func `An end without a beginning is logged`() {
        let controller = Logging("A")
        let log = Headless.logging { controller.endAppearanceTransition() }
        #expect(
            log == ["Unbalanced calls to begin/end appearance transitions for \(Headless.pointer(controller))."])
    }

    @Test func `D07: a child that is added while the parent's view loads`() {
        final class P: Logging {
            let child = Logging("C")

            override func viewDidLoad() {
                addChild(child)
                view.addSubview(child.view)
            }
        }
        heard = []
        let window = show(P("P"))
        #expect(
            heard.filter { $0.hasPrefix("C.") && $0 != "C.updateViewConstraints" } == [
                "C.willMove(P)", "C.viewDidLoad", "C.viewWillAppear", "C.viewWillLayoutSubviews",
                "C.viewDidLayoutSubviews", "C.viewDidAppear",
            ])
        #expect(window.rootViewController?.children.count == 1)
    }

    @Test func `A child appears when its view comes on screen, and disappears when it goes`() {
        let parent = Logging("P")
        let child = Logging("C")
        let window = show(parent)
        child.loadViewIfNeeded()
        heard = []
        embed(child, in: parent)
        #expect(
            heard == [
                "C.willMove(P)", "C.viewWillAppear", "C.updateViewConstraints", "C.viewWillLayoutSubviews",
                "C.viewDidLayoutSubviews", "C.viewDidAppear", "C.didMove(P)",
            ])
        heard = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(heard == ["C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)"])
        #expect(window.isKeyWindow)
    }

    @Test func `A child comes along with a view that holds its view`() {
        let parent = Logging("P")
        let child = Logging("C")
        let window = show(parent)
        let box = UIView(frame: window.bounds)
        parent.addChild(child)
        box.addSubview(child.view)
        heard = []
        parent.view.addSubview(box)
        #expect(heard.contains("C.viewDidAppear"))
        box.removeFromSuperview()
        #expect(heard.last == "C.viewDidDisappear")
    }

    @Test func `A child whose view is nowhere hears nothing`() {
        let parent = Logging("P")
        let child = Logging("C")
        parent.addChild(child)
        child.loadViewIfNeeded()
        heard = []
        let window = show(parent)
        window.isHidden = true
        #expect(!heard.contains { $0.hasPrefix("C.") })
    }

    @Test func `Exception 18: the view of a child belongs into that of its parent`() {
        let parent = Logging("P")
        let stranger = Logging("S")
        let child = Logging("C")
        parent.addChild(child)
        let error = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { stranger.view.addSubview(child.view) }
        }
        #expect(error?.name == .viewControllerHierarchyInconsistency)
        #expect(
            error?.reason
                == "child view controller:\(Headless.pointer(child)) should have parent view controller:\(Headless.pointer(stranger)) but actual parent is:\(Headless.pointer(parent))"
        )
        #expect(child.view.superview == nil)
    }

    @Test func `Only children of the same parent are exchanged`() {
        let parent = Logging("P")
        let child = Logging("C")
        parent.addChild(child)
        let error = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { parent.transition(from: child, to: Logging("S"), duration: 0, animations: nil) }
        }
        #expect(error?.reason.contains("must have a common parent view controller") == true)
    }

    @Test func `A member of appearance that an app calls itself is logged`() {
        let controller = UIViewController()
        let window = show(controller)
        #expect(Headless.logging { window.isHidden = true } == [])
        let log = Headless.logging { controller.viewWillAppear(false) }
        #expect(log.count == 1)
        #expect(
            log.first?.hasPrefix(
                "Calling -viewWillAppear: directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs"
            ) == true)
    }
}
