import Testing

@testable import Walker

@MainActor @Suite("A replace segue", .serialized)
struct ReplaceOutsideSplitViewTests {
    private func app(initial: String) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    split("split", primary: "list", secondary: "detail"),
                    controller("list", buttons: [("Go", segue("replace", to: "other", "go"))]), controller("detail"),
                    controller("other"),
                ], initial: initial)
        ])
    }

    @Test("outside a split view controller is a crash")
    func outside() throws {
        let app = try app(initial: "list")
        #expect(app.faults == ["replace-outside-split-view go"])
        #expect(app.finding("replace-outside-split-view")?.exception?.reason.hasPrefix("Replace segues can only be used") == true)
    }

    @Test("inside one is none")
    func inside() throws {
        #expect(try app(initial: "split").faults == [])
    }
}
