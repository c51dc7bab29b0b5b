import Testing

@testable import Walker

@MainActor @Suite("A segue to a scene that the document does not have", .serialized)
struct MissingSegueDestinationTests {
    private func app(to destination: String, _ kind: String = "show") throws -> WalkedApp {
        try WalkedApp(
            controller("home", buttons: [("Pay", segue(kind, to: destination, "go"))]), controller("pay"))
    }

    @Test("is a crash when it is performed")
    func missing() throws {
        let app = try app(to: "gone")
        #expect(app.faults == ["missing-segue-destination go"])
        let finding = try #require(app.finding("missing-segue-destination"))
        #expect(finding.severity == .crash)
        #expect(
            finding.exception?.reason
                == "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier 'UIViewController-gone'")
        #expect(finding.steps.last == "tap the button \"Pay\"")
    }

    @Test("is none where the scene is there")
    func present() throws {
        #expect(try app(to: "pay").faults == [])
    }

    @Test("that embeds stops whatever shows the scene around it")
    func embedded() throws {
        let app = try WalkedApp(
            controller("home", buttons: [("Go", segue("show", to: "box", "go"))]),
            controller("box", views: container("place", embeds: segue("embed", to: "gone", "embed"))))
        #expect(app.faults == ["missing-segue-destination embed"])
        let finding = try #require(app.finding("missing-segue-destination"))
        #expect(finding.steps.last == "tap the button \"Go\"")
        #expect(finding.related.map(\.message) == ["the button \"Go\" of '@Main' leads there"])
    }
}
