import Testing

@testable import Walker

@MainActor @Suite("A scene that covers the screen", .serialized)
struct DeadEndTests {
    private func app(_ style: String, _ next: String) throws -> WalkedApp {
        try WalkedApp(
            controller("home", buttons: [("Go", segue("presentation", to: "next", "go", "modalPresentationStyle=\"\(style)\""))]),
            next, controller("more"))
    }

    @Test("and has no way out is told")
    func deadEnd() throws {
        let app = try app("fullScreen", controller("next"))
        #expect(app.faults == ["dead-end next"])
        let finding = try #require(app.finding("dead-end"))
        #expect(finding.severity == .broken)
        #expect(finding.steps == ["start with the storyboard \"Main\"", "tap the button \"Go\""])
        #expect(finding.route.last?.scene == "next@Main")
        #expect(finding.route.last?.presentation == "presented as full screen")
    }

    @Test("is none where it can be swiped away, has a class, or leads on")
    func ways() throws {
        #expect(try app("pageSheet", controller("next")).faults == [])
        #expect(try app("fullScreen", controller("next", "customClass=\"Next\"")).faults == [])
        #expect(
            try app("fullScreen", controller("next", buttons: [("On", segue("presentation", to: "more", "on"))])).faults == [])
    }
}
