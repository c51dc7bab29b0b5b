import Testing

@testable import Walker

@MainActor @Suite("A popover", .serialized)
struct PopoverWithoutAnchorTests {
    @Test("that points at nothing is a crash on iPad alone")
    func withoutAnchor() throws {
        let app = try WalkedApp(
            controller("home", code: [segue("popoverPresentation", to: "menu", "go", "identifier=\"menu\"")]), controller("menu"))
        #expect(app.faults == ["popover-without-anchor go"])
        let finding = try #require(app.finding("popover-without-anchor"))
        #expect(finding.devices == ["iPad"])
        #expect(finding.message.hasSuffix("The walk met it on iPad only."))
        #expect(
            finding.exception?.reason
                == "UIPopoverPresentationController (<UIPopoverPresentationController: 0x…>) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        )
        #expect(finding.steps.last == "code performs \"menu\"")
        #expect(app.outcomes("go", .iPhone) == ["menu presented as page sheet"])
    }

    @Test("that starts at a button is none")
    func withAnchor() throws {
        let app = try WalkedApp(
            controller(
                "home", buttons: [("Menu", segue("popoverPresentation", to: "menu", "go", "popoverAnchorView=\"home-button-0\""))]),
            controller("menu"))
        #expect(app.faults == [])
        #expect(app.outcomes("go", .iPad) == ["menu presented as popover"])
    }
}
