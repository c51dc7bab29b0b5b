import Testing

@testable import Walker

@MainActor @Suite("A linking class on an embed segue", .serialized)
struct IgnoredSegueClassTests {
    private func app(_ attributes: String) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    controller("home", views: container("box", embeds: segue("embed", to: "dummy", "embed", attributes))),
                    controller("dummy"),
                ], initial: "home"),
            "Checkout.storyboard": storyboard([controller("pay", "storyboardIdentifier=\"Payment\"")]),
        ])
    }

    @Test("has no effect, and the dummy is shown")
    func ignored() throws {
        let app = try app("identifier=\"Payment@Checkout\" customClass=\"AOLinkedStoryboardSegue\"")
        #expect(app.faults == ["ignored-segue-class embed"])
        let finding = try #require(app.finding("ignored-segue-class"))
        #expect(finding.severity == .broken)
        #expect(finding.steps == ["start with the storyboard \"Main\""])
    }

    @Test("is none without the class")
    func plain() throws {
        #expect(try app("identifier=\"payment\"").faults == [])
    }
}
