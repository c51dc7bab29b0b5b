import Testing

@testable import HeadlessUIKit

private class Editor: UIViewController {
    let text: String

    init?(coder: NSCoder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        text = "made by UIKit"
        super.init(coder: coder)
    }
}

private class Creating: Traced {
    override class var connections: [Headless.Connection] {
        [
            .segueAction("one:", Creating.one), .segueAction("two:sender:", Creating.two),
            .segueAction("three:sender:segueIdentifier:", Creating.three), .segueAction("none:", Creating.none),
            .segueAction("wrong:", Creating.wrong),
        ]
    }

    func one(_ coder: NSCoder) -> Editor? { Editor(coder: coder, text: "one") }
    func two(_ coder: NSCoder, sender: Any?) -> Editor? { Editor(coder: coder, text: "two \(sender ?? "")") }
    func three(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Editor? {
        Editor(coder: coder, text: "three \(sender ?? "") \(segueIdentifier ?? "")")
    }
    func none(_ coder: NSCoder) -> Editor? { nil }
    func wrong(_ coder: NSCoder) -> V1? { V1(coder: coder) }
}

@MainActor
@Suite(.serialized)
struct SegueActionTests {
    private func perform(_ selector: String) throws -> (source: Creating, calls: [String]) {
        Headless.register(Creating.self)
        Headless.register(Editor.self)
        let stage = try SegueStage(
            scene(
                "V1", "Creating",
                connections: segue("go", "presentation", to: "e", "destinationCreationSelector=\"\(selector)\"")),
            scene("e", "Editor"))
        let source = try stage.show("V1", as: Creating.self)
        let trace = try calls(selector, "prepare(for:sender:)") {
            try Headless.catching { source.performSegue(withIdentifier: "go", sender: "S") }
        }
        return (source, trace)
    }

    @Test(
        "B4: a segue action makes the destination, in each of its three signatures",
        arguments: [
            ("one:", "one"), ("two:sender:", "two S"), ("three:sender:segueIdentifier:", "three S go"),
            ("none:", "made by UIKit"),
        ])
    func signatures(selector: String, text: String) throws {
        let (source, calls) = try perform(selector)
        #expect((source.presentedViewController as? Editor)?.text == text)
        #expect(calls == ["Creating.\(selector)", "Creating.prepare(for:sender:)"])
    }

    @Test func `Exception 16, Q14: a segue action that makes something else`() throws {
        let exception = #expect(throws: Headless.UIKitException.self) { try perform("wrong:") }
        #expect(exception?.name == .internalInconsistency)
        #expect(exception?.reason.hasPrefix("Custom instantiated <HeadlessUIKitTests.V1: 0x") == true)
        #expect(exception?.reason.contains("must be kind of class HeadlessUIKitTests.") == true)
    }

    @Test func `Exception 6: a segue action that the source does not have`() throws {
        let exception = #expect(throws: Headless.UIKitException.self) { try perform("missing:") }
        #expect(exception?.name == .invalidArgument)
        #expect(exception?.reason.contains(" missing:]: unrecognized selector sent to instance 0x") == true)
    }
}
