import AppMap
import HeadlessUIKit

/// An app in which somebody stands: sees what is on screen, touches it, and sees what comes of it.
///
/// What can be touched is really touched, as by a user. There is no source of the app: classes of its own are represented by
/// UIKit's, and what their code would do is offered as ways of the code.
@MainActor
public final class Session {
    /// Where the app was started.
    public let start: Start
    /// What the start did.
    public private(set) var opening = SessionEvent(step: "", result: .shown, message: "")
    /// What was done since the start, with what came of it. Without what was refused or undone.
    public private(set) var steps: [SessionEvent] = []
    /// What is on screen.
    public private(set) var screen: Screen

    let running: RunningApp
    let words: AppWords
    private let ways: ObjectWays
    private let causes: CauseFinder
    private(set) var targets: [Target] = []
    /// What was done, by numbers, so that it can be done once more.
    private var doneActions: [SessionAction] = []

    private init(_ running: RunningApp, start: Start) {
        self.running = running
        self.start = start
        words = AppWords(running.app)
        ways = ObjectWays(words)
        causes = CauseFinder(running.app, words)
        screen = Screen.empty(on: running.device)
    }

    // MARK: Beginning and end

    /// Where an app can be started on a device: at its entries, or at the initial scenes that nothing leads to.
    public static func starts(of app: App, on device: WalkDevice) -> [Start] {
        Starts(of: app.loaded(on: device.ofFiles), on: device, WalkOptions()).first
    }

    /// Runs an app while code deals with it.
    ///
    /// - Parameters:
    ///   - root: the folder in which the app's files lie, as ``AppFolder/root`` gives it.
    ///   - answersUnwinding: as in ``WalkOptions``.
    public static func run<Result>(
        _ app: App, in root: String, on device: WalkDevice, from start: Start,
        answersUnwinding: (@Sendable (_ className: String, _ action: String) -> Bool?)? = nil,
        _ body: (Session) throws -> Result
    ) rethrows -> Result {
        let running = RunningApp(app.loaded(on: device.ofFiles), device: device, answersUnwinding: answersUnwinding)
        return try running.run {
            let session = Session(running, start: start)
            session.open()
            return try body(session)
        }
    }

    /// Starts the app anew.
    private func open() {
        steps = []
        doneActions = []
        screen.stopped = nil
        Headless.device.orientation = .portrait
        let scene = words.fullName(of: running.app[start.scene])
        var event = SessionEvent(
            step: words.action(of: start), result: .shown, scene: scene, message: "The app has started at \(scene).")
        var failure: (any Error)?
        let calls = Headless.recording {
            do {
                event.log = try Headless.logging { try running.start(start) }
            } catch {
                failure = error
            }
        }
        Headless.log.clear()
        event.log = event.log.filter { !$0.hasPrefix("Unknown class ") }.map(FindingException.stable)
        event.calls = calls.map(\.description)
        if let failure {
            stop(causes.told(FindingException(failure), in: self.start.scene), &event)
        }
        opening = event
        look()
    }

    // MARK: Doing

    /// Does something. What cannot be done is refused, and the event says why.
    @discardableResult
    public func perform(_ action: SessionAction) -> SessionEvent {
        switch action {
        case .move(.restart):
            open()
            return opening
        case .move(.undo):
            return undo()
        default:
            break
        }
        guard screen.stopped == nil else {
            return .refused(step: "", "The app has stopped. Undo the last step, or start over.")
        }
        do throws(Refused) {
            let doing = try doing(action)
            let event = carryOut(doing)
            if event.result != .refused {
                steps.append(event)
                doneActions.append(doing.action)
            }
            look()
            return event
        } catch {
            return .refused(step: "", error.reason)
        }
    }

    /// Does everything but the last step once more.
    private func undo() -> SessionEvent {
        guard let last = steps.last else { return .refused(step: "undo", "There is nothing to undo.") }
        let actions = doneActions.dropLast()
        open()
        for action in actions {
            perform(action)
        }
        let scene = screen.main?.name
        return SessionEvent(
            step: "undo", result: .returned, scene: scene, message: "Undone: \(last.step).")
    }

    /// Reads the screen.
    private func look() {
        let stopped = screen.stopped
        guard stopped == nil else {
            screen = Screen.empty(on: running.device)
            screen.stopped = stopped
            screen.moves = (steps.isEmpty ? [] : [.undo]) + [.restart]
            targets = []
            return
        }
        var reader = ScreenReader(words, ways)
        screen = reader.read(running.stage, on: running.device, canUndo: !steps.isEmpty)
        targets = reader.targets
    }

