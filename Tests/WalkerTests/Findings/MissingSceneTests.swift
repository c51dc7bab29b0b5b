import Testing

@testable import Walker

@MainActor @Suite("A link to a scene that its storyboard does not have", .serialized)
struct MissingSceneTests {
    private func app(_ identifier: String, _ scenes: String...) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                scenes + [reference("ref", "storyboardName=\"Checkout\" referencedIdentifier=\"\(identifier)\"")],
                initial: "home"),
            "Checkout.storyboard": storyboard([controller("pay", "storyboardIdentifier=\"Payment\"")]),
        ])
    }

    @Test("is a crash in UIKit's words")
    func missing() throws {
        let scene = controller("home", code: [segue("show", to: "ref", "go", "identifier=\"pay\"")])
        let app = try app("Paiment", scene)
        #expect(app.faults == ["missing-scene ref"])
        let finding = try #require(app.finding("missing-scene"))
        #expect(
            finding.exception?.reason
                == "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier 'Paiment'")
        #expect(finding.message.contains("Did you mean 'Payment'?"))
        #expect(finding.steps.last == "code performs \"pay\"")
        #expect(try self.app("Payment", scene).faults == [])
    }

    @Test("that is embedded stops every way to the scene around it, and is told once")
    func embedded() throws {
        let scenes = [
            controller(
                "home",
                buttons: [("A", segue("show", to: "box", "to-a")), ("B", segue("presentation", to: "box", "to-b"))]),
            controller("box", views: container("place", embeds: segue("embed", to: "ref", "embed"))),
        ]
        let app = try app("Paiment", scenes[0], scenes[1])
        #expect(app.faults == ["missing-scene ref"])
        #expect(app.finding("missing-scene")?.steps == ["start with the storyboard \"Main\"", "tap the button \"A\""])
        #expect(app.finding("missing-scene")?.related.map(\.message) == ["the embed of 'box@Main' leads there"])
        #expect(try self.app("Payment", scenes[0], scenes[1]).faults == [])
    }

    @Test("in the scene that the app starts with is a crash at the start")
    func atStart() throws {
        let scene = controller("home", views: container("place", embeds: segue("embed", to: "ref", "embed")))
        let app = try app("Paiment", scene)
        #expect(app.faults == ["missing-scene ref"])
        #expect(app.finding("missing-scene")?.steps == ["start with the storyboard \"Main\""])
    }

    @Test("to which no route leads is told nevertheless")
    func unmet() throws {
        let app = try app("Paiment", controller("home"))
        #expect(app.faults == ["missing-scene ref"])
        let finding = try #require(app.finding("missing-scene"))
        #expect(finding.route == [])
        #expect(finding.devices == [])
        #expect(finding.message.hasSuffix("No route of the walk leads there."))
    }

    @Test("by a placeholder with runtime attributes is a crash in UIKit's words")
    func placeholder() throws {
        func app(_ identifier: String) throws -> WalkedApp {
            try WalkedApp([
                "Main.storyboard": storyboard(
                    [
                        controller("home", buttons: [("Pay", segue("show", to: "link", "go"))]),
                        controller(
                            "link", "customClass=\"RBStoryboardLink\"",
                            items: runtimeAttributes(["storyboardName": "Checkout", "sceneIdentifier": identifier])),
                    ], initial: "home"),
                "Checkout.storyboard": storyboard([controller("pay", "storyboardIdentifier=\"Payment\"")]),
            ])
        }
        let wrong = try app("Paiment")
        #expect(wrong.faults == ["missing-scene link"])
        #expect(
            wrong.outcomes("go") == [
                "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier 'Paiment'"
            ])
        #expect(try app("Payment").faults == [])
    }
}
