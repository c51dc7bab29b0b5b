import Foundation
import Testing

@testable import BoardwalkCommand

@MainActor
@Suite(.serialized) struct WalkTextTests {
    /// Run with BOARDWALK_WRITE_GOLDEN=1 to write the file anew; then read what has changed.
    @Test func `the walk of Bookshop is as in the golden file`() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let golden = tests.appendingPathComponent("Golden/bookshop-walk.txt")
        let bookshop = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples/Bookshop")
        let outcome = CommandLineTool.run(["walk", bookshop.path])
        if ProcessInfo.processInfo.environment["BOARDWALK_WRITE_GOLDEN"] != nil {
            try Data(outcome.output.utf8).write(to: golden)
        }
        #expect(outcome.status == .clean)
        #expect(try outcome.output == String(contentsOf: golden, encoding: .utf8))
    }
}
