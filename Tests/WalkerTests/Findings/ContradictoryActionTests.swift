import Testing

@testable import Walker

@MainActor @Suite("A segue whose action is that of another kind", .serialized)
struct ContradictoryActionTests {
    private func app(_ action: String) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("nav", root: "home"),
                    controller("home", buttons: [("Go", segue("showDetail", to: "next", "go", "action=\"\(action)\""))]),
                    controller("next"),
                ], initial: "nav")
        ])
    }

    @Test("does what the action says, and the walk tells what that was")
    func contradictory() throws {
        let app = try app("showViewController:sender:")
        #expect(app.faults == ["contradictory-action go"])
        let finding = try #require(app.finding("contradictory-action"))
        #expect(finding.severity == .broken)
        #expect(finding.message.contains("In the walk the scene came pushed."))
        #expect(finding.steps.last == "tap the button \"Go\"")
        #expect(app.outcomes("go") == ["next pushed"])
    }

    @Test("is none where they agree")
    func agreeing() throws {
        #expect(try app("showDetailViewController:sender:").faults == [])
    }
}
