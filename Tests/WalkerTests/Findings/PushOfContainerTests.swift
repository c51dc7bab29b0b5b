import Testing

@testable import Walker

@MainActor @Suite("A segue that pushes a container", .serialized)
struct PushOfContainerTests {
    private func app(_ kind: String, to destination: String) throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("outer", root: "home"),
                    controller("home", buttons: [("Pay", segue(kind, to: destination, "go", "identifier=\"pay\""))]),
                    navigation("inner", root: "pay"), controller("pay", "customClass=\"Pay\""),
                    split("split", primary: "inner", secondary: "detail"), controller("detail", "customClass=\"Pay\""),
                ], initial: "outer")
        ])
    }

    @Test("is a crash where it pushes a navigation controller")
    func navigationController() throws {
        let app = try app("push", to: "inner")
        #expect(app.faults == ["push-of-navigation-controller go"])
        let finding = try #require(app.finding("push-of-navigation-controller"))
        #expect(finding.exception?.reason == "Pushing a navigation controller is not supported")
        #expect(finding.message.hasPrefix("The segue 'pay' pushes 'inner@Main', which is a navigation controller."))
    }

    @Test("is a crash where it pushes a split view controller")
    func splitViewController() throws {
        let app = try app("push", to: "split")
        #expect(app.faults == ["push-of-split-view-controller go"])
    }

    @Test("is none where the scene inside is pushed, or the container presented")
    func inside() throws {
        #expect(try app("push", to: "pay").faults == [])
        #expect(try app("presentation", to: "inner").faults == [])
        #expect(try app("presentation", to: "split").faults == [])
    }
}
