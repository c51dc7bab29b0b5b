import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct UIAlertControllerTests {
    private func exception(_ body: () throws -> Void) -> Headless.UIKitException? {
        #expect(throws: Headless.UIKitException.self) { try Headless.catching(body) }
    }

    @Test func `I01: the alert has gone when the handler is called`() throws {
        let stage = Stage()
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        var presented: UIViewController? = alert
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in
                presented = stage.root.presentedViewController
                stage.root.present(B(), animated: true)
            })
        stage.root.present(alert, animated: true)
        let calls = try Headless.recording { try Headless.choose("OK", in: alert) }.map(\.description)
        #expect(
            calls.prefix(3) == [
                "UIAlertController.viewWillDisappear", "UIAlertController.viewDidDisappear", "UIAlertAction.handler",
            ])
        #expect(presented == nil)
        #expect(stage.root.presentedViewController is B)
    }

    @Test func `An alert's presenter stays on screen`() {
        let stage = Stage()
        let alert = UIAlertController(title: "Hello", message: "World", preferredStyle: .alert)
        #expect(appearances { stage.root.present(alert, animated: true) }.allSatisfy { !$0.hasPrefix("A.") })
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.isDescendant(of: stage.root.view) == false)
    }

    @Test func `Text fields are configured when they are added, and can be touched`() throws {
        let stage = Stage()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
        stage.root.present(alert, animated: true)
        let second = try #require(alert.textFields?.last)
        let point = second.convert(CGPoint(x: 10, y: 10), to: stage.window)
        #expect(stage.window.hitTest(point, with: nil) === second)
    }

    @Test func `A user chooses only what an alert on top offers`() throws {
        let stage = Stage()
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Yes", style: .destructive)
        alert.addAction(action)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        #expect(try refusal { try Headless.choose("Yes", in: alert) } == .notPresented)
        stage.root.present(alert, animated: true)
        #expect(try refusal { try Headless.choose("Maybe", in: alert) } == .noneTitled("Maybe", titles: ["Yes", "No"]))
        action.isEnabled = false
        #expect(try refusal { try Headless.choose(action, in: alert) } == .disabled)
        #expect(stage.root.presentedViewController === alert)
    }

    @Test func `An action sheet on a pad needs an anchor`() {
        let stage = Stage(on: .iPad)
        let alert = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        let raised = exception { stage.root.present(alert, animated: true) }
        #expect(raised?.name == .generic)
        #expect(
            raised?.reason
                == "Your application has presented a UIAlertController (\(pointer(alert))) of style UIAlertControllerStyleActionSheet from HeadlessUIKitTests.A (\(pointer(stage.root))). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
        )
        alert.popoverPresentationController?.sourceView = stage.root.view
        stage.root.present(alert, animated: true)
        #expect(stage.root.presentedViewController === alert)
    }

    @Test func `An action sheet on a phone is no popover`() {
        let stage = Stage(on: .iPhone)
        let alert = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        #expect(alert.popoverPresentationController == nil)
        stage.root.present(alert, animated: true)
        #expect(stage.root.presentedViewController === alert)
    }

    @Test("A tap outside an action sheet cancels it", arguments: [Headless.Device.iPhone, .iPad])
    func cancels(_ device: Headless.Device) throws {
        let stage = Stage(on: device)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.popoverPresentationController?.sourceView = stage.root.view
        var isCancelled = false
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
        stage.root.present(alert, animated: true)
        #expect(try Headless.tapOutside(alert))
        #expect(isCancelled)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `What an alert cannot be made of is an exception`() {
        let stage = Stage()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        #expect(exception { sheet.addTextField() }?.name == .internalInconsistency)
        sheet.addAction(UIAlertAction(title: "1", style: .cancel))
        #expect(exception { sheet.addAction(UIAlertAction(title: "2", style: .cancel)) } != nil)
        #expect(sheet.actions.map(\.title) == ["1"])
        let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(exception { stage.root.present(empty, animated: true) }?.name == .invalidArgument)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `A chosen alert is freed`() throws {
        let stage = Stage()
        weak var weakAlert: UIAlertController?
        do {
            let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
            alert.addTextField()
            stage.root.present(alert, animated: true)
            weakAlert = alert
            try Headless.choose("OK", in: alert)
        }
        #expect(weakAlert == nil)
    }
}
