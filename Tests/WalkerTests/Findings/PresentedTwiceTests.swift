import Testing

@testable import Walker

@MainActor @Suite("Two presentations by one touch", .serialized)
struct PresentedTwiceTests {
    private func app(_ second: String, _ attributes: String = "") throws -> WalkedApp {
        try WalkedApp(
            controller(
                "home", attributes,
                buttons: [("Pay", segue("presentation", to: "pay", "one") + segue(second, to: "help", "two"))]),
            controller("pay"), controller("help"))
    }

    @Test("show only one of the scenes")
    func two() throws {
        let app = try app("presentation")
        #expect(app.faults == ["presented-twice one"])
        let finding = try #require(app.finding("presented-twice"))
        #expect(finding.severity == .broken)
        #expect(finding.exception == nil)
        #expect(finding.message.hasPrefix("The button \"Pay\" of '@Main' starts 2 segues at once"))
        #expect(finding.message.contains("Attempt to present <UIViewController: 0x…>"))
        #expect(finding.related.count == 1)
        // Each alone is shown.
        #expect(app.outcomes("one") == ["pay presented as page sheet"])
        #expect(app.outcomes("two") == ["help presented as page sheet"])
    }

    @Test("are suspicious where a class of the app may choose between them")
    func chosen() throws {
        #expect(try app("presentation", "customClass=\"HomeController\"").finding("presented-twice")?.severity == .suspicious)
    }

    @Test("are none where there is but one")
    func one() throws {
        let app = try WalkedApp(
            controller(
                "home",
                buttons: [("Pay", segue("presentation", to: "pay", "one")), ("Help", segue("presentation", to: "help", "two"))]),
            controller("pay"), controller("help"))
        #expect(app.faults == [])
        #expect(app.on(.iPhone)?.jointCrossings == [])
    }

    @Test("are none where one of them is a push")
    func pushes() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("nav", root: "home"),
                    controller(
                        "home", buttons: [("Pay", segue("show", to: "pay", "one") + segue("presentation", to: "help", "two"))]),
                    controller("pay"), controller("help"),
                ], initial: "nav")
        ])
        #expect(app.faults == [])
        #expect(app.on(.iPhone)?.jointCrossings.count == 1)
    }
}
