import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct DismissingTests {
    /// Presents controllers above each other, each from the one before.
    private func chain(_ controllers: [UIViewController], on stage: Stage) {
        var presenter = stage.root
        for controller in controllers {
            presenter.present(controller, animated: true)
            presenter = controller
        }
    }

    @Test func `B03: a controller that presents dismisses what it presents`() {
        let stage = Stage()
        let (b, c) = (B(), C())
        chain([b, c], on: stage)
        b.dismiss(animated: true)
        #expect(stage.root.presentedViewController === b)
        #expect(b.presentedViewController == nil)
        #expect(c.presentingViewController == nil)
    }

    @Test func `The topmost has itself dismissed by its presenter`() {
        let stage = Stage()
        let (b, c) = (B(), C())
        chain([b, c], on: stage)
        c.dismiss(animated: true)
        #expect(b.presentedViewController == nil)
        #expect(stage.root.presentedViewController === b)
    }

    @Test func `B07: where nothing is presented a dismissal does nothing`() {
        let stage = Stage()
        let log = Headless.logging {
            #expect(appearances { stage.root.dismiss(animated: true) } == [])
        }
        #expect(log == [])
    }

    @Test("A dismissal takes all that is above along", arguments: 3...5)
    func longChain(_ length: Int) {
        let stage = Stage()
        let controllers = (0..<length).map { _ in B().styled(.fullScreen) }
        chain(controllers, on: stage)
        #expect(stage.root.presentedChain.count == length + 1)
        let second = controllers[1]
        controllers[0].dismiss(animated: true)
        #expect(stage.root.presentedChain.count == 2)
        #expect(controllers[0].view.window === stage.window)
        #expect(controllers.dropFirst().allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
        #expect(second.presentedViewController == nil)
        stage.root.dismiss(animated: true)
        #expect(stage.root.view.window === stage.window)
        #expect(stage.window.subviews.count == 1)
    }

    @Test func `In a chain dismissed from below only those on screen disappear`() {
        let stage = Stage()
        chain([B().styled(.fullScreen), C().styled(.fullScreen)], on: stage)
        let covered = appearances { stage.root.dismiss(animated: true) }
        #expect(covered == ["C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear"])
        chain([B(), C()], on: stage)
        let sheets = appearances { stage.root.dismiss(animated: true) }
        #expect(
            sheets == ["B.viewWillDisappear", "C.viewWillDisappear", "B.viewDidDisappear", "C.viewDidDisappear"])
    }

    @Test func `B30, B31: the uppermost is being dismissed from its first to its last callback`() {
        let stage = Stage()
        let top = Scripted().styled(.fullScreen)
        var flags: [Bool] = []
        top.whenAppeared = { flags.append($0.isBeingPresented) }
        top.whenWillDisappear = { flags.append($0.isBeingDismissed) }
        top.whenDisappeared = { flags.append($0.isBeingDismissed) }
        chain([B(), top], on: stage)
        stage.root.dismiss(animated: true)
        #expect(flags == [true, true, true])
        #expect(!top.isBeingDismissed)
    }

    @Test func `B31: in a presented container it is the container that is being dismissed`() {
        let stage = Stage()
        let child = Scripted()
        let container = Container(child)
        var flags: [Bool] = []
        child.whenDisappeared = { flags = [$0.isBeingDismissed, container.isBeingDismissed] }
        stage.root.present(container, animated: true)
        child.dismiss(animated: true)
        #expect(flags == [false, true])
    }

    @Test func `B17: within a popover the presenter does not appear again`() throws {
        let stage = Stage(on: .iPad)
        let b = B().styled(.popover)
        b.popoverPresentationController?.sourceView = stage.root.view
        stage.root.present(b, animated: true)
        let calls = appearances {
            b.present(C().styled(.currentContext), animated: true)
            b.dismiss(animated: true)
        }
        #expect(calls.allSatisfy { $0.hasPrefix("C.") })
        #expect(b.view.window === stage.window)
    }

    @Test func `M04: another root leaves the former one presenting`() {
        let stage = Stage()
        var root: UIViewController? = A()
        stage.window.rootViewController = root
        root?.present(B(), animated: true)
        weak let former = root
        weak let presented = root?.presentedViewController
        root = nil
        stage.window.rootViewController = D()
        #expect(former != nil)
        #expect(presented?.view.window === stage.window)
        #expect(stage.window.subviews.first === stage.window.rootViewController?.view)
        former?.dismiss(animated: false)
        #expect(former == nil)
        #expect(presented == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test func `M04: who dismisses first frees both`() {
        let stage = Stage()
        weak var former: UIViewController?
        weak var presented: UIViewController?
        do {
            let root = A()
            stage.window.rootViewController = root
            root.present(B().styled(.fullScreen), animated: true)
            former = root
            presented = root.presentedViewController
            root.dismiss(animated: false) { stage.window.rootViewController = D() }
        }
        #expect(former == nil)
        #expect(presented == nil)
    }

    @Test(
        "A dismissed controller is freed, with its presentation",
        arguments: [
            UIModalPresentationStyle.fullScreen, .automatic, .formSheet, .popover, .currentContext, .overCurrentContext,
            .overFullScreen, .custom,
        ])
    func freed(_ style: UIModalPresentationStyle) {
        let child = B()
        child.definesPresentationContext = true
        let stage = Stage(Container(child), on: .iPad)
        weak var presented: UIViewController?
        weak var manager: UIPresentationController?
        do {
            let controller = C().styled(style)
            controller.popoverPresentationController?.sourceView = stage.root.view
            child.present(controller, animated: true)
            controller.present(D(), animated: true)
            presented = controller
            manager = controller.presentationController
            #expect(manager != nil)
            child.dismiss(animated: true)
        }
        #expect(presented == nil)
        #expect(manager == nil)
    }

    @Test func `B38: what a presentation keeps, such as its segue, lives until the dismissal`() {
        let stage = Stage()
        let b = B()
        stage.root.present(b, animated: true)
        weak var kept: NSObject?
        do {
            let object = NSObject()
            kept = object
            b.presentation.companion = PresentationCompanion(object, of: b)
        }
        #expect(kept != nil)
        b.dismiss(animated: true)
        #expect(kept == nil)
    }

    @Test func `Presenting and dismissing again and again leaves nothing behind`() {
        let stage = Stage()
        let b = B().styled(.fullScreen)
        for _ in 0..<100 {
            stage.root.present(b, animated: true)
            b.dismiss(animated: true)
        }
        #expect(stage.window.subviews.count == 1)
        #expect(stage.root.view.subviews.isEmpty)
        #expect(stage.root.view.window === stage.window)
    }

    @Test func `A window that goes takes everything along`() {
        weak var root: UIViewController?
        weak var presented: UIViewController?
        do {
            let child = B()
            child.definesPresentationContext = true
            let stage = Stage(Container(child))
            child.present(C().styled(.currentContext), animated: true)
            stage.root.present(D().styled(.fullScreen), animated: true)
            root = stage.root
            presented = child.presentedViewController
        }
        #expect(root == nil)
        #expect(presented == nil)
    }
}
