import Testing

@testable import Walker

@MainActor @Suite("A peek", .serialized)
struct PeekTests {
    @Test("is looked at, and pressed harder")
    func peek() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("nav", root: "home"),
                    controller(
                        "home",
                        buttons: [
                            (
                                "Book",
                                """
                                <segue destination="book" kind="show" id="go"><segue key="commit" inheritsFrom="parent" id="commit"/>
                                <segue key="preview" inheritsFrom="commit" id="preview"/></segue>
                                """
                            )
                        ]), controller("book"),
                ], initial: "nav")
        ])
        #expect(app.faults == [])
        #expect(app.outcomes("go") == ["book pushed"])
        #expect(app.outcomes("preview") == ["book peeked at"])
        #expect(app.outcomes("commit") == ["book pushed"])
        #expect(app.on(.iPhone)?.jointCrossings == [])
    }
}
