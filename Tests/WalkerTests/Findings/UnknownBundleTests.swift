import Testing

@testable import Walker

@MainActor @Suite("A link into a bundle that the app is not known to have", .serialized)
struct UnknownBundleTests {
    private func app(_ attributes: String, _ configuration: String = "{}") throws -> WalkedApp {
        try WalkedApp([
            ".boardwalk.json": configuration,
            "Main.storyboard": storyboard(
                [
                    controller("home", buttons: [("Pay", segue("show", to: "ref", "go"))]),
                    reference("ref", "storyboardName=\"Kit\" \(attributes)"),
                ], initial: "home"),
            "Kit/Kit.storyboard": storyboard([controller("kit")], initial: "kit"),
        ])
    }

    @Test("is suspicious, since something else may bring the bundle")
    func unknown() throws {
        let app = try app("bundleIdentifier=\"com.example.Kit\"")
        #expect(app.faults == ["unknown-bundle ref"])
        let finding = try #require(app.finding("unknown-bundle"))
        #expect(finding.severity == .suspicious)
        #expect(finding.exception?.reason.hasPrefix("Could not find a storyboard named 'Kit' in bundle") == true)
        #expect(finding.steps.last == "tap the button \"Pay\"")
    }

    @Test("is none where the configuration knows the bundle, or the link names none")
    func known() throws {
        #expect(
            try app("bundleIdentifier=\"com.example.Kit\"", #"{bundles: {"com.example.Kit": "Kit"}}"#).faults == [])
        #expect(try app("").faults == [])
    }
}
