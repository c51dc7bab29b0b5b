import Testing

@testable import Walker

@MainActor @Suite("A link that cannot be read", .serialized)
struct BrokenLinkTests {
    private func app(_ identifier: String) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("nav", root: "home"),
                    controller(
                        "home",
                        buttons: [
                            (
                                "Pay",
                                segue(
                                    "custom", to: "dummy", "go",
                                    "identifier=\"\(identifier)\" customClass=\"AOLinkedStoryboardSegue\"")
                            )
                        ]),
                    controller("dummy"),
                ], initial: "nav"),
            "Checkout.storyboard": storyboard([controller("pay", "storyboardIdentifier=\"Payment\"")]),
        ])
    }

    @Test("shows nothing")
    func unreadable() throws {
        let app = try app("Payment")
        #expect(app.faults == ["broken-link go"])
        #expect(app.outcomes("go") == ["nothing"])
        #expect(app.finding("broken-link")?.message.contains("is not written as the class reads it") == true)
    }

    @Test("is none where it is written as its class reads it")
    func readable() throws {
        #expect(try app("Payment@Checkout").faults == [])
    }
}
