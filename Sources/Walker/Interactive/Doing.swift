import AppMap
import Foundation
import HeadlessUIKit
import SceneAddressing

/// An action that is about to be carried out.
@MainActor
struct Doing {
    /// The action, with the item by its number.
    let action: SessionAction
    /// The number of the item.
    let number: Int?
    /// What a tester would write.
    let words: String
    /// What to say where nothing comes of it.
    let messageForNothing: String?
    /// What to say where something on screen changed and the item itself does not tell.
    var messageForChange: String?
    let body: () throws -> Void
}

/// Why an action cannot be carried out at all.
struct Refused: Error {
    let reason: String
}

extension Session {
    /// Finds what an action means.
    func doing(_ action: SessionAction) throws(Refused) -> Doing {
        switch action {
        case .tap(let name):
            let item = try item(name, for: .tap)
            return try doing(.tap, item, item.verb) { .tap($0) }
        case .perform(let name):
            let item = try item(name, for: .perform)
            return try doing(.perform, item, item.verb) { .perform($0) }
        case .type(let name, let text):
            let item = try item(name, for: .type)
            return try doing(.type, item, "type \(text.quoted) into", text) { .type($0, text: text) }
        case .pressReturn(let name):
            let item = try item(name, for: .type)
            return try doing(.pressReturn, item, "press return in") { .pressReturn($0) }
        case .set(let name, let value):
            let item = try item(name, for: .set)
            return try doing(.set, item, "set to \(value.quoted) the", value) { .set($0, value: value) }
        case .move(let move):
            return try doing(move)
        }
    }

    private enum Kind {
        case tap, perform, type, pressReturn, set
    }

    private func doing(
        _ kind: Kind, _ item: ScreenItem, _ verb: String, _ value: String = "", action: (ItemName) -> SessionAction
    ) throws(Refused) -> Doing {
        guard let number = item.number, targets.indices.contains(number - 1) else {
            throw Refused(reason: "There is nothing with this number.")
        }
        let target = targets[number - 1]
        let body: () throws -> Void
        switch kind {
        case .tap, .perform: body = { try self.touch(target) }
        case .type: body = try typing(value, into: target)
        case .pressReturn: body = try pressingReturn(in: target)
        case .set: body = try setting(target, to: value)
        }
        return Doing(
            action: action(.number(number)), number: number, words: "\(verb) \(item.words)",
            messageForNothing: item.messageForNothing(kind == .tap || kind == .perform), body: body)
    }

    // MARK: Names

    /// The item of a name with which something can be done.
    private func item(_ name: ItemName, for deed: ScreenDeed) throws(Refused) -> ScreenItem {
        let item = try item(name)
        // To tap the way of the code is to perform it, to tap a field is to type into it.
        guard item.deeds.contains(deed) || deed == .tap && item.deeds.contains(.perform) else {
            throw Refused(reason: item.advice)
        }
        return item
    }

    private func item(_ name: ItemName) throws(Refused) -> ScreenItem {
        let usable = screen.usable
        switch name {
        case .number(let number):
            guard let item = screen.item(number) else {
                throw Refused(
                    reason: usable.isEmpty ? "There is nothing to choose here." : "There is no \(number); choose from 1 to \(usable.count).")
            }
            return item
        case .text(let text):
            let found = [
                usable.filter { $0.isNamed(text) }, usable.filter { $0.text?.lowercased() == text.lowercased() },
                usable.filter { $0.text?.lowercased().contains(text.lowercased()) ?? false },
            ].first { !$0.isEmpty } ?? []
            guard let item = found.first else {
                let nearest = NearestNames.of(text, among: usable.compactMap(\.text), limit: 1).first
                throw Refused(
                    reason: "Nothing on screen that can be used is called \(text.quoted)"
                        + (nearest.map { "; did you mean \($0.name.quoted)?" } ?? "."))
            }
            guard found.count == 1 else {
                let list = found.prefix(6).map { "\($0.number ?? 0) (\($0.words))" }.joined(separator: ", ")
                throw Refused(reason: "\(found.count) things are called \(text.quoted): choose one by its number: \(list).")
            }
            return item
        }
    }

