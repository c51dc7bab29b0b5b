import Testing

@testable import Walker

@MainActor @Suite("A push segue", .serialized)
struct PushOutsideNavigationTests {
    private func app(_ start: String, _ kind: String = "push") throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    controller("list", "title=\"Basket\"", buttons: [("Pay", segue(kind, to: "pay", "to-pay"))]),
                    controller("pay", "storyboardIdentifier=\"Payment\""), navigation("nav", root: "list"),
                ], initial: start)
        ])
    }

    @Test("outside a navigation controller is a crash, told with the route")
    func outside() throws {
        let app = try app("list")
        #expect(app.faults == ["push-outside-navigation to-pay"])
        let finding = try #require(app.finding("push-outside-navigation"))
        #expect(finding.severity == .crash)
        #expect(finding.exception?.name == "NSGenericException")
        #expect(
            finding.exception?.reason
                == "Push segues can only be used when the source controller is managed by an instance of UINavigationController.")
        #expect(finding.steps == ["start with the storyboard \"Main\"", "tap the button \"Pay\""])
        #expect(finding.message.hasPrefix("The segue of the button \"Pay\" pushes 'Payment@Main', but '@Main' stands in no"))
        #expect(finding.devices == ["iPhone", "iPad"])
        #expect(finding.storyboard == "Main")
        #expect(finding.scene == "@Main")
        #expect(finding.location.file == "Main.storyboard")
    }

    @Test("inside a navigation controller is none")
    func inside() throws {
        #expect(try app("nav").faults == [])
    }

    @Test("of the kind show is none")
    func show() throws {
        #expect(try app("list", "show").faults == [])
    }
}
