import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TypingTests {
    private func field(_ attributes: String = "", connections: String = "") throws -> (ScreenFixture, UITextField) {
        let screen = try ScreenFixture(
            views: """
                <textField id="x" \(attributes)>\(ScreenFixture.frame(0, 0, 200, 40))<connections>\(connections)
                </connections></textField>
                """, controllerClass: "RecordingViewController")
        return (screen, try screen.view("x", as: UITextField.self))
    }

    @Test func `Typing begins editing and asks for each character`() throws {
        let (_, field) = try field()
        let delegate = DigitsOnly()
        field.delegate = delegate
        let calls = try Headless.recording { try Headless.typeText("1a2", into: field) }
        #expect(field.text == "12" && field.isEditing && field.isFirstResponder)
        #expect(
            calls.map(\.member) == [
                "textFieldDidBeginEditing(_:)",
                "textField(_:shouldChangeCharactersIn:replacementString:)",
                "textField(_:shouldChangeCharactersIn:replacementString:)",
                "textField(_:shouldChangeCharactersIn:replacementString:)",
            ])
        try Headless.clear(field)
        #expect(field.text == "12")
        field.delegate = nil
        try Headless.clear(field)
        #expect(field.text?.isEmpty == true)
    }

    @Test func `Editing sends its events`() throws {
        let (_, field) = try field()
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("change \(field.text ?? "")") }, for: .editingChanged)
        field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        try Headless.typeText("ab", into: field)
        field.resignFirstResponder()
        #expect(events == ["begin", "change a", "change ab", "end"])
        field.text = "by code"
        #expect(events.count == 4)
    }

    @Test func `The return key sends the action on exit and puts the keyboard away`() throws {
        let (screen, field) = try field(
            connections: "<action selector=\"first\" destination=\"a\" eventType=\"editingDidEndOnExit\" id=\"1\"/>")
        try Headless.pressReturn(in: field)
        #expect((screen.controller as? RecordingViewController)?.calls == ["first"])
        #expect(!field.isFirstResponder)
    }

    @Test func `Without an action on exit the return key leaves the keyboard`() throws {
        let (_, field) = try field()
        try Headless.pressReturn(in: field)
        #expect(field.isFirstResponder)
    }

    @Test func `Another field that is tapped takes the keyboard`() throws {
        let screen = try ScreenFixture(
            views: """
                <textField id="x">\(ScreenFixture.frame(0, 0, 200, 40))</textField>
                <textField id="y">\(ScreenFixture.frame(0, 50, 200, 40))</textField>
                """)
        let first = try screen.view("x", as: UITextField.self)
        let second = try screen.view("y", as: UITextField.self)
        try Headless.tap(first)
        try Headless.tap(second)
        #expect(!first.isEditing && second.isEditing)
        let stubborn = Stubborn()
        second.delegate = stubborn
        #expect(try refusal { try Headless.typeText("a", into: first) } == .declined)
        #expect(second.isEditing)
    }

    @Test func `What cannot be edited is refused`() throws {
        let (screen, field) = try field("enabled=\"NO\"")
        #expect(try refusal { try Headless.typeText("a", into: field) } == .disabled)
        #expect(try refusal { try Headless.typeText("a", into: screen.controller.view) } == .notEditable)
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        screen.controller.view.addSubview(text)
        try Headless.typeText("ab", into: text)
        try Headless.pressReturn(in: text)
        #expect(text.text == "ab\n")
        text.isEditable = false
        #expect(try refusal { try Headless.typeText("c", into: text) } == .notEditable)
    }

    @Test func `A search bar tells of typing, searching and cancelling`() throws {
        let screen = try ScreenFixture(views: "<searchBar id=\"x\">\(ScreenFixture.frame(0, 0, 300, 50))</searchBar>")
        let bar = try screen.view("x", as: UISearchBar.self)
        let searcher = Searcher()
        bar.delegate = searcher
        try Headless.typeText("on", into: bar)
        try Headless.pressReturn(in: bar)
        #expect(searcher.log == ["o", "on", "search"])
        #expect(try refusal { try Headless.cancel(bar) } == .notFound)
        bar.showsCancelButton = true
        try Headless.cancel(bar)
        #expect(searcher.log.last == "cancel")
    }
}

@MainActor
final class DigitsOnly: NSObject, UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {}

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        string.contains(where: \.isNumber)
    }
}

@MainActor
final class Stubborn: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

@MainActor
final class Searcher: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
}
