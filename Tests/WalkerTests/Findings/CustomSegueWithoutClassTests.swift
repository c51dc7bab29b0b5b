import Testing

@testable import Walker

@MainActor @Suite("A custom segue", .serialized)
struct CustomSegueWithoutClassTests {
    private func app(_ attributes: String) throws -> WalkedApp {
        try WalkedApp(
            controller("home", buttons: [("Go", segue("custom", to: "next", "go", "identifier=\"fade\" \(attributes)"))]),
            controller("next"))
    }

    @Test("without a class is a crash")
    func withoutClass() throws {
        let app = try app("")
        #expect(app.faults == ["custom-segue-without-class go"])
        #expect(
            app.finding("custom-segue-without-class")?.exception?.reason
                == "Could not perform segue with identifier 'fade'. A segue must either have a performHandler or it must override -perform."
        )
    }

    @Test("with a class is none, whatever the class does")
    func withClass() throws {
        let app = try app("customClass=\"FadeSegue\"")
        #expect(app.faults == [])
        #expect(app.on(.iPhone)?.crossings.map(\.isGuess) == [true])
    }
}