    // MARK: Touches

    private func touch(_ target: Target) throws {
        switch target {
        case .view(let view, let row): try Headless.tap(Target.present(view, in: row))
        case .barButton(let button): try Headless.tap(button)
        case .back(let navigation): try Headless.tapBackButton(of: navigation)
        case .tab(let tabs, let index): try Headless.tapTab(at: index, of: tabs)
        case .moreTab(let tabs, let tab): try Headless.chooseInMore(titled: tab.tabBarItem.title ?? "", of: tabs)
        case .tabBarItem(let item): try Headless.tap(item)
        case .segment(let control, let index, let row):
            guard let control = Target.present(control, in: row) as? UISegmentedControl else { return }
            try Headless.select(segment: index, in: control)
        case .row(let table, let path): try Headless.select(row: path, in: table)
        case .accessory(let table, let path): try Headless.tapAccessory(ofRow: path, in: table)
        case .cell(let collection, let path): try Headless.select(item: path, in: collection)
        case .gesture(let recognizer): try Headless.perform(recognizer)
        case .column(let split, let relationship): try running.reveal(relationship, of: split)
        case .way(let way, let controller):
            guard let id = way.objectID else { return }
            try Headless.startSegue(id, of: controller)
        }
    }

    private func typing(_ text: String, into target: Target) throws(Refused) -> () throws -> Void {
        guard case .view(let view, let row) = target else { throw Refused(reason: "This takes no text.") }
        guard text.count <= Self.mostTyped else {
            throw Refused(reason: "No more than \(Self.mostTyped) characters can be typed at once.")
        }
        return {
            let view = Target.present(view, in: row)
            if let field = view as? UITextField {
                try Headless.clear(field)
            }
            try Headless.typeText(text, into: view)
        }
    }

    /// Each character is a call to the field's delegate.
    private static let mostTyped = 1_000

    private func pressingReturn(in target: Target) throws(Refused) -> () throws -> Void {
        guard case .view(let view, let row) = target else { throw Refused(reason: "This takes no text.") }
        return { try Headless.pressReturn(in: Target.present(view, in: row)) }
    }

    private func setting(_ target: Target, to value: String) throws(Refused) -> () throws -> Void {
        guard case .view(let view, let row) = target else { throw Refused(reason: "This cannot be set.") }
        let isUp = ["up", "+", "next", "forward"].contains(value)
        let isDown = ["down", "-", "previous", "back"].contains(value)
        func present<View: UIView>(_ type: View.Type) -> View? { Target.present(view, in: row) as? View }
        switch view {
        case is UISwitch:
            guard ["on", "off"].contains(value) else { throw Refused(reason: "A switch is set to 'on' or 'off'.") }
            return { try present(UISwitch.self).map { try Headless.set($0, on: value == "on") } }
        case let slider as UISlider:
            guard let number = Float(value), number.isFinite else {
                throw Refused(
                    reason: "A slider is set to a number; this one goes from \(slider.minimumValue) to \(slider.maximumValue).")
            }
            return { try present(UISlider.self).map { try Headless.set($0, to: number) } }
        case is UIStepper:
            guard isUp || isDown else { throw Refused(reason: "A stepper is set 'up' or 'down'.") }
            return { try present(UIStepper.self).map { try Headless.step($0, up: isUp) } }
        case is UIPageControl:
            guard isUp || isDown else { throw Refused(reason: "A page control is set 'next' or 'previous'.") }
            return { try present(UIPageControl.self).map { try Headless.turn($0, forward: isUp) } }
        case is UIPickerView:
            guard let index = Int(value), index >= 0 else { throw Refused(reason: "A picker is set to the number of a row, from 0 on.") }
            return { try present(UIPickerView.self).map { try Headless.select(row: index, inComponent: 0, of: $0) } }
        case is UIDatePicker:
            guard let date = try? Date(value + "T00:00:00Z", strategy: .iso8601) else {
                throw Refused(reason: "A date picker is set to a date, as in 2026-01-31.")
            }
            return { try present(UIDatePicker.self).map { try Headless.set($0, to: date) } }
        default:
            throw Refused(reason: "This cannot be set.")
        }
    }