    // MARK: What comes of it

    private func carryOut(_ doing: Doing) -> SessionEvent {
        let before = running.stage
        let outline = screen
        var event = SessionEvent(step: doing.words, result: .nothing, message: "")
        var failure: (any Error)?
        let calls = Headless.recording {
            do {
                event.log = try running.act(doing.body).map(FindingException.stable)
            } catch {
                failure = error
            }
        }
        event.calls = calls.map(\.description)
        switch failure {
        case let refusal as Headless.Refusal:
            event.result = .refused
            event.message = "A user cannot do that: \(refusal.description)"
        case let failure?:
            let exception = FindingException(failure)
            let way = doing.number.flatMap { outline.item($0)?.ways.first }
            stop(way.flatMap(self.way).map { causes.told(exception, at: $0) } ?? exception, &event)
        case nil:
            compare(before, outline, doing, &event)
        }
        return event
    }

    /// The way that is described so.
    private func way(_ described: ScreenWay) -> Way? {
        running.app.ways.first { $0.objectID == described.segue && ScreenWay($0, words) == described }
    }

    private func stop(_ exception: FindingException, _ event: inout SessionEvent) {
        running.stop()
        screen.stopped = exception
        event.result = .stopped
        event.scene = nil
        event.exception = exception
        event.message = "The app stops. *** Terminating app due to uncaught exception '\(exception.name)', reason: "
            + "'\(exception.reason)'"
    }

    private func compare(_ before: Stage, _ outline: Screen, _ doing: Doing, _ event: inout SessionEvent) {
        let after = running.stage
        let change = StageChange(from: before, to: after, in: running.app)
        if case .shown(let scene, let manner) = change.outcome {
            tell(change, scene, manner, isTab: doing.number.flatMap { outline.item($0) }?.role == .tab, &event)
            event.message = [doing.messageForChange, event.message].compactMap { $0 }.joined(separator: " ")
            return
        }
        look()
        if screen.items != outline.items || screen.isLandscape != outline.isLandscape {
            event.result = .changed
            event.message = doing.number.flatMap { screen.item($0) }?.stateWords ?? doing.messageForChange
                ?? "The screen has changed."
        } else if let message = doing.messageForNothing {
            event.message = message
        } else {
            event.message = "Nothing on screen changes."
        }
    }

    private func tell(_ change: StageChange, _ scene: AppScene.ID?, _ manner: Manner, isTab: Bool, _ event: inout SessionEvent) {
        let main = change.after.main(in: running.app)
        let isElsewhere = change.before.main(in: running.app) != main
        let name = (isElsewhere ? main : scene).map { words.fullName(of: running.app[$0]) }
        event.scene = name
        if isTab {
            event.manner = Manner.tab.words
        } else if change.isReturn {
            event.result = .returned
            event.message = "Back at \(name ?? "what is no scene of a storyboard")."
            return
        } else {
            // What is new inside a scene that is seen again says nothing of how that came.
            event.manner = isElsewhere && manner == .embedded ? nil : manner.words
        }
        event.result = .shown
        event.message = "\(name ?? "What is no scene of a storyboard") is shown\(event.manner.map { ", " + $0 } ?? "")."
    }
}

extension Screen {
    static func empty(on device: WalkDevice) -> Screen {
        Screen(device: device, isLandscape: false, scenes: [], style: nil, behind: [], items: [], byCode: [], moves: [])
    }

    /// The item of a number.
    public func item(_ number: Int) -> ScreenItem? { usable.first { $0.number == number } }

    /// All items that have a number, in order.
    public var usable: [ScreenItem] { (items + byCode).flatMap(\.usable) }
}

extension ScreenItem {
    fileprivate var usable: [ScreenItem] { (number == nil ? [] : [self]) + items.flatMap(\.usable) }

    /// What it is now, in a sentence.
    fileprivate var stateWords: String? {
        let name = words
        switch role {
        case .segment, .row, .cell, .tab: return isSelected ? "The \(name) is selected." : nil
        default: return value.map { "The \(text == nil ? role.words : name) is now \($0.quoted)." }
        }
    }
}

extension SessionEvent {
    static func refused(step: String, _ reason: String) -> SessionEvent {
        SessionEvent(step: step, result: .refused, message: reason)
    }
}
