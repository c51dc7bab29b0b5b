import Testing

@testable import Walker

@MainActor @Suite("A link without a scene, to a storyboard without an initial one", .serialized)
struct MissingInitialSceneTests {
    private func app(initial: String?) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    controller("home", buttons: [("Pay", segue("show", to: "ref", "go"))]),
                    reference("ref", "storyboardName=\"Checkout\""),
                ], initial: "home"),
            "Checkout.storyboard": storyboard([controller("pay", "storyboardIdentifier=\"Payment\"")], initial: initial),
        ])
    }

    @Test("is a crash")
    func missing() throws {
        let app = try app(initial: nil)
        #expect(app.faults == ["missing-initial-scene ref"])
        #expect(app.finding("missing-initial-scene")?.message.contains("or name one: 'Payment'") == true)
        #expect(app.finding("missing-initial-scene")?.exception?.name == "NSInvalidArgumentException")
    }

    @Test("is none where the storyboard has an initial scene")
    func present() throws {
        #expect(try app(initial: "pay").faults == [])
    }

    @Test("by a segue that pushes is the push of nothing")
    func pushed() throws {
        let link = segue(
            "custom", to: "dummy", "go", "identifier=\"@Checkout\" customClass=\"AOLinkedStoryboardSegue\"")
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [controller("home", buttons: [("Pay", link)]), controller("dummy")], initial: "home"),
            "Checkout.storyboard": storyboard([controller("pay", "storyboardIdentifier=\"Payment\"")]),
        ])
        #expect(app.faults == ["missing-initial-scene go"])
        #expect(
            app.finding("missing-initial-scene")?.exception?.reason
                == "Application tried to push a nil view controller on target <UINavigationController: 0x…>.")
    }
}
