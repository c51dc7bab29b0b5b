import AppMap
import Walker

/// A session with a person.
@MainActor
struct TextConversation {
    private let session: Session
    private let app: App
    private let terminal: Terminal

    init(_ session: Session, _ app: App, _ terminal: Terminal) {
        self.session = session
        self.app = app
        self.terminal = terminal
    }

    /// Talks until the person ends it, or has no more lines.
    func run(_ hints: [String]) throws {
        for hint in hints {
            try say(hint, .secondary)
        }
        try tell(session.opening)
        try draw()
        try prompt()
        while let line = terminal.conversation.nextLine() {
            guard try answer(line) else { return }
            try prompt()
        }
        try terminal.conversation.write("\n")
    }

    /// - Returns: false where the person wants to end it.
    private func answer(_ line: Conversation.Line) throws -> Bool {
        guard case .text(let text) = line else {
            try echo("…")
            try say("That line is too long.", .warning)
            return true
        }
        try echo(text)
        switch SessionCommand(text, on: session.screen) {
        case .look: try draw()
        case .quit: return false
        case .help: try terminal.conversation.write(SessionCommand.helpText)
        case .route: try tellRoute()
        case .calls: try tellCalls()
        case .record(let file): try record(file)
        case .advice(let advice): try say(advice, .warning)
        case .act(let action): try act(action)
        }
        return true
    }

    private func act(_ action: SessionAction) throws {
        let event = session.perform(action)
        try tell(event)
        switch event.result {
        case .refused, .nothing: break
        case .shown, .returned, .changed, .stopped: try draw()
        }
    }

    // MARK: Saying

    private func draw() throws {
        try terminal.conversation.write("\n" + ScreenText(session.screen, width: terminal.width).rendered(for: terminal))
    }

    private func tell(_ event: SessionEvent) throws {
        let style: Style = switch event.result {
        case .stopped: .fault
        case .refused, .nothing: .warning
        case .shown, .returned, .changed: .entry
        }
        try say(event.message, style)
        try tellLog(event.log)
        if event.result == .stopped {
            try say("What to do: u takes the last step back, s starts over.")
        }
    }

    /// What UIKit printed, each text once.
    private func tellLog(_ log: [String]) throws {
        let counts = Dictionary(log.map { ($0, 1) }, uniquingKeysWith: +)
        var told: Set<String> = []
        let lines = log.filter { told.insert($0).inserted }
        for line in lines.prefix(Self.mostLines) {
            let count = counts[line, default: 1]
            try say("UIKit prints\(count > 1 ? " \(count) times" : ""): \(line)", .warning)
        }
        if lines.count > Self.mostLines {
            try say("UIKit prints \(lines.count - Self.mostLines) more; 'record FILE' has them all.", .warning)
        }
    }

    private static let mostLines = 5

    private func tellRoute() throws {
        let lines = ([session.opening] + session.steps).enumerated().map { "\($0.offset). \($0.element.step)" }
        for line in lines {
            try say(line)
        }
    }

    private func tellCalls() throws {
        let calls = (session.steps.last ?? session.opening).calls
        if calls.isEmpty {
            try say("Nothing was called in the last step.")
        }
        for call in calls {
            try say("  " + call)
        }
    }

    private func record(_ file: String) throws {
        do {
            let text = RecordText.report(of: app, on: session.screen.device, [session.opening] + session.steps)
            try OutputFile.write(text, to: file)
            try say("Written to \(file).")
        } catch {
            try say("\(error)", .warning)
        }
    }

    private func say(_ text: String, _ style: Style = .plain) throws {
        let width = min(max(terminal.width, 48), 110)
        let lines = text.truncated(to: 12 * width).printable.wrapped(to: width)
        try terminal.conversation.write(lines.map { StyledText($0, style).rendered(for: terminal) + "\n" }.joined())
    }

    private func prompt() throws {
        try terminal.conversation.write("> ")
    }

    /// What came through a pipe is repeated, so that the text can be read afterwards.
    private func echo(_ text: String) throws {
        guard !terminal.conversation.showsTyping else { return }
        try terminal.conversation.write(text.truncated(to: 200).printable + "\n")
    }
}
