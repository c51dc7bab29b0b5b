import Testing

@testable import Walker

@MainActor @Suite("A link of which nothing is left", .serialized)
struct LinkNamesNothingTests {
    private func app(_ attributes: [String: String]) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    controller("home", buttons: [("Pay", segue("show", to: "link", "go"))]),
                    controller("link", "customClass=\"RBStoryboardLink\"", items: runtimeAttributes(attributes)),
                ], initial: "home"),
            "Checkout.storyboard": storyboard([controller("pay")], initial: "pay"),
        ])
    }

    @Test("is told with the route")
    func nothing() throws {
        let app = try app([:])
        #expect(app.faults == ["link-names-nothing link"])
        let finding = try #require(app.finding("link-names-nothing"))
        #expect(finding.severity == .broken)
        #expect(finding.exception == nil)
        #expect(finding.steps.last == "tap the button \"Pay\"")
    }

    @Test("is none where a storyboard is named")
    func named() throws {
        #expect(try app(["storyboardName": "Checkout"]).faults == [])
    }

    @Test("as the identifier of a linked segue does nothing")
    func segueWithoutIdentifier() throws {
        func app(_ identifier: String) throws -> WalkedApp {
            try WalkedApp([
                "Main.storyboard": storyboard(
                    [
                        navigation("nav", root: "home"),
                        controller(
                            "home",
                            buttons: [
                                ("Pay", segue("custom", to: "dummy", "go", "\(identifier) customClass=\"AOLinkedStoryboardSegue\""))
                            ]),
                        controller("dummy"),
                    ], initial: "nav"),
                "Checkout.storyboard": storyboard([controller("pay")], initial: "pay"),
            ])
        }
        let wrong = try app("")
        #expect(wrong.faults == ["link-names-nothing go"])
        #expect(wrong.outcomes("go") == ["nothing"])
        #expect(try app("identifier=\"@Checkout\"").faults == [])
    }
}
