import Testing

@testable import Walker

@MainActor @Suite("Scenes that embed each other", .serialized)
struct ContainmentCycleTests {
    private func app(_ kind: String) throws -> WalkedApp {
        try WalkedApp(
            controller("home", buttons: [("Go", segue("show", to: "one", "go"))]),
            controller("one", views: container("first", embeds: segue("embed", to: "two", "one-two"))),
            controller(
                "two", "storyboardIdentifier=\"Two\"",
                buttons: kind == "embed" ? [] : [("Back", segue(kind, to: "one", "two-one"))],
                views: kind == "embed" ? container("second", embeds: segue("embed", to: "one", "two-one")) : ""))
    }

    @Test("without end are one crash, also where another start leads into the circle")
    func endless() throws {
        let app = try app("embed")
        #expect(app.faults == ["containment-cycle one-two"])
        let finding = try #require(app.finding("containment-cycle"))
        #expect(finding.severity == .crash)
        #expect(finding.exception == nil)
        #expect(finding.message.hasPrefix("The scene 'one@Main' contains itself: 'one@Main' → 'Two@Main' → 'one@Main'."))
        #expect(finding.related.count == 1)
        #expect(finding.steps == ["start with the storyboard \"Main\"", "tap the button \"Go\""])
    }

    @Test("by a segue that is performed later are none")
    func later() throws {
        #expect(try app("presentation").findings.filter { $0.severity == .crash } == [])
    }
}
