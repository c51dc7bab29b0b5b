import Testing

@testable import Walker

@MainActor @Suite("An unwind segue", .serialized)
struct UnwindToNobodyTests {
    private let exit = "<exit id=\"exit\" sceneMemberID=\"exit\"/>"

    private func app(
        home: String, action: String = "unwindAction=\"done:\"", options: WalkOptions = WalkOptions()
    ) throws -> WalkedApp {
        try WalkedApp(
            controller("home", home, buttons: [("Go", segue("presentation", to: "pay", "go"))]),
            controller(
                "pay", "customClass=\"Pay\"", buttons: [("Done", segue("unwind", to: "exit", "back", action))], more: exit),
            options: options)
    }

    @Test("that nobody can take does nothing, which is told")
    func nobody() throws {
        let app = try app(home: "")
        #expect(app.faults == ["unwind-to-nobody back"])
        let finding = try #require(app.finding("unwind-to-nobody"))
        #expect(finding.severity == .broken)
        #expect(finding.steps == ["start with the storyboard \"Main\"", "tap the button \"Go\"", "tap the button \"Done\""])
        #expect(app.outcomes("back") == ["ignored"])
    }

    @Test("is none where a class of the app is on the way back, which may have the action")
    func somebody() throws {
        let app = try app(home: "customClass=\"Home\"")
        #expect(app.faults == [])
        #expect(app.outcomes("back") == ["back to home"])
    }

    @Test("is one where the sources tell that the class has no such action, and none where it has")
    func sources() throws {
        var options = WalkOptions()
        options.answersUnwinding = { _, _ in false }
        #expect(try app(home: "customClass=\"Home\"", options: options).faults == ["unwind-to-nobody back"])
        options.answersUnwinding = { name, action in name == "Home" && action == "done:" }
        #expect(try app(home: "customClass=\"Home\"", options: options).faults == [])
    }

    @Test("of a scene that only code opens is none, since anything may be behind it")
    func openedByCode() throws {
        let app = try WalkedApp(
            controller("home"),
            controller(
                "pay", "customClass=\"Pay\" storyboardIdentifier=\"Pay\"",
                buttons: [("Done", segue("unwind", to: "exit", "back", "unwindAction=\"done:\""))], more: exit))
        #expect(app.outcomes("back") == ["ignored"])
        #expect(app.faults == [])
    }

    @Test("without an action does nothing")
    func withoutAction() throws {
        let app = try app(home: "customClass=\"Home\"", action: "")
        #expect(app.faults == ["unwind-without-action back"])
        #expect(app.finding("unwind-without-action")?.steps.last == "tap the button \"Done\"")
    }
}
