import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct AdaptingTests {
    @Test func `B19: who asks for the presentation controller fixes its kind`() {
        let early = B()
        #expect(early.presentationController is UISheetPresentationController)
        early.modalPresentationStyle = .popover
        #expect(early.popoverPresentationController == nil)
        let stage = Stage(on: .iPad)
        stage.root.present(early, animated: true)
        #expect(early.presentationController is UISheetPresentationController)
        let late = B().styled(.popover)
        #expect(late.popoverPresentationController != nil)
        #expect(late.presentationController === late.popoverPresentationController)
    }

    @Test func `B33: a presented container's children have its presentation controller`() {
        let stage = Stage()
        let child = B()
        let presented = Container(child)
        #expect(child.activePresentationController == nil)
        stage.root.present(presented, animated: true)
        #expect(child.presentationController === presented.presentationController)
        #expect(child.activePresentationController === presented.presentationController)
        #expect(child.presentationController?.presentedViewController === presented)
    }

    @Test(
        "Popovers and form sheets are compact where they stay what they are",
        arguments: [UIModalPresentationStyle.popover, .formSheet])
    func traits(_ style: UIModalPresentationStyle) {
        let stage = Stage(on: .iPad)
        let b = B().styled(style)
        b.popoverPresentationController?.sourceView = stage.root.view
        #expect(b.traitCollection.horizontalSizeClass == .regular)
        stage.root.present(b, animated: true)
        #expect(b.traitCollection.horizontalSizeClass == .compact)
        #expect(b.traitCollection.verticalSizeClass == .regular)
        #expect(b.view.traitCollection.horizontalSizeClass == .compact)
        b.dismiss(animated: true)
        #expect(b.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `What is presented in a popover's context is as compact as the popover`() {
        let stage = Stage(on: .iPad)
        let b = B().styled(.popover)
        b.popoverPresentationController?.sourceView = stage.root.view
        stage.root.present(b, animated: true)
        let c = C().styled(.currentContext)
        b.present(c, animated: true)
        #expect(c.traitCollection.horizontalSizeClass == .compact)
        #expect(c.view.bounds.size == b.view.bounds.size)
    }

    @Test func `A popover on a phone is a sheet, and needs no anchor`() throws {
        let stage = Stage(on: .iPhone)
        let b = B().styled(.popover)
        stage.root.present(b, animated: true)
        #expect(b.popoverPresentationController != nil)
        #expect(try Headless.swipeDown(b))
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `B22: the delegate may put another controller in the presented one's place`() throws {
        let stage = Stage(on: .iPhone)
        let b = B().styled(.popover)
        let delegate = Adaptive()
        delegate.style = .fullScreen
        b.popoverPresentationController?.delegate = delegate
        let calls = appearances { stage.root.present(b, animated: true) }
        let container = try #require(stage.root.presentedViewController as? Container)
        #expect(b.parent === container)
        #expect(delegate.asked == [.fullScreen])
        #expect(container.view.window === stage.window)
        #expect(calls.contains("A.viewDidDisappear"))
        #expect(b.presentationController === b.popoverPresentationController)
        b.dismiss(animated: true)
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.root.view.window === stage.window)
    }

    @Test func `B22: with the style none a popover stays one on a phone, and nothing takes its place`() {
        let stage = Stage(on: .iPhone)
        let b = B().styled(.popover)
        let delegate = Adaptive()
        delegate.style = UIModalPresentationStyle.none
        b.popoverPresentationController?.delegate = delegate
        b.popoverPresentationController?.sourceView = stage.root.view
        stage.root.present(b, animated: true)
        #expect(delegate.asked == [])
        #expect(stage.root.presentedViewController === b)
        #expect(b.presentationController?.frameOfPresentedViewInContainerView.width == 320)
    }

    @Test func `Presentations follow a change of the size classes, both ways`() throws {
        let stage = Stage(on: .iPad)
        let b = B().styled(.popover)
        let delegate = Adaptive()
        delegate.compactStyle = .fullScreen
        b.popoverPresentationController?.delegate = delegate
        b.popoverPresentationController?.sourceView = stage.root.view
        stage.root.present(b, animated: true)
        let narrowed = appearances { Headless.device = .iPhone }
        #expect(stage.root.presentedViewController is Container)
        #expect(b.view.window === stage.window)
        #expect(b.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.root.view.window == nil)
        #expect(narrowed.suffix(2) == ["A.viewWillDisappear", "A.viewDidDisappear"])
        let widened = appearances { Headless.device = .iPad }
        #expect(stage.root.presentedViewController === b)
        #expect(b.parent == nil)
        #expect(widened.suffix(2) == ["A.viewWillAppear", "A.viewDidAppear"])
        #expect(stage.root.view.window === stage.window)
        #expect(b.view.frame.width == 320)
        b.dismiss(animated: true)
        #expect(stage.window.subviews.count == 1)
        #expect(delegate.asked == [.fullScreen])
    }

    @Test func `A popover is a sheet while its window is narrow`() throws {
        let stage = Stage(on: .iPad)
        let b = B().styled(.popover)
        b.popoverPresentationController?.sourceView = stage.root.view
        stage.root.present(b, animated: true)
        #expect(b.view.frame.width == 320)
        let delegate = Adaptive()
        delegate.style = .pageSheet
        delegate.wraps = false
        b.presentationController?.delegate = delegate
        let calls = Headless.recording(of: ["Adaptive", "A", "B"]) {
            Headless.resize(stage.window, to: CGSize(width: 375, height: 1_024))
        }
        #expect(b.view.frame.width == 375)
        #expect(b.view.frame.minY > 0)
        let asked = calls.map(\.description).filter { $0.hasPrefix("Adaptive") }
        #expect(
            asked == [
                "Adaptive.adaptivePresentationStyle(for:traitCollection:)",
                "Adaptive.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
                "Adaptive.presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            ])
        #expect(delegate.styles == [.pageSheet])
        #expect(!calls.contains { $0.member == "viewWillDisappear" })
        delegate.style = UIModalPresentationStyle.none
        Headless.resize(stage.window, to: UIScreen.main.bounds.size)
        #expect(b.view.frame.width == 320)
        #expect(delegate.styles == [.pageSheet, .none])
        #expect(stage.root.presentedViewController === b)
    }

    @Test func `A presentation that starts in a narrow window of an iPad is as on a phone`() {
        let stage = Stage(on: .iPad)
        Headless.resize(stage.window, to: CGSize(width: 375, height: 1_024))
        let b = B().styled(.popover)
        stage.root.present(b, animated: true)
        #expect(stage.root.presentedViewController === b)
        #expect(b.view.frame.width == 375)
        #expect(b.traitCollection.horizontalSizeClass == .compact)
    }

    @Test(
        "Sheets fill a screen that is not high, and are sheets again upright",
        arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .automatic, .popover])
    func height(_ style: UIModalPresentationStyle) throws {
        let stage = Stage(on: .iPhone)
        let b = B().styled(style)
        stage.root.present(b, animated: true)
        #expect(stage.root.view.window != nil)
        #expect(b.view.frame.minY > 0)
        Headless.rotate(to: .landscapeLeft)
        #expect(b.view.frame == stage.window.bounds)
        #expect(stage.root.view.window == nil)
        Headless.rotate(to: .portrait)
        #expect(b.view.frame.minY > 0)
        #expect(stage.root.view.window === stage.window)
        #expect(stage.root.view.frame == stage.window.bounds)
        #expect(try Headless.swipeDown(b))
    }

    @Test func `A sheet that is attached to the edge where the height is compact stays a sheet`() {
        let stage = Stage(on: .iPhone)
        let b = B()
        b.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
        stage.root.present(b, animated: true)
        Headless.rotate(to: .landscapeLeft)
        #expect(stage.root.view.window != nil)
        Headless.rotate(to: .portrait)
    }

    @Test func `A view that was made for other traits hears of them before it appears`() {
        let stage = Stage(on: .iPad)
        let b = B().styled(.formSheet)
        b.loadViewIfNeeded()
        let calls = Headless.recording(of: ["B"]) { stage.root.present(b, animated: true) }
        #expect(
            calls.prefix(3) == ["B.viewWillAppear", "B.traitCollectionDidChange", "B.viewIsAppearing"])
        b.dismiss(animated: true)
    }
}

@MainActor
private final class Adaptive: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var compactStyle: UIModalPresentationStyle = .none
    var asked: [UIModalPresentationStyle] = []
    var styles: [UIModalPresentationStyle] = []
    var wraps = true

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        style ?? (traitCollection.horizontalSizeClass == .compact ? compactStyle : .none)
    }

    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        asked.append(style)
        return wraps ? Container(controller.presentedViewController) : nil
    }

    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        styles.append(style)
    }
}
