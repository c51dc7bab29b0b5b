import Testing

@testable import Walker

@MainActor @Suite("An unwind segue to an exit", .serialized)
struct UnwindWithoutExitTests {
    private func app(_ exit: String) throws -> WalkedApp {
        try WalkedApp(
            controller("home", "customClass=\"Home\"", buttons: [("Go", segue("presentation", to: "pay", "go"))]),
            controller(
                "pay", "customClass=\"Pay\"", buttons: [("Done", segue("unwind", to: "exit", "back", "unwindAction=\"done:\""))],
                more: "<exit id=\"\(exit)\" sceneMemberID=\"exit\"/>"))
    }

    @Test("that another document has does nothing, which is told with the way there")
    func elsewhere() throws {
        let app = try app("other")
        #expect(app.faults == ["unwind-without-exit back"])
        let finding = try #require(app.finding("unwind-without-exit"))
        #expect(finding.severity == .broken)
        #expect(finding.steps == ["start with the storyboard \"Main\"", "tap the button \"Go\"", "tap the button \"Done\""])
    }

    @Test("of its own document is none")
    func own() throws {
        #expect(try app("exit").faults == [])
    }
}
