import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TapOutsideTests {
    private let corner = CGPoint(x: 5, y: 600)

    private final class Deciding: NSObject, UIPopoverPresentationControllerDelegate {
        var allows = true
        var calls: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("dismissed")
        }
    }

    private func popover(in stage: Stage) throws -> (B, UIPopoverPresentationController) {
        let b = B().styled(.popover)
        let popover = try #require(b.popoverPresentationController)
        popover.sourceView = stage.root.view
        popover.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
        stage.root.present(b, animated: true)
        return (b, popover)
    }

    @Test func `A tap beside a popover closes it, if it is allowed`() throws {
        let stage = Stage(on: .iPad)
        let (b, popover) = try popover(in: stage)
        let delegate = Deciding()
        delegate.allows = false
        popover.delegate = delegate
        try Headless.tap(corner)
        #expect(stage.root.presentedViewController === b)
        delegate.allows = true
        try Headless.tap(corner)
        #expect(stage.root.presentedViewController == nil)
        #expect(delegate.calls == ["attempt", "dismissed"])
    }

    @Test func `A tap beside a form sheet closes it, unless it is modal`() throws {
        let stage = Stage(on: .iPad)
        let b = B().styled(.formSheet)
        stage.root.present(b, animated: true)
        b.isModalInPresentation = true
        try Headless.tap(corner)
        #expect(stage.root.presentedViewController === b)
        b.isModalInPresentation = false
        try Headless.tap(corner)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `A tap above a low sheet closes it, one beside what fills the screen does nothing`() throws {
        let stage = Stage()
        let b = B()
        let sheet = try #require(b.sheetPresentationController)
        stage.root.present(b, animated: true)
        #expect(throws: Headless.Refusal.self) { try Headless.tap(CGPoint(x: 5, y: 5)) }
        sheet.animateChanges { sheet.detents = [.medium()] }
        try Headless.tap(CGPoint(x: 5, y: 5))
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `Views that a popover lets through are tapped behind it`() throws {
        let stage = Stage(on: .iPad)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.root.view.addSubview(button)
        let (b, popover) = try popover(in: stage)
        let refusal = #expect(throws: Headless.Refusal.self) { try Headless.tap(button) }
        #expect(refusal?.reason == .behindPresentation(of: "B"))
        popover.passthroughViews = [button]
        try Headless.tap(button)
        try Headless.tap(CGPoint(x: 10, y: 10))
        #expect(taps == 2)
        #expect(stage.root.presentedViewController === b)
    }

    @Test func `Behind a low sheet that does not dim everything is tapped`() throws {
        let stage = Stage()
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
        let low = UIButton(frame: CGRect(x: 0, y: 700, width: 40, height: 40))
        stage.root.view.addSubview(button)
        stage.root.view.addSubview(low)
        let b = B()
        let sheet = try #require(b.sheetPresentationController)
        sheet.detents = [.medium()]
        sheet.largestUndimmedDetentIdentifier = .medium
        stage.root.present(b, animated: true)
        try Headless.tap(button)
        #expect(throws: Headless.Refusal.self) { try Headless.tap(low) }
        #expect(stage.root.presentedViewController === b)
    }

    @Test func `The bar whose button a popover is anchored to stays usable, unless the app forbids it`() throws {
        let nav = Played.nav(Played.A())
        let stage = Stage(nav, on: .iPad)
        var presses = 0
        let anchor = UIBarButtonItem(primaryAction: UIAction(title: "More") { _ in presses += 1 })
        let other = UIBarButtonItem(primaryAction: UIAction(title: "Other") { _ in presses += 1 })
        nav.topViewController?.navigationItem.rightBarButtonItems = [anchor, other]
        let b = B().styled(.popover)
        let popover = try #require(b.popoverPresentationController)
        popover.barButtonItem = anchor
        nav.present(b, animated: true)
        #expect(popover.passthroughViews == [nav.navigationBar])
        try Headless.tap(anchor)
        try Headless.tap(titled: "Other")
        #expect(presses == 2)
        #expect(throws: Headless.Refusal.self) { try Headless.tap(CGPoint(x: 200, y: 20)) }
        #expect(nav.presentedViewController === b)
        popover.passthroughViews = nil
        #expect(throws: Headless.Refusal.self) { try Headless.tap(other) }
        try Headless.tap(CGPoint(x: 200, y: 20))
        #expect(stage.root.presentedViewController == nil)
    }
}
