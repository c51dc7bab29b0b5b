import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct GestureTests {
    private func screen(_ dock: String, views: String, _ id: String = "g") throws -> ScreenFixture {
        try ScreenFixture(
            scenes: ScreenFixture.scene(views: views, dock: dock, controllerClass: "GestureViewController")
                + ScreenFixture.scene(id: "b", views: ""))
    }

    private func box(_ id: String, _ gestures: String..., inner: String = "") -> String {
        let connections = gestures.map {
            "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" appends=\"YES\"/>"
        }
        return """
            <view id="\(id)">\(ScreenFixture.frame(0, 0, 200, 200))<subviews>\(inner)</subviews>
            <connections>\(connections.joined())</connections></view>
            """
    }

    private func gesture(_ kind: String, _ attributes: String = "", id: String = "g") -> String {
        """
        <\(kind) id="\(id)" \(attributes)><connections><action selector="gesture:" destination="a" id="ac-\(id)"/>
        </connections></\(kind)>
        """
    }

    private func states(_ screen: ScreenFixture) throws -> [UIGestureRecognizer.State] {
        try #require(screen.controller as? GestureViewController).states
    }

    @Test func `A tap recogniser of a document is on its view and sends its action`() throws {
        let screen = try screen(gesture("tapGestureRecognizer"), views: box("v", "g"))
        let view = try screen.view("v")
        #expect(view.gestureRecognizers?.count == 1)
        try Headless.tap(view)
        #expect(try states(screen) == [.ended])
    }

    @Test func `A tap on a label goes to the recogniser under it`() throws {
        let screen = try screen(
            gesture("tapGestureRecognizer"),
            views: box("v", "g", inner: "<label id=\"l\" text=\"Here\">\(ScreenFixture.frame(0, 0, 50, 20))</label>"))
        try Headless.tap(titled: "Here")
        #expect(try states(screen) == [.ended])
    }

    @Test func `A gesture that goes on sends each state`() throws {
        for (kind, expected) in [
            ("panGestureRecognizer", [UIGestureRecognizer.State.began, .changed, .ended]),
            ("pinchGestureRecognizer", [.began, .changed, .ended]),
            ("rotationGestureRecognizer", [.began, .changed, .ended]),
            ("pongPressGestureRecognizer", [.began, .ended]),
            ("screenEdgePanGestureRecognizer", [.began, .changed, .ended]),
            ("swipeGestureRecognizer", [.ended]),
        ] {
            let screen = try screen(gesture(kind), views: box("v", "g"))
            let recognizer = try #require(try screen.view("v").gestureRecognizers?.first)
            try Headless.perform(recognizer)
            #expect(try states(screen) == expected, "\(kind)")
            #expect(recognizer.state == .possible)
        }
    }

    @Test func `A swipe goes to the recogniser of its direction`() throws {
        let screen = try screen(
            gesture("swipeGestureRecognizer", "direction=\"left\""),
            views: box("v", "g", inner: "<view id=\"w\">\(ScreenFixture.frame(0, 0, 50, 50))</view>"))
        try Headless.swipe(.left, on: try screen.view("w"))
        #expect(try states(screen).count == 1)
        #expect(try refusal { try Headless.swipe(.right, on: try screen.view("w")) } == .noGestureRecognizer)
        #expect(try refusal { try Headless.longPress(try screen.view("w")) } == .noGestureRecognizer)
    }

    @Test func `A double tap needs a recogniser of double taps, and a tap one of taps`() throws {
        let screen = try screen(gesture("tapGestureRecognizer", "numberOfTapsRequired=\"2\""), views: box("v", "g"))
        let view = try screen.view("v")
        #expect(try refusal { try Headless.tap(view) } == .takesNoTaps)
        try Headless.doubleTap(view)
        #expect(try states(screen).count == 1)
    }

    @Test func `A recogniser starts the segue of its element once`() throws {
        let dock = """
            <pongPressGestureRecognizer id="g"><connections><segue destination="b" kind="show" identifier="peek" id="s1"/>
            </connections></pongPressGestureRecognizer>
            """
        let screen = try screen(dock, views: box("v", "g"))
        try Headless.longPress(try screen.view("v"))
        #expect((screen.controller as? GestureViewController)?.prepared == ["peek"])
    }

    @Test func `A recogniser on two views is put on the first and logged`() throws {
        Headless.log.clear()
        let screen = try screen(gesture("tapGestureRecognizer"), views: box("v", "g") + box("w", "g"))
        #expect(try screen.view("v").gestureRecognizers?.count == 1)
        #expect(try screen.view("w").gestureRecognizers == nil)
        let line = try #require(Headless.log.entries.last)
        #expect(line.hasPrefix("WARNING: A Gesture recognizer (<UITapGestureRecognizer: 0x"))
        #expect(line.hasSuffix("Beginning with iOS 9.0 it will be put in the first view it is loaded into."))
    }

    @Test func `A control comes before a recogniser around it, but not before its own`() throws {
        let screen = try screen(
            gesture("tapGestureRecognizer"),
            views: box("v", "g", inner: "<button id=\"x\">\(ScreenFixture.frame(0, 0, 50, 50))</button>"))
        let button = try screen.view("x", as: UIButton.self)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try Headless.tap(button)
        #expect(taps == 1)
        #expect(try states(screen).isEmpty)
        button.addGestureRecognizer(UITapGestureRecognizer(target: screen.controller, action: "gesture:"))
        try Headless.tap(button)
        #expect(taps == 1)
        #expect(try states(screen).count == 1)
    }

    @Test func `A delegate may keep a recogniser from a touch`() throws {
        let screen = try screen(gesture("tapGestureRecognizer"), views: box("v", "g"))
        let recognizer = try #require(try screen.view("v").gestureRecognizers?.first)
        let delegate = Gatekeeper()
        recognizer.delegate = delegate
        #expect(try refusal { try Headless.perform(recognizer) } == .declined)
        #expect(delegate.touched === recognizer.view)
        recognizer.delegate = nil
        recognizer.isEnabled = false
        #expect(try refusal { try Headless.perform(recognizer) } == .disabled)
        recognizer.view?.removeGestureRecognizer(recognizer)
        #expect(try refusal { try Headless.perform(recognizer) } == .notInWindow)
    }
}

final class GestureViewController: UIViewController, Headless.Connecting {
    var states: [UIGestureRecognizer.State] = []
    var prepared: [String?] = []
    func gesture(_ sender: UIGestureRecognizer) { states.append(sender.state) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue.identifier)
    }

    class var connections: [Headless.Connection] { [.action("gesture:", GestureViewController.gesture)] }
}

@MainActor
final class Gatekeeper: NSObject, UIGestureRecognizerDelegate {
    weak var touched: UIView?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touched = touch.view
        return false
    }
}
