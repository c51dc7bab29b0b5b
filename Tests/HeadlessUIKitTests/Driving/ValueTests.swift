import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ValueTests {
    private func show<View: UIView>(
        _ element: String, as type: View.Type = View.self
    ) throws -> (ScreenFixture, View) {
        let screen = try ScreenFixture(views: element.replacingOccurrences(of: "FRAME", with: ScreenFixture.frame(0, 0, 200, 60)))
        return (screen, try screen.view("x", as: View.self))
    }

    private func counting(_ control: UIControl, _ event: UIControl.Event, _ body: () throws -> Void) rethrows -> Int {
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: event)
        try body()
        control.removeAction(action, for: event)
        return count
    }

    @Test func `A switch is turned once`() throws {
        let (_, view) = try show("<switch id=\"x\">FRAME</switch>", as: UISwitch.self)
        #expect(try counting(view, .valueChanged) { try Headless.set(view, on: true) } == 1)
        #expect(try counting(view, .valueChanged) { try Headless.set(view, on: true) } == 0)
        #expect(counting(view, .valueChanged) { view.setOn(false, animated: true) } == 0)
        view.isEnabled = false
        #expect(try refusal { try Headless.set(view, on: true) } == .disabled)
    }

    @Test func `A slider is dragged within its range`() throws {
        let (_, view) = try show("<slider id=\"x\" maxValue=\"10\">FRAME</slider>", as: UISlider.self)
        #expect(try counting(view, .valueChanged) { try Headless.set(view, to: 7) } == 1)
        #expect(view.value == 7)
        #expect(try refusal { try Headless.set(view, to: 11) } == .valueOutOfRange)
        #expect(try refusal { try Headless.set(view, to: .nan) } == .valueOutOfRange)
    }

    @Test func `A stepper goes to its ends, or round`() throws {
        let (_, view) = try show("<stepper id=\"x\" maximumValue=\"2\">FRAME</stepper>", as: UIStepper.self)
        #expect(try counting(view, .valueChanged) { try Headless.step(view, up: true) } == 1)
        try Headless.step(view, up: true)
        #expect(view.value == 2)
        #expect(try refusal { try Headless.step(view, up: true) } == .valueOutOfRange)
        view.wraps = true
        try Headless.step(view, up: true)
        #expect(view.value == 0)
        #expect(try refusal { try Headless.tap(view) } == .hasParts)
        try Headless.tap(CGPoint(x: 150, y: 30))
        #expect(view.value == 1)
        try Headless.tap(titled: "Decrement")
        #expect(view.value == 0)
    }

    @Test func `A segment is chosen, and chosen again sends nothing`() throws {
        let (_, view) = try show(
            """
            <segmentedControl id="x" selectedSegmentIndex="0">FRAME<segments><segment title="A"/><segment title="B"/>
            <segment title="C" enabled="NO"/></segments></segmentedControl>
            """, as: UISegmentedControl.self)
        #expect(try counting(view, .valueChanged) { try Headless.select(segment: 1, in: view) } == 1)
        #expect(try counting(view, .valueChanged) { try Headless.select(segment: 1, in: view) } == 0)
        #expect(try refusal { try Headless.select(segment: 2, in: view) } == .disabled)
        #expect(try refusal { try Headless.select(segment: 3, in: view) } == .valueOutOfRange)
        try Headless.tap(CGPoint(x: 10, y: 30))
        #expect(view.selectedSegmentIndex == 0)
        view.isMomentary = true
        #expect(try counting(view, .valueChanged) { try Headless.select(segment: 0, in: view) } == 1)
        #expect(view.selectedSegmentIndex == -1)
    }

    @Test func `A date picker is turned within its range`() throws {
        let (_, view) = try show("<datePicker id=\"x\">FRAME</datePicker>", as: UIDatePicker.self)
        let date = Date(timeIntervalSinceReferenceDate: 1_000)
        #expect(try counting(view, .valueChanged) { try Headless.set(view, to: date) } == 1)
        #expect(view.date == date)
        view.maximumDate = date
        #expect(try refusal { try Headless.set(view, to: date.addingTimeInterval(1)) } == .valueOutOfRange)
    }

    @Test func `A page control turns page by page`() throws {
        let (_, view) = try show("<pageControl id=\"x\" numberOfPages=\"2\">FRAME</pageControl>", as: UIPageControl.self)
        #expect(try counting(view, .valueChanged) { try Headless.turn(view, forward: true) } == 1)
        #expect(try counting(view, .valueChanged) { try Headless.turn(view, forward: true) } == 0)
        #expect(view.currentPage == 1)
    }

    @Test func `A picker view's wheel is turned and its delegate told`() throws {
        let (_, view) = try show("<pickerView id=\"x\">FRAME</pickerView>", as: UIPickerView.self)
        let wheels = Wheels()
        view.dataSource = wheels
        view.delegate = wheels
        try Headless.select(row: 2, inComponent: 0, of: view)
        #expect(wheels.chosen == [2] && view.selectedRow(inComponent: 0) == 2)
        #expect(try refusal { try Headless.select(row: 3, inComponent: 0, of: view) } == .valueOutOfRange)
        #expect(try refusal { try Headless.select(row: 0, inComponent: 1, of: view) } == .valueOutOfRange)
    }

    @Test func `A refresh control starts when it is pulled`() throws {
        let screen = try ScreenFixture(
            scenes: """
                <scene sceneID="s"><objects><tableViewController id="a" sceneMemberID="viewController">
                <tableView key="view" id="t">\(ScreenFixture.frame(0, 0, 393, 852))</tableView>
                <refreshControl key="refreshControl" id="r"><connections>
                </connections></refreshControl></tableViewController></objects></scene>
                """)
        let table = try screen.view("t", as: UITableView.self)
        let control = try #require(table.refreshControl)
        #expect(try counting(control, .valueChanged) { try Headless.pullToRefresh(table) } == 1)
        #expect(control.isRefreshing)
        #expect(try counting(control, .valueChanged) { try Headless.pullToRefresh(table) } == 0)
        table.refreshControl = nil
        #expect(try refusal { try Headless.pullToRefresh(table) } == .notFound)
    }
}

@MainActor
final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append(row) }
}