    // MARK: Moves

    private func doing(_ move: ScreenMove) throws(Refused) -> Doing {
        let stage = running.stage
        func doing(_ words: String, _ nothing: String? = nil, _ body: @escaping () throws -> Void) -> Doing {
            Doing(action: .move(move), number: nil, words: words, messageForNothing: nothing, body: body)
        }
        switch move {
        case .back:
            let stacks = stage.stacksInFront
            guard let navigation = stacks.first(where: { !$0.isNavigationBarHidden && Headless.backButton(of: $0) != nil })
            else { throw Refused(reason: "There is no back button here." + other(stage)) }
            let title = Headless.backButton(of: navigation)?.title
            return doing("tap the back button" + (title.map { " \($0.quoted)" } ?? "")) {
                try Headless.tapBackButton(of: navigation)
            }
        case .swipeBack:
            let stacks = stage.stacksInFront
            guard let navigation = stacks.first(where: { Headless.obstacleToSwipingBack(in: $0) == nil }) else {
                let reason = stacks.first.flatMap { Headless.obstacleToSwipingBack(in: $0) }?.description
                throw Refused(reason: reason ?? "There is no navigation controller to go back in.")
            }
            return doing("swipe from the left edge") { try Headless.swipeBack(in: navigation) }
        case .dismiss:
            return try dismissal(stage, doing)
        case .rotate:
            let isLandscape = Headless.device.isLandscape
            var turning = doing(
                isLandscape ? "turn the device upright" : "turn the device sideways",
                "The interface does not turn: what is on screen does not support it."
            ) {
                try Headless.catching { _ = Headless.rotate(to: isLandscape ? .portrait : .landscapeRight) }
            }
            turning.messageForChange = "The interface has turned \(isLandscape ? "upright" : "sideways")."
            return turning
        case .undo, .restart:
            throw Refused(reason: "This is no step.")
        }
    }

    private func dismissal(
        _ stage: Stage, _ doing: (String, String?, @escaping () throws -> Void) -> Doing
    ) throws(Refused) -> Doing {
        guard let front = stage.visible.last(where: { $0.style != nil })?.controller else {
            throw Refused(reason: "Nothing is presented that could be taken away.")
        }
        let nothing = "It stays: the app does not let the user take it away."
        switch Headless.dismissal(of: front) {
        case .swipeDown: return doing("swipe the sheet down", nothing) { try Headless.swipeDown(front) }
        case .tapOutside: return doing("tap beside the popover", nothing) { try Headless.tapOutside(front) }
        case nil: throw Refused(reason: "What is presented fills the screen; only the app's own controls take it away.")
        }
    }

    private func other(_ stage: Stage) -> String {
        screen.moves.contains(.dismiss) ? " What is presented can be dismissed." : ""
    }
}

extension ScreenItem {
    fileprivate var verb: String {
        switch role {
        case .row, .cell, .segment: "select"
        case .code: "start by code"
        case .column: "swipe in"
        case .gesture: "do"
        default: "tap"
        }
    }

    /// Whether somebody means the item who gives this name.
    fileprivate func isNamed(_ name: String) -> Bool {
        text == name || objectID == name || ways.contains { $0.identifier == name || $0.segue == name }
    }

    /// What to do with it instead.
    fileprivate var advice: String {
        let name = "The \(words)"
        if deeds.contains(.type) { return "\(name) takes a text: type it behind its number." }
        if deeds.contains(.set) { return "\(name) takes a value: give it behind its number." }
        if deeds.contains(.perform) { return "\(name) can only be started." }
        return "\(name) can only be tapped."
    }

    @MainActor
    fileprivate func messageForNothing(_ isTouch: Bool) -> String? {
        if isTouch, let action = ways.compactMap(\.unwindAction).first {
            return "Nothing happens: nobody on the way back takes the unwinding \(action.quoted)."
        }
        guard !calls.isEmpty else { return nil }
        return "Nothing on screen changes. \(calls.joined(separator: ", ")) is called, whose code does not run here."
    }
}
