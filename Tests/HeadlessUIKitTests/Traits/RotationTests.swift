import Testing

@testable import HeadlessUIKit

private class Parent: UIViewController {
    var forwards = true
    var sizeAlongside: CGSize?
    var completed = false

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if forwards {
            super.willTransition(to: newCollection, with: coordinator)
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if forwards {
            super.viewWillTransition(to: size, with: coordinator)
        }
        coordinator.animate { [unowned self] _ in
            sizeAlongside = view.bounds.size
        } completion: { [unowned self] _ in
            completed = true
        }
    }
}

private final class Child: UIViewController {}

private final class TraitView: UIView {
    var former: UITraitCollection?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        former = previousTraitCollection
    }
}

@MainActor
@Suite(.serialized)
struct RotationTests {
    private func family() -> (Parent, Child) {
        let parent = Parent()
        let child = Child()
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.view.autoresizingMask = []
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        return (parent, child)
    }

    @Test func `C02: at launch nothing is said of traits or sizes`() {
        Headless.device = .iPhoneSE
        let calls = Headless.recording(of: ["Parent"]) {
            let window = show(Parent(), on: .iPhoneSE)
            window.isHidden = true
        }
        #expect(
            calls.prefix(7) == [
                "Parent.loadView", "Parent.viewDidLoad", "Parent.viewWillAppear", "Parent.viewIsAppearing",
                "Parent.viewWillLayoutSubviews", "Parent.viewDidLayoutSubviews", "Parent.viewDidAppear",
            ])
    }

    @Test func `C05: a rotation is told to the parent, and by it to the child`() {
        let (parent, child) = family()
        let window = show(parent)
        let calls = Headless.recording { Headless.rotate(to: .landscapeRight) }
        #expect(
            calls == [
                "Parent.willTransition(to:)", "Child.willTransition(to:)", "Parent.viewWillTransition(to:)",
                "Child.viewWillTransition(to:)", "Parent.traitCollectionDidChange", "Child.traitCollectionDidChange",
                "Parent.viewWillLayoutSubviews", "Parent.viewDidLayoutSubviews",
            ])
        #expect(window.bounds.size == CGSize(width: 852, height: 393))
        #expect(parent.view.frame == window.bounds)
        #expect(parent.sizeAlongside == window.bounds.size)
        #expect(parent.completed)
        #expect(child.traitCollection.verticalSizeClass == .compact)
    }

    @Test func `C05: a parent that does not call super starves its child`() {
        let (parent, _) = family()
        parent.forwards = false
        let window = show(parent)
        let calls = Headless.recording(members: ["willTransition(to:)", "viewWillTransition(to:)"]) {
            Headless.rotate(to: .landscapeLeft)
        }
        #expect(calls == ["Parent.willTransition(to:)", "Parent.viewWillTransition(to:)"])
        #expect(window.bounds.width == 852)
    }

    @Test func `An iPad keeps its size classes when it turns`() {
        let (parent, child) = family()
        let window = show(parent, on: .iPad)
        let calls = Headless.recording(of: ["Parent"]) { Headless.rotate(to: .landscapeLeft) }
        #expect(
            calls == [
                "Parent.viewWillTransition(to:)", "Parent.viewWillLayoutSubviews", "Parent.viewDidLayoutSubviews",
            ])
        #expect(window.bounds.size == CGSize(width: 1_024, height: 768))
        #expect(child.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `A large iPhone has regular width when it lies on its side`() {
        let parent = Parent()
        let window = show(parent, on: .iPhoneMax)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        Headless.rotate(to: .landscapeLeft)
        #expect(parent.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.verticalSizeClass == .compact)
        #expect(window.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `An orientation that the root does not support is refused`() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let window = show(Upright())
        #expect(!Headless.rotate(to: .landscapeLeft))
        #expect(!Headless.device.isLandscape)
        window.rootViewController = Parent()
        #expect(Headless.rotate(to: .landscapeLeft))
        #expect(!Headless.rotate(to: .portraitUpsideDown))
        #expect(Headless.device.orientation == .landscapeLeft)
    }

    @Test func `A window that shares the screen of an iPad becomes compact`() {
        let parent = Parent()
        let view = TraitView()
        parent.view.addSubview(view)
        let window = show(parent, on: .iPad)
        let calls = Headless.recording { Headless.resize(window, to: CGSize(width: 320, height: 1_024)) }
        #expect(
            calls.prefix(3) == [
                "Parent.willTransition(to:)", "Parent.viewWillTransition(to:)", "Parent.traitCollectionDidChange",
            ])
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(view.traitCollection.horizontalSizeClass == .compact)
        #expect(view.former?.horizontalSizeClass == .regular)
        #expect(Headless.deviceTraits.horizontalSizeClass == .regular)
        Headless.resize(window, to: UIScreen.main.bounds.size)
        #expect(parent.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `Another device under a window is a change of size and traits`() {
        let parent = Parent()
        let window = show(parent)
        let calls = Headless.recording(of: ["Parent"], members: ["willTransition(to:)", "viewWillTransition(to:)"]) {
            Headless.device = .iPad
        }
        #expect(calls == ["Parent.willTransition(to:)", "Parent.viewWillTransition(to:)"])
        #expect(window.bounds == UIScreen.main.bounds)
        #expect(parent.traitCollection.userInterfaceIdiom == .pad)
    }

    @Test func `A rotation that is held has a coordinator until it ends`() throws {
        let parent = Parent()
        let window = show(parent)
        let held = Headless.holdingTransitions { Headless.rotate(to: .landscapeLeft) }
        #expect(parent.transitionCoordinator != nil)
        #expect(parent.sizeAlongside == window.bounds.size)
        #expect(!parent.completed)
        try held.first?.finish()
        #expect(parent.completed)
        #expect(parent.transitionCoordinator == nil)
    }

    @Test func `What is presented full screen turns along, and what is below keeps its size right`() {
        let parent = Parent()
        let window = show(parent)
        let child = Child()
        child.modalPresentationStyle = .fullScreen
        parent.present(child, animated: false)
        let calls = Headless.recording(members: ["viewWillTransition(to:)", "traitCollectionDidChange"]) {
            Headless.rotate(to: .landscapeLeft)
        }
        #expect(calls.contains("Child.viewWillTransition(to:)"))
        #expect(calls.contains("Child.traitCollectionDidChange"))
        #expect(child.view.frame.size == window.bounds.size)
        parent.dismiss(animated: false)
        #expect(parent.view.frame == window.bounds)
    }

    @Test func `D11: a parent overrides the traits of a child`() {
        let (parent, child) = family()
        let window = show(parent, on: .iPad)
        let calls = Headless.recording {
            parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        }
        #expect(calls == ["Child.traitCollectionDidChange"])
        #expect(parent.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(child.traitCollection.verticalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        #expect(window.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `D12: a preferred size goes up one level and resizes nobody`() {
        final class Asking: UIViewController {
            var asked: [UIViewController] = []

            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                asked.append(contentsOf: [container as? UIViewController].compactMap { $0 })
            }
        }
        let outer = Asking()
        let inner = Asking()
        let child = Child()
        outer.addChild(inner)
        inner.addChild(child)
        let calls = Headless.recording { child.preferredContentSize = CGSize(width: 200, height: 200) }
        #expect(inner.asked == [child])
        #expect(outer.asked.isEmpty)
        #expect(calls.isEmpty)
    }
}
