import Testing

@testable import Walker

@MainActor @Suite("Placeholders that lead to each other", .serialized)
struct PlaceholderCycleTests {
    private func app(pong: String) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    controller("home", buttons: [("Go", segue("show", to: "outer", "go"))]),
                    reference("outer", "storyboardName=\"One\" referencedIdentifier=\"Ping\""),
                ], initial: "home"),
            "One.storyboard": storyboard([
                reference("ping", "storyboardName=\"Two\" referencedIdentifier=\"Pong\" storyboardIdentifier=\"Ping\"")
            ]),
            "Two.storyboard": storyboard([pong]),
        ])
    }

    @Test("are one crash, at the first of them")
    func cycle() throws {
        let app = try app(
            pong: reference("pong", "storyboardName=\"One\" referencedIdentifier=\"Ping\" storyboardIdentifier=\"Pong\""))
        #expect(app.faults == ["placeholder-cycle ping"])
        let finding = try #require(app.finding("placeholder-cycle"))
        #expect(finding.severity == .crash)
        #expect(finding.exception == nil)
        #expect(finding.steps.last == "tap the button \"Go\"")
    }

    @Test("are none where one leads to a scene")
    func chain() throws {
        let app = try app(pong: controller("end", "storyboardIdentifier=\"Pong\""))
        #expect(app.faults == [])
        #expect(app.reached() == ["home", "end"])
    }
}
