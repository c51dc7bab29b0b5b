import Testing

@testable import Walker

@MainActor @Suite("Whatever else is raised", .serialized)
struct OtherExceptionTests {
    private func app(_ attributes: String) throws -> WalkedApp {
        try WalkedApp(
            controller("home", buttons: [("A", segue("show", to: "next", "a")), ("B", segue("presentation", to: "next", "b"))]),
            controller("next", attributes, code: ["<outlet property=\"label\" destination=\"next-view\" id=\"outlet\"/>"]))
    }

    @Test("is told once for the scene that raises it, in UIKit's words")
    func outlet() throws {
        let app = try app("")
        #expect(app.faults == ["other-exception next"])
        let finding = try #require(app.finding("other-exception"))
        #expect(finding.exception?.name == "NSUnknownKeyException")
        #expect(
            finding.exception?.reason
                == "[<UIViewController 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label.")
        #expect(finding.steps.last == "tap the button \"A\"")
        #expect(finding.related.count == 2)
    }

    @Test("is none where a class of the app may have the outlet")
    func ofClass() throws {
        #expect(try app("customClass=\"Next\"").faults == [])
    }
}
