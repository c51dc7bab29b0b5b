import Testing

@testable import Walker

@MainActor @Suite("Segues of one identifier", .serialized)
struct DuplicateSegueIdentifierTests {
    private func app(_ second: String) throws -> WalkedApp {
        try WalkedApp(
            controller(
                "home",
                code: [
                    segue("presentation", to: "one", "to-one", "identifier=\"go\""),
                    segue("presentation", to: "two", "to-two", "identifier=\"\(second)\""),
                ]), controller("one"), controller("two"))
    }

    @Test("that code alone performs are told, and both are walked, since nobody knows which is performed")
    func same() throws {
        let app = try app("go")
        #expect(app.faults == ["duplicate-segue-identifier to-two"])
        #expect(app.finding("duplicate-segue-identifier")?.related.count == 1)
        #expect(app.reached() == ["home", "one", "two"])
        #expect(app.outcomes("to-two") == ["two presented as page sheet"])
    }

    @Test("are none where they differ")
    func different() throws {
        #expect(try app("other").faults == [])
    }
}
