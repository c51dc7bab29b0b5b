import Testing

@testable import Walker

@MainActor @Suite("A navigation controller", .serialized)
struct NavigationWithoutRootTests {
    private func app(_ navigation: String) throws -> WalkedApp {
        try WalkedApp(
            controller("home", buttons: [("Go", segue("presentation", to: "nav", "go"))]), navigation, controller("root"))
    }

    private func empty(_ attributes: String = "") -> String {
        "<navigationController id=\"nav\" \(attributes) sceneMemberID=\"viewController\"/>"
    }

    @Test("without a root shows an empty screen, which is told with the way there")
    func withoutRoot() throws {
        let app = try app(empty())
        let finding = try #require(app.finding("navigation-without-root"))
        #expect(finding.object?.id == "nav")
        #expect(finding.severity == .suspicious)
        #expect(finding.steps == ["start with the storyboard \"Main\"", "tap the button \"Go\""])
    }

    @Test("with a root, or one that code finds to give it a root, is none")
    func withRoot() throws {
        #expect(try app(navigation("nav", root: "root")).faults == [])
        #expect(try app(empty("customClass=\"OwnNavigation\"")).finding("navigation-without-root") == nil)
        #expect(try app(empty("storyboardIdentifier=\"Nav\"")).finding("navigation-without-root") == nil)
    }
}
