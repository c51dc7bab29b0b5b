import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TouchesTests {
    private func show() throws -> Toucher {
        Headless.device = .iPhone
        let (controller, window) = (Toucher(), UIWindow(frame: UIScreen.main.bounds))
        ScreenFixture.shown = window
        try Headless.catching {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
        return controller
    }

    @Test func `Touches that a view passes on reach its controller, at their place`() throws {
        let controller = try show()
        let view = controller.add(UIView(frame: .zero))
        try Headless.tap(view)
        #expect(controller.heard == ["began", "ended"])
        #expect(controller.place == CGPoint(x: 50, y: 150))
    }

    @Test func `Controls and scroll views keep touches for themselves`() throws {
        let controller = try show()
        try Headless.tap(controller.add(UISwitch(frame: .zero)))
        let scrollView = controller.add(UIScrollView(frame: .zero))
        #expect(try refusal { try Headless.tap(scrollView) } == .takesNoTaps)
        #expect(controller.heard == [])
    }

    @Test("A recogniser that takes the touches cancels them", arguments: [true, false])
    func cancels(cancelsTouches: Bool) throws {
        let controller = try show()
        let view = controller.add(UIView(frame: .zero))
        let recognizer = UITapGestureRecognizer(target: controller, action: "act:")
        recognizer.cancelsTouchesInView = cancelsTouches
        view.addGestureRecognizer(recognizer)
        try Headless.tap(view)
        #expect(controller.heard == ["began", "act", cancelsTouches ? "cancelled" : "ended"])
    }

    @Test func `A tap that every responder passes on is refused`() throws {
        let controller = try show()
        controller.passesOn = true
        let view = controller.add(UIView(frame: .zero))
        #expect(try refusal { try Headless.tap(view) } == .takesNoTaps)
        #expect(controller.heard == ["began"])
    }

    @Test func `Touching the background ends editing`() throws {
        let controller = try show()
        let field = controller.add(UITextField(frame: .zero))
        let background = controller.add(UIView(frame: .zero))
        background.frame.origin.y = 400
        try Headless.tap(field)
        #expect(field.isEditing)
        controller.endsEditing = true
        try Headless.tap(background)
        #expect(!field.isEditing)
    }

    @Test("Editing ends against a responder's will by force only", arguments: [true, false])
    func ends(byForce: Bool) throws {
        let controller = try show()
        let field = controller.add(Insisting(frame: .zero))
        field.becomeFirstResponder()
        #expect(UIView(frame: .zero).endEditing(false))
        #expect(field.isFirstResponder)
        #expect(controller.view.endEditing(byForce) == byForce)
        #expect(field.isFirstResponder != byForce)
    }
}

private final class Insisting: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
}

private final class Toucher: UIViewController, Headless.Connecting {
    var heard: [String] = []
    var place: CGPoint?
    var passesOn = false
    var endsEditing = false

    static var connections: [Headless.Connection] { [.action("act:", Toucher.act)] }

    func add<View: UIView>(_ added: View) -> View {
        added.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        view.addSubview(added)
        return added
    }

    func act(_ sender: Any) {
        heard.append("act")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("began")
        place = touches.first?.location(in: view)
        if endsEditing {
            view.endEditing(true)
        }
        if passesOn {
            super.touchesBegan(touches, with: event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("cancelled")
    }
}
