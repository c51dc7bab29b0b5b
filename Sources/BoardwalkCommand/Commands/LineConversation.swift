import AppMap
import Foundation
import Walker

/// A session with a program: one JSON object in a line, one back. `SessionFormat.md` in the documentation of `Walker`
/// describes them.
@MainActor
struct LineConversation {
    private let session: Session
    private let app: App
    private let conversation: Conversation

    init(_ session: Session, _ app: App, _ terminal: Terminal) {
        self.session = session
        self.app = app
        conversation = terminal.conversation
    }

    func run() throws {
        try send(Answer(app: app.name, event: session.opening, screen: session.screen))
        while let line = conversation.nextLine() {
            guard try answer(line) else { return }
        }
    }

    /// - Returns: false where the program wants to end it.
    private func answer(_ line: Conversation.Line) throws -> Bool {
        guard case .text(let text) = line else {
            try send(Answer(error: .init("tooLong", "A line has no more than \(LineReader.longestLine) bytes.")))
            return true
        }
        guard text.contains(where: { !$0.isWhitespace }) else { return true }
        let request: SessionRequest
        do {
            request = try SessionRequest(text)
        } catch {
            try send(Answer(id: error.id, error: .init(error.kind, error.message)))
            return true
        }
        switch request.deed {
        case .look: try send(Answer(id: request.id, screen: session.screen))
        case .route: try send(Answer(id: request.id, route: ([session.opening] + session.steps).map(\.step)))
        case .quit:
            try send(Answer(id: request.id, ended: true))
            return false
        case .act(let action):
            let event = session.perform(action)
            try send(Answer(id: request.id, event: event, screen: session.screen))
        }
        return true
    }

    private func send(_ answer: Answer) throws {
        try conversation.write(try ReportEncoding.line(answer))
    }
}

/// One line to a program.
private struct Answer: Encodable {
    let format = "boardwalk-session"
    let version = 1
    var id: SessionRequest.ID?
    var app: String?
    var event: SessionEvent?
    var screen: Screen?
    var route: [String]?
    var ended: Bool?
    var error: ErrorRecord?

    struct ErrorRecord: Encodable {
        let kind: String
        let message: String

        init(_ kind: String, _ message: String) {
            self.kind = kind
            self.message = message
        }
    }
}
