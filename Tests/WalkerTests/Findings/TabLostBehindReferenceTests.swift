import Testing

@testable import Walker

@MainActor @Suite("A tab behind a storyboard reference", .serialized)
struct TabLostBehindReferenceTests {
    private func app(_ items: String) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    tabs("tabs", ["ref", "more"]),
                    reference(
                        "ref", "storyboardName=\"Basket\"", items: "<tabBarItem key=\"tabBarItem\" title=\"Basket\" id=\"item\"/>"),
                    controller("more", items: "<tabBarItem key=\"tabBarItem\" title=\"More\" id=\"more-item\"/>"),
                ], initial: "tabs"),
            "Basket.storyboard": storyboard([controller("basket", items: items)], initial: "basket"),
        ])
    }

    @Test("has neither title nor picture where only the reference has the item")
    func lost() throws {
        let app = try app("")
        #expect(app.faults == ["tab-lost-behind-reference ref"])
        let finding = try #require(app.finding("tab-lost-behind-reference"))
        #expect(finding.severity == .broken)
        #expect(finding.message.contains("Give '@Basket' the tab bar item."))
        #expect(finding.related.map(\.location.file) == ["Basket.storyboard"])
        #expect(finding.steps == ["start with the storyboard \"Main\""])
    }

    @Test("has those of the scene")
    func kept() throws {
        #expect(try app("<tabBarItem key=\"tabBarItem\" title=\"Basket\" id=\"own\"/>").faults == [])
    }
}
