import Testing

@testable import Walker

@MainActor @Suite("The storyboard that the system opens", .serialized)
struct EntryTests {
    private func app(_ list: String, initial: String? = "home", _ file: String = "Main.storyboard") throws -> WalkedApp {
        try WalkedApp([
            "Info.plist": list, file: storyboard([controller("home", "storyboardIdentifier=\"Home\"")], initial: initial),
        ])
    }

    @Test("that is not there is a crash at the start")
    func missing() throws {
        let app = try app(propertyList("UIMainStoryboardFile", "Mein"))
        #expect(app.faults == ["missing-main-storyboard Info.plist"])
        let finding = try #require(app.finding("missing-main-storyboard"))
        #expect(finding.severity == .crash)
        #expect(finding.message.contains("Did you mean 'Main'?"))
        #expect(finding.scene == nil)
    }

    @Test("as a launch screen that is not there is left to checks, since no walk sees it")
    func launch() throws {
        let app = try app(propertyList("UILaunchStoryboardName", "Launch"))
        #expect(app.faults == [])
    }

    @Test("without an initial scene is a black screen")
    func withoutScene() throws {
        let app = try app(propertyList(), initial: nil)
        #expect(app.faults == ["entry-without-scene Info.plist"])
    }

    @Test("that cannot be read is told")
    func unreadable() throws {
        let app = try WalkedApp([
            "Info.plist": propertyList(), "Main.storyboard": "<document", "Other.storyboard": storyboard([controller("home")]),
        ])
        #expect(app.faults == ["unreadable-entry Info.plist"])
    }

    @Test("is none where all is well")
    func sound() throws {
        let app = try app(propertyList())
        #expect(app.faults == [])
        #expect(app.on(.iPhone)?.places.first?.step == app.scene("home").map { .start(.entry(0, $0)) })
    }
}
