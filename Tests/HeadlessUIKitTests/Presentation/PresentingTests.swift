import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct PresentingTests {
    @Test func `A full-screen presentation takes the presenter's place, call by call`() {
        let stage = Stage()
        let b = B().styled(.fullScreen)
        let calls = Headless.recording { stage.root.present(b, animated: true) }
        #expect(
            calls.map(\.description) == [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
                "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear", "A.viewDidDisappear",
            ])
        #expect(stage.root.view.window == nil)
        #expect(b.view.window === stage.window)
    }

    @Test func `A full-screen dismissal brings the presenter back`() {
        let stage = Stage()
        stage.root.present(B().styled(.fullScreen), animated: true)
        let calls = appearances { stage.root.dismiss(animated: true) }
        #expect(calls == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear"])
        #expect(stage.root.view.window === stage.window)
        #expect(stage.root.view.frame == stage.window.bounds)
        #expect(stage.window.subviews.count == 1)
    }

    @Test(
        "B34: only full-screen and current-context presentations make the presenter disappear",
        arguments: [
            UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext,
            .custom, .fullScreen, .currentContext,
        ])
    func presenterAppearance(_ style: UIModalPresentationStyle) {
        let stage = Stage(on: .iPad)
        let b = B().styled(style)
        b.popoverPresentationController?.sourceView = stage.root.view
        let calls = appearances {
            stage.root.present(b, animated: true)
            b.dismiss(animated: true)
        }
        let presenters = calls.filter { $0.hasPrefix("A.") }
        let covers = style == .fullScreen || style == .currentContext
        #expect(
            presenters == (covers
                ? ["A.viewWillDisappear", "A.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear"] : []))
        #expect(calls.filter { $0.hasPrefix("B.") }.count == 4)
    }

    @Test func `B02: each link of a chain knows what presents it and what it presents`() {
        let stage = Stage()
        let b = B().styled(.fullScreen)
        let c = C().styled(.fullScreen)
        stage.root.present(b, animated: true)
        b.present(c, animated: true)
        #expect(stage.root.presentingViewController == nil)
        #expect(stage.root.presentedViewController === b)
        #expect(b.presentingViewController === stage.root)
        #expect(b.presentedViewController === c)
        #expect(c.presentingViewController === b)
        #expect(c.presentedViewController == nil)
    }

    @Test func `B25: children answer for the controllers around them`() {
        let child = B()
        let stage = Stage(Container(child))
        let x = C()
        let presented = Container(x)
        child.present(presented, animated: true)
        #expect(presented.presentingViewController === stage.root)
        #expect(x.presentingViewController === stage.root)
        #expect(child.presentedViewController === presented)
        #expect(stage.root.presentedViewController === presented)
        x.dismiss(animated: true)
        #expect(child.presentedViewController == nil)
    }

    @Test func `Q02: a presentation completes after viewDidAppear, a dismissal after viewDidDisappear`() {
        let stage = Stage()
        let b = Scripted().styled(.fullScreen)
        var order: [String] = []
        b.whenAppeared = { _ in order.append("appeared") }
        b.whenDisappeared = { _ in order.append("disappeared") }
        stage.root.present(b, animated: true) { order.append("presented") }
        stage.root.dismiss(animated: true) {
            order.append("dismissed")
            // B05: what matters is that nothing is presented any more by now.
            #expect(stage.root.presentedViewController == nil)
        }
        #expect(order == ["appeared", "presented", "disappeared", "dismissed"])
    }

    @Test func `The coordinator is there while the transition runs`() {
        let stage = Stage()
        let b = B()
        var ended = false
        let held = Headless.holdingTransitions {
            stage.root.present(b, animated: true)
            b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended = true }
        }
        #expect(stage.root.transitionCoordinator?.viewController(forKey: .to) === b)
        #expect(b.isBeingPresented)
        #expect(throws: Never.self) { try held.first?.finish() }
        #expect(ended)
        #expect(b.transitionCoordinator == nil)
        #expect(!b.isBeingPresented)
    }

    @Test func `A presentation that is taken back leaves everything as it was`() throws {
        let stage = Stage()
        let b = B().styled(.fullScreen)
        let held = Headless.holdingTransitions { stage.root.present(b, animated: true) }
        let calls = try appearances { try held.first?.cancel() }
        #expect(
            calls == ["B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear"])
        #expect(stage.root.presentedViewController == nil)
        #expect(b.viewIfLoaded?.window == nil)
        #expect(stage.root.view.window === stage.window)
        stage.root.present(b, animated: true)
        #expect(b.view.window === stage.window)
    }

    @Test func `A dismissal that is taken back ends in the order of a cancelled pop`() throws {
        let stage = Stage()
        let b = B().styled(.fullScreen)
        stage.root.present(b, animated: true)
        let calls = try appearances {
            try Headless.holdingTransitions { stage.root.dismiss(animated: true) }.first?.cancel()
        }
        #expect(
            calls == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear",
                "B.viewDidAppear",
            ])
        #expect(stage.root.presentedViewController === b)
        #expect(stage.root.view.window == nil)
        #expect(!b.isBeingDismissed)
        stage.root.dismiss(animated: true)
        #expect(stage.root.view.window === stage.window)
    }

    @Test func `M02: a covered presenter is neither loaded again nor freed`() {
        let stage = Stage()
        let view = stage.root.view
        stage.root.present(B().styled(.fullScreen), animated: true)
        let calls = Headless.recording { stage.root.dismiss(animated: true) }
        #expect(stage.root.view === view)
        #expect(!calls.contains { $0.member == "viewDidLoad" })
    }

    @Test func `A window that hides takes what is presented along, and brings it back`() {
        let stage = Stage()
        stage.root.present(B().styled(.fullScreen), animated: false)
        #expect(appearances { stage.window.isHidden = true } == ["B.viewWillDisappear", "B.viewDidDisappear"])
        #expect(appearances { stage.window.isHidden = false } == ["B.viewWillAppear", "B.viewDidAppear"])
        #expect(stage.root.view.window == nil)
    }
}
