import Foundation
import Testing

@testable import BoardwalkCommand

@MainActor @Suite(.serialized) struct WalkInteractionTests {
    // MARK: People

    @Test func `a screen is drawn, a number taps, and back leads back`() throws {
        let (outcome, answer) = try FixtureApp.touchable().converse([], "1", "b", "q")
        #expect(outcome == Outcome(status: .clean))
        #expect(answer.contains("The app has started at @Main."))
        #expect(answer.contains("│ [1] ( Pay )  → Detail@Shop, "))
        #expect(answer.contains("> 1\nDetail@Shop is shown, pushed.\n"))
        #expect(answer.contains("> b\nBack at Home@Main.\n"))
        #expect(answer.hasSuffix("> q\n"))
    }

    @Test func `no line is wider than the terminal, or than eighty columns in a pipe`() throws {
        let (_, answer) = try FixtureApp.touchable().converse([], "1", "?", "b", "r", "tap Pay", "nonsense", "route", "calls")
        #expect(answer.split(separator: "\n").map(\.count).max() ?? 0 <= 120)
        #expect(answer.split(separator: "\n").filter { $0.hasPrefix("│") || $0.hasPrefix("┌") }.allSatisfy { $0.count == 80 })
    }

    @Test func `a session ends where its lines end`() throws {
        let (outcome, answer) = try FixtureApp.touchable().converse()
        #expect(outcome.status == .clean)
        #expect(answer.hasSuffix("> \n"))
    }

    @Test func `nothing is read after quit`() throws {
        let conversation = ScriptedConversation(["q", "1", "1"])
        let app = try FixtureApp.touchable()
        _ = CommandLineTool.run(["walk", app.path, "--interactive"], in: conversation.terminal)
        #expect(conversation.unread == 2)
    }

    @Test func `steps can be undone, listed and started over`() throws {
        let (_, answer) = try FixtureApp.touchable().converse([], "tap Pay", "route", "u", "route", "1", "s", "route")
        let routes = answer.components(separatedBy: "> route\n").dropFirst().map { $0.components(separatedBy: "\n>")[0] }
        #expect(routes.map { $0.trimmingCharacters(in: .newlines) } == [
            "0. start with the storyboard \"Main\"\n1. tap button \"Pay\"", "0. start with the storyboard \"Main\"",
            "0. start with the storyboard \"Main\"",
        ])
        #expect(answer.contains("Undone: tap button \"Pay\"."))
    }

    @Test(arguments: [
        ("type", "'type' needs a number or a name"), ("type 1", "'type' needs something to type"),
        ("tap Gone", "Nothing on screen that can be used is called \"Gone\""), ("77", "There is no 77"),
        ("-1", "There is no -1"), ("1 text", "1 takes nothing behind it"), ("jump", "'jump' is no command"),
        ("99999999999999999999", "is no command"), ("d", "Nothing is presented"), ("b", "There is no back button"),
        ("\u{1B}[2J", "is no command"), (String(repeating: "x", count: 70_000), "That line is too long."),
    ])
    func `what cannot be understood is answered by a sentence that helps`(line: String, advice: String) throws {
        let (outcome, answer) = try FixtureApp.touchable().converse([], line)
        #expect(outcome.status == .clean)
        #expect(answer.contains(advice))
        #expect(!answer.contains("\u{1B}"))
    }

    @Test func `a fault stops the app, says what UIKit says, and what to do`() throws {
        let (outcome, answer) = try FixtureApp.touchable().converse([], "2", "1", "u", "q")
        #expect(outcome.status == .clean)
        #expect(answer.contains("The app stops."))
        #expect(answer.contains("What to do: u takes the last step back, s starts over."))
        #expect(answer.contains("> 1\nThe app has stopped."))
    }

    @Test(arguments: hostileTitles)
    func `hostile names are drawn as they can be printed`(title: String) throws {
        let (outcome, answer) = try FixtureApp.hostile(title).converse([], "1", "tap \(title.prefix(100))", "u")
        #expect(outcome.status == .clean)
        #expect(!answer.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x9B || $0.value == 0x202E })
        #expect(answer.utf8.count < 60_000)
    }

    @Test func `a session starts where it is told, on the device it is told`() throws {
        let app = try FixtureApp.touchable()
        let (_, answer) = app.converse(["--from", "Detail@Shop", "--device", "ipad"])
        #expect(answer.contains("┌─ Detail@Shop ─"))
        #expect(answer.contains(" iPad ─┐"))
        #expect(app.converse(["--from", "Detial@Shop"]).outcome.errors.contains("did you mean 'Detail@Shop'"))
        #expect(app.converse(["--format", "sarif"]).outcome.status == .failed)
        #expect(app.converse(["--to", "Detail@Shop"]).outcome.status == .failed)
    }

    // MARK: Records

    @Test func `what was done is recorded with the calls of each step`() throws {
        let app = try FixtureApp.touchable()
        let file = app.path + "/calls.txt"
        #expect(app.converse(["--record", file], "1").outcome.status == .clean)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.hasPrefix("Kiosk on iPhone: what UIKit calls, step by step\n\n0. start with the storyboard \"Main\"\n"))
        #expect(text.contains("\n1. tap button \"Pay\"\n   Detail@Shop is shown, pushed.\n"))
        #expect(text.contains("\n     HomeController.prepare(for:sender:)\n"))
        #expect(!text.contains("0x"))
    }

    @Test func `the shortest way to a scene is recorded, the same bytes each time`() throws {
        let app = try FixtureApp.touchable()
        let file = app.path + "/calls.txt"
        let outcome = app.run("walk", "PATH", "--to", "Detail@Shop", "--record", file)
        #expect(outcome.status == .clean)
        let first = try String(contentsOfFile: file, encoding: .utf8)
        #expect(first.contains("\n1. tap button \"Pay\"\n"))
        _ = app.run("walk", "PATH", "--to", "Detail@Shop", "--record", file)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == first)
    }

    @Test func `a record needs a route and a file that can be written`() throws {
        let app = try FixtureApp.touchable()
        #expect(app.run("walk", "PATH", "--record", "calls.txt").errors.contains("--record needs a route"))
        let outcome = app.run("walk", "PATH", "--to", "Detail@Shop", "--record", app.path)
        #expect(outcome.errors.contains("it is a folder"))
        #expect(app.converse([], "record \(app.path)").answer.contains("cannot be written"))
    }

    // MARK: Bookshop

    /// Run with BOARDWALK_WRITE_GOLDEN=1 to write the file anew; then read what has changed.
    @Test func `a visit to the checkout of Bookshop is as in the golden file`() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let golden = tests.appendingPathComponent("Golden/bookshop-session.txt")
        let bookshop = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Bookshop")
        let conversation = ScriptedConversation([
            "tap Basket", "tap Checkout", "2 Ada Lovelace", "route", "d", "u", "q",
        ])
        let outcome = CommandLineTool.run(["walk", bookshop.path, "--interactive"], in: conversation.terminal)
        if ProcessInfo.processInfo.environment["BOARDWALK_WRITE_GOLDEN"] != nil {
            try Data(conversation.answer.utf8).write(to: golden)
        }
        #expect(outcome.status == .clean)
        #expect(try conversation.answer == String(contentsOf: golden, encoding: .utf8))
    }
}
