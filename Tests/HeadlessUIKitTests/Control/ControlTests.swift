import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ControlTests {
    private func read<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
        let screen = try ScreenFixture(views: element)
        return try screen.view("x", as: View.self)
    }

    // MARK: Reading

    @Test func `A button has its titles, images and colours by state`() throws {
        let button: UIButton = try read(
            """
            <button id="x" buttonType="system" selected="YES" contentHorizontalAlignment="leading">
            <state key="normal" title="Buy" image="cart"><color key="titleColor" white="0" alpha="1"/></state>
            <state key="selected" title="Bought"/><state key="disabled" title="Sold out"/></button>
            """)
        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "Bought")
        #expect(button.title(for: .normal) == "Buy")
        #expect(button.currentImage == UIImage(named: "cart"))
        #expect(button.titleColor(for: .normal) == .black)
        #expect(button.contentHorizontalAlignment == .leading)
        #expect(button.titleLabel?.text == "Bought")
        button.isSelected = false
        #expect(button.titleLabel?.text == "Buy")
        button.isEnabled = false
        #expect(button.currentTitle == "Sold out")
    }

    @Test func `A button's configuration has the title`() throws {
        let button: UIButton = try read(
            """
            <button id="x"><state key="normal" title="Old"/>
            <buttonConfiguration key="configuration" style="filled" title="New" subtitle="Sub"/></button>
            """)
        #expect(button.currentTitle == "New")
        #expect(button.configuration?.subtitle == "Sub")
    }

    @Test func `Controls have their values`() throws {
        #expect(try read("<switch id=\"x\" on=\"YES\"/>", as: UISwitch.self).isOn)
        let slider: UISlider = try read("<slider id=\"x\" value=\"5\" minValue=\"2\" maxValue=\"4\"/>")
        #expect(slider.value == 4 && slider.minimumValue == 2)
        let stepper: UIStepper = try read(
            "<stepper id=\"x\" value=\"3\" maximumValue=\"10\" stepValue=\"2\" wraps=\"YES\"/>")
        #expect(stepper.value == 3 && stepper.stepValue == 2 && stepper.wraps)
        let pages: UIPageControl = try read("<pageControl id=\"x\" numberOfPages=\"3\" currentPage=\"2\"/>")
        #expect(pages.numberOfPages == 3 && pages.currentPage == 2)
        let segments: UISegmentedControl = try read(
            """
            <segmentedControl id="x" selectedSegmentIndex="1" momentary="NO"><segments>
            <segment title="One"/><segment title="Two" enabled="NO"/></segments></segmentedControl>
            """)
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
        #expect(segments.titleForSegment(at: 0) == "One" && !segments.isEnabledForSegment(at: 1))
        #expect(segments.titleForSegment(at: 9) == nil)
        let stray: UISegmentedControl = try read(
            "<segmentedControl id=\"x\" selectedSegmentIndex=\"7\"><segments><segment/></segments></segmentedControl>")
        #expect(stray.selectedSegmentIndex == UISegmentedControl.noSegment)
        let picker: UIDatePicker = try read(
            """
            <datePicker id="x" datePickerMode="date" minuteInterval="5">
            <date key="date" timeIntervalSinceReferenceDate="500"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="100"/></datePicker>
            """)
        #expect(picker.datePickerMode == .date && picker.minuteInterval == 5)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 100))
        #expect(try read("<colorWell id=\"x\" title=\"Ink\"/>", as: UIColorWell.self).title == "Ink")
    }

    @Test func `A text field has its text and traits`() throws {
        let field: UITextField = try read(
            """
            <textField id="x" text="Ada" placeholder="Name" borderStyle="roundedRect" clearButtonMode="whileEditing"
                textAlignment="right" enabled="NO">
            <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="next" secureTextEntry="YES"
                autocapitalizationType="words" autocorrectionType="no"/></textField>
            """)
        #expect(field.text == "Ada" && field.placeholder == "Name")
        #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
        #expect(field.textAlignment == .right && !field.isEnabled)
        #expect(field.keyboardType == .numberPad && field.returnKeyType == .next && field.isSecureTextEntry)
        #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    }

    @Test func `A search bar has its texts`() throws {
        let bar: UISearchBar = try read(
            """
            <searchBar id="x" placeholder="Find" showsCancelButton="YES"><scopeButtonTitles><string>All</string>
            <string>New</string></scopeButtonTitles></searchBar>
            """)
        #expect(bar.placeholder == "Find" && bar.showsCancelButton)
        #expect(bar.scopeButtonTitles == ["All", "New"])
    }

    // MARK: Targets

    @Test func `Actions go to their targets in the order in which they were added`() {
        let control = UIControl(frame: .zero)
        let target = Recorder()
        control.addTarget(target, action: "first", for: .touchUpInside)
        control.addAction(UIAction { _ in target.calls.append("closure") }, for: .touchUpInside)
        control.addTarget(target, action: "second:", for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == ["first", "closure", "second"])
        control.sendActions(for: .valueChanged)
        #expect(target.calls.count == 4)
        control.sendActions(for: .touchDown)
        #expect(target.calls.count == 4)
    }

    @Test func `A target is added once and can be taken away by parts`() {
        let control = UIControl(frame: .zero)
        let target = Recorder()
        control.addTarget(target, action: "first", for: .touchDown)
        control.addTarget(target, action: "first", for: [.touchDown, .touchUpInside])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["first"])
        control.removeTarget(target, action: nil, for: .touchDown)
        #expect(control.allControlEvents == .touchUpInside)
        control.removeTarget(nil, action: nil, for: .all)
        #expect(control.allTargets.isEmpty)
    }

    @Test func `A target is not kept alive, and nobody takes its place`() {
        let control = UIControl(frame: .zero)
        weak var gone: Recorder?
        do {
            let target = Recorder()
            gone = target
            control.addTarget(target, action: "first", for: .touchUpInside)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchUpInside)
    }

    @Test func `An action with the identifier of another replaces it`() {
        let control = UIControl(frame: .zero)
        var calls: [Int] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append(1) }, for: .valueChanged)
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append(2) }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == [2])
        control.removeAction(identifiedBy: .init("a"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == [2])
    }

    @Test func `A selector that the target does not have is UIKit's exception`() {
        let control = UIControl(frame: .zero)
        let target = Recorder()
        control.addTarget(target, action: "missing:", for: .touchUpInside)
        let error = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { control.sendActions(for: .touchUpInside) }
        }
        #expect(error?.reason.hasPrefix("-[HeadlessUIKitTests.Recorder missing:]: unrecognized selector") == true)
    }

    @Test func `The state tells how a control stands`() {
        let control = UIControl(frame: .zero)
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        #expect(control.state == [.disabled, .selected])
    }

    // MARK: Documents

    @Test func `Actions of a document come at their event, in order`() throws {
        let screen = try ScreenFixture(
            views: """
                <button id="b">\(ScreenFixture.frame(0, 0, 50, 50))<connections>
                <action selector="second:" destination="a" eventType="touchDown" id="1"/>
                <action selector="first" destination="a" eventType="touchUpInside" id="2"/></connections></button>
                <switch id="s">\(ScreenFixture.frame(0, 60, 50, 50))<connections>
                <action selector="second:" destination="a" eventType="valueChanged" id="3"/></connections></switch>
                """, controllerClass: "RecordingViewController")
        let controller = try #require(screen.controller as? RecordingViewController)
        try Headless.tap(try screen.view("b"))
        #expect(controller.calls == ["second UIButton", "first"])
        try Headless.tap(try screen.view("s"))
        #expect(controller.calls.last == "second UISwitch")
    }

    @Test func `An action to the first responder goes up the responder chain`() throws {
        let screen = try ScreenFixture(
            views: """
                <view id="box" \(ScreenFixture.custom("TakingView"))>\(ScreenFixture.frame(0, 0, 200, 200))<subviews>
                <button id="b">\(ScreenFixture.frame(0, 0, 50, 50))<connections>
                <action selector="take:" destination="first-a" eventType="touchUpInside" id="1"/>
                <action selector="first" destination="first-a" eventType="touchUpInside" id="2"/>
                <action selector="nobody:" destination="first-a" eventType="touchUpInside" id="3"/>
                </connections></button></subviews></view>
                """, controllerClass: "RecordingViewController")
        try Headless.tap(try screen.view("b"))
        #expect(try screen.view("box", as: TakingView.self).taken == 1)
        #expect((screen.controller as? RecordingViewController)?.calls == ["first"])
    }

    @Test func `A first responder comes before the sender's chain`() throws {
        let screen = try ScreenFixture(
            views: """
                <view id="box" \(ScreenFixture.custom("TakingView"))>\(ScreenFixture.frame(0, 0, 200, 200))<subviews>
                <textField id="f">\(ScreenFixture.frame(0, 0, 50, 50))</textField></subviews></view>
                <button id="b">\(ScreenFixture.frame(0, 300, 50, 50))<connections>
                <action selector="take:" destination="first-a" eventType="touchUpInside" id="1"/></connections></button>
                """)
        let button = try screen.view("b")
        let box = try screen.view("box", as: TakingView.self)
        try Headless.tap(button)
        #expect(box.taken == 0)
        try Headless.tap(try screen.view("f"))
        try Headless.tap(button)
        #expect(box.taken == 1)
    }

    @Test func `A stand-in takes every action, and the call is recorded`() throws {
        let screen = try ScreenFixture(
            views: """
                <button id="b">\(ScreenFixture.frame(0, 0, 50, 50))<connections>
                <action selector="buy:" destination="a" eventType="touchUpInside" id="1"/></connections></button>
                """, controllerClass: "NowhereViewController")
        let calls = try Headless.recording { try Headless.tap(try screen.view("b")) }
        #expect(calls.map(\.description) == ["NowhereViewController.buy:"])
    }
}

final class Recorder: NSObject, Headless.Connecting {
    var calls: [String] = []
    func first() { calls.append("first") }
    func second(_ sender: UIControl) { calls.append("second") }

    class var connections: [Headless.Connection] {
        [.action("first", Recorder.first), .action("second:", Recorder.second)]
    }
}

class RecordingViewController: UIViewController, Headless.Connecting {
    var calls: [String] = []
    func first() { calls.append("first") }
    func second(_ sender: NSObject) { calls.append("second \(type(of: sender))") }

    class var connections: [Headless.Connection] {
        [.action("first", RecordingViewController.first), .action("second:", RecordingViewController.second)]
    }
}

final class TakingView: UIView, Headless.Connecting {
    var taken = 0
    func take(_ sender: NSObject) { taken += 1 }
    class var connections: [Headless.Connection] { [.action("take:", TakingView.take)] }
}
