import Testing

@testable import Walker

@MainActor @Suite("A container view", .serialized)
struct SeveralEmbedsTests {
    @Test("with two embed segues stops every way to its scene, and is told once")
    func two() throws {
        let app = try WalkedApp(
            controller(
                "home", buttons: [("A", segue("show", to: "box", "a")), ("B", segue("presentation", to: "box", "b"))]),
            controller(
                "box",
                views: container("place", embeds: segue("embed", to: "news", "one"), segue("embed", to: "mail", "two"))),
            controller("news"), controller("mail"))
        #expect(app.faults == ["several-embeds two"])
        let finding = try #require(app.finding("several-embeds"))
        #expect(finding.severity == .crash)
        #expect(finding.exception?.reason.hasPrefix("There are unexpected subviews in the container view.") == true)
        #expect(finding.steps.last == "tap the button \"A\"")
        #expect(finding.related.count == 2)
    }

    @Test("with one is none, nor are two containers")
    func each() throws {
        let app = try WalkedApp(
            controller(
                "home",
                views: container("first", embeds: segue("embed", to: "news", "one"))
                    + container("second", embeds: segue("embed", to: "mail", "two"))),
            controller("news"), controller("mail"))
        #expect(app.faults == [])
        #expect(app.reached() == ["home", "news", "mail"])
    }
}
