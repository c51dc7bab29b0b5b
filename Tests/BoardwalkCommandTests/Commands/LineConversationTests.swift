import Foundation
import Testing
import Walker

@testable import BoardwalkCommand

@MainActor @Suite(.serialized) struct LineConversationTests {
    private struct Answer: Decodable {
        struct Mistake: Decodable {
            let kind: String
            let message: String
        }

        let format: String
        let version: Int
        let id: SessionRequest.ID?
        let app: String?
        let event: SessionEvent?
        let screen: Screen?
        let route: [String]?
        let ended: Bool?
        let error: Mistake?
    }

    private func answers(_ lines: String..., app: FixtureApp? = nil) throws -> [Answer] {
        let conversation = ScriptedConversation(lines)
        let fixture = try app ?? FixtureApp.touchable()
        let outcome = CommandLineTool.run(
            ["walk", fixture.path, "--interactive", "--format", "json"], in: conversation.terminal)
        #expect(outcome == Outcome(status: .clean))
        return try conversation.answer.split(separator: "\n").map {
            try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
        }
    }

    @Test func `the first line tells the app and what is on screen`() throws {
        let answers = try answers()
        #expect(answers.count == 1)
        #expect(answers[0].format == "boardwalk-session")
        #expect(answers[0].version == 1)
        #expect(answers[0].app == "Kiosk")
        #expect(answers[0].event?.result == .shown)
        #expect(answers[0].screen?.main?.name == "Home@Main")
    }

    @Test func `each request is answered by one line that has its id`() throws {
        let answers = try answers(
            #"{"do":"tap","item":"Pay","id":7}"#, #"{"do":"back","id":"b"}"#, #"{"do":"look"}"#, #"{"do":"route"}"#,
            #"{"do":"undo"}"#, #"{"do":"restart"}"#, #"{"do":"quit"}"#, #"{"do":"look"}"#)
        #expect(answers.count == 8)
        #expect(answers[1].id == .number(7))
        #expect(answers[1].event?.scene == "Detail@Shop")
        #expect(answers[1].screen?.moves.contains(.back) == true)
        #expect(answers[2].id == .text("b"))
        #expect(answers[2].event?.result == .returned)
        #expect(answers[3].event == nil)
        #expect(answers[3].screen == answers[2].screen)
        #expect(answers[4].route?.count == 3)
        #expect(answers[5].screen?.main?.name == "Detail@Shop")
        #expect(answers[6].screen?.main?.name == "Home@Main")
        #expect(answers[7].ended == true)
    }

    @Test(arguments: [
        ("tap", "malformed"), ("[]", "malformed"), ("null", "malformed"), ("{", "malformed"), ("{}", "malformed"),
        (#"{"do":1}"#, "malformed"), (#"{"do":"tap","item":{}}"#, "malformed"), (#"{"do":"tap","item":1.5}"#, "malformed"),
        (#"{"do":"tap","item":99999999999999999999}"#, "malformed"), (#"{"do":"jump"}"#, "unknownCommand"),
        (#"{"do":"tap"}"#, "missingField"), (#"{"do":"type","item":1}"#, "missingField"),
        (#"{"do":"set","item":1}"#, "missingField"), (String(repeating: "[", count: 5_000), "malformed"),
        ("{\"do\":\"" + String(repeating: "x", count: 70_000) + "\"}", "tooLong"), ("\u{0}\u{1}\u{FFFD}", "malformed"),
    ])
    func `what is no request is answered by an error, and the session goes on`(line: String, kind: String) throws {
        let answers = try answers(line, #"{"do":"look","id":2}"#)
        #expect(answers.count == 3)
        #expect(answers[1].error?.kind == kind)
        #expect(answers[1].error?.message.isEmpty == false)
        #expect(answers[2].id == .number(2))
        #expect(answers[2].screen?.main?.name == "Home@Main")
    }

    @Test func `an error has the id of its request`() throws {
        let answers = try answers(#"{"do":"tpa","id":3}"#)
        #expect(answers[1].id == .number(3))
        #expect(answers[1].error?.message.contains("did you mean 'tap'?") == true)
    }

    @Test func `what cannot be done is an event that is refused`() throws {
        let answers = try answers(#"{"do":"tap","item":99}"#, #"{"do":"dismiss"}"#)
        #expect(answers[1].event?.result == .refused)
        #expect(answers[2].event?.result == .refused)
    }

    @Test func `an exception is told as UIKit words it`() throws {
        let answers = try answers(#"{"do":"tap","item":"Lost"}"#)
        let stopped = try #require(answers.first { $0.event?.result == .stopped })
        #expect(stopped.event?.exception != nil)
        #expect(stopped.screen?.stopped == stopped.event?.exception)
    }

    @Test(arguments: hostileTitles)
    func `hostile names come through as they are`(title: String) throws {
        let answers = try answers(#"{"do":"tap","item":1}"#, app: FixtureApp.hostile(title))
        #expect(answers.count == 2)
    }

    // MARK: Reading lines

    @Test func `lines are taken one by one, the last without an end`() throws {
        #expect(try read("a\nb\r\n\nlast") == [.text("a"), .text("b"), .text(""), .text("last")])
        #expect(try read("") == [])
        #expect(try read("\n") == [.text("")])
    }

    @Test func `a line that is too long is not kept, and the next one is read`() throws {
        let long = String(repeating: "x", count: 3 * LineReader.longestLine)
        #expect(try read("a\n\(long)\nb\n\(long)") == [.text("a"), .tooLong, .text("b"), .tooLong])
    }

    private func read(_ text: String) throws -> [Conversation.Line] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let reader = LineReader(try FileHandle(forReadingFrom: file))
        var lines: [Conversation.Line] = []
        while let line = reader.next() {
            lines.append(line)
        }
        return lines
    }
}
