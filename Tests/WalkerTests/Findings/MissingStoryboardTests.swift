import Testing

@testable import Walker

@MainActor @Suite("A link to a storyboard that is not there", .serialized)
struct MissingStoryboardTests {
    private func app(_ name: String) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    controller(
                        "home",
                        buttons: [
                            ("Pay", segue("show", to: "ref", "one")), ("Buy", segue("presentation", to: "ref", "two")),
                            ("Later", segue("show", to: "later", "three")),
                        ]),
                    controller("later", buttons: [("Pay now", segue("show", to: "ref", "four"))]),
                    reference("ref", "storyboardName=\"\(name)\" referencedIdentifier=\"Payment\""),
                ], initial: "home"),
            "Checkout.storyboard": storyboard([controller("pay", "storyboardIdentifier=\"Payment\"")]),
        ])
    }

    @Test("is one crash, at the reference, with the shortest of all routes")
    func missing() throws {
        let app = try app("Chekout")
        #expect(app.faults == ["missing-storyboard ref"])
        let finding = try #require(app.finding("missing-storyboard"))
        #expect(finding.severity == .crash)
        #expect(finding.steps == ["start with the storyboard \"Main\"", "tap the button \"Pay\""])
        #expect(finding.route.last?.scene == nil)
        #expect(
            finding.exception?.reason == "Could not find a storyboard named 'Chekout' in bundle NSBundle <…> (loaded)")
        #expect(finding.message.contains("Did you mean 'Checkout'?"))
        #expect(
            finding.related.map(\.message) == [
                "the button \"Pay\" of '@Main' leads there", "the button \"Buy\" of '@Main' leads there",
                "the button \"Pay now\" of 'later@Main' leads there",
            ])
        #expect(finding.object?.kind == "viewControllerPlaceholder")
    }

    @Test("that several links name is one cause, with the places of all")
    func severalLinks() throws {
        let app = try WalkedApp(
            controller(
                "home",
                buttons: [
                    ("Pay", segue("show", to: "pay", "one")), ("Buy", segue("show", to: "buy", "two")),
                    ("Other", segue("show", to: "other", "three")),
                ]),
            reference("pay", "storyboardName=\"Chekout\" referencedIdentifier=\"Pay\""),
            reference("buy", "storyboardName=\"Chekout\" referencedIdentifier=\"Buy\""),
            reference("other", "storyboardName=\"Othr\""))
        #expect(app.faults == ["missing-storyboard pay", "missing-storyboard buy", "missing-storyboard other"])
        let causes = app.walk.findingsByCause()
        #expect(causes.map { $0.object?.id } == ["pay", "other"])
        let buy = try #require(app.scene("buy"))
        #expect(causes.first?.related.map(\.location).contains(app.app[buy].location) == true)
        #expect(app.walk.findingsByCause { $0.object?.id != "pay" }.map { $0.object?.id } == ["buy", "other"])
        #expect(causes.first?.steps == ["start with the storyboard \"Main\"", "tap the button \"Pay\""])
    }

    @Test("is none where it is there")
    func present() throws {
        let app = try app("Checkout")
        #expect(app.faults == [])
        #expect(app.reached() == ["home", "later", "pay"])
    }

    @Test("by the identifier of a segue is a crash in UIKit's words")
    func linkedSegue() throws {
        func app(_ identifier: String) throws -> WalkedApp {
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
                                        "custom", to: "dummy", "to-pay",
                                        "identifier=\"\(identifier)\" customClass=\"AOLinkedStoryboardSegue\"")
                                )
                            ]),
                        controller("dummy"),
                    ], initial: "nav"),
                "Checkout.storyboard": storyboard([controller("pay", "storyboardIdentifier=\"Payment\"")]),
            ])
        }
        let wrong = try app("Payment@Chekout")
        #expect(wrong.faults == ["missing-storyboard to-pay"])
        #expect(
            wrong.outcomes("to-pay") == ["Could not find a storyboard named 'Chekout' in bundle NSBundle <…> (loaded)"])
        #expect(wrong.finding("missing-storyboard")?.object?.label == "Payment@Chekout")
        let right = try app("Payment@Checkout")
        #expect(right.faults == [])
        #expect(right.outcomes("to-pay") == ["pay pushed"])
    }

    @Test("is no error where only one document was read, so that nobody knows")
    func notRead() throws {
        let app = try WalkedApp(
            [
                "Main.storyboard": storyboard(
                    [
                        controller("home", buttons: [("Pay", segue("show", to: "ref", "one"))]),
                        reference("ref", "storyboardName=\"Checkout\""),
                    ], initial: "home")
            ], document: "Main.storyboard")
        #expect(app.faults == [])
    }
}
