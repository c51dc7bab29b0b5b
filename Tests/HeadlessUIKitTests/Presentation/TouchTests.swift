import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TouchTests {
    private let top = CGPoint(x: 5, y: 5)
    private let middle = CGPoint(x: 190, y: 400)

    @Test("What lies behind something modal gets no touches", arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
    func blocked(_ style: UIModalPresentationStyle) {
        let stage = Stage()
        #expect(stage.window.hitTest(top, with: nil) === stage.root.view)
        let b = B().styled(style)
        stage.root.present(b, animated: true)
        #expect(stage.window.hitTest(top, with: nil)?.isDescendant(of: stage.root.view) == false)
        #expect(stage.window.hitTest(middle, with: nil) === b.view)
        b.dismiss(animated: true)
        #expect(stage.window.hitTest(top, with: nil) === stage.root.view)
    }

    @Test func `A popover lets touches through to the views it names`() throws {
        let stage = Stage(on: .iPad)
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.root.view.addSubview(button)
        let b = B().styled(.popover)
        let popover = try #require(b.popoverPresentationController)
        popover.sourceView = stage.root.view
        popover.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
        stage.root.present(b, animated: true)
        #expect(stage.window.hitTest(top, with: nil) === popover.containerView)
        popover.passthroughViews = [button]
        #expect(stage.window.hitTest(top, with: nil) === button)
        #expect(stage.window.hitTest(CGPoint(x: 305, y: 400), with: nil) === b.view)
    }

    @Test func `A low sheet that does not dim lets touches through`() throws {
        let stage = Stage()
        let b = B()
        let sheet = try #require(b.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        stage.root.present(b, animated: true)
        #expect(b.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        #expect(stage.window.hitTest(top, with: nil) === sheet.containerView)
        sheet.largestUndimmedDetentIdentifier = .medium
        #expect(stage.window.hitTest(top, with: nil) === stage.root.view)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(b.view.frame.height > 426)
        #expect(stage.window.hitTest(top, with: nil) === sheet.containerView)
    }
}
