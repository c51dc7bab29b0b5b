import Testing

@testable import Walker

@MainActor @Suite("A segue that shows a scene once more to go back", .serialized)
struct BackByShowTests {
    @Test("lets the stack grow, and only it is to blame")
    func presented() throws {
        let app = try WalkedApp(
            controller("home", buttons: [("Add", segue("presentation", to: "form", "add"))]),
            controller("form", buttons: [("Cancel", segue("presentation", to: "home", "cancel"))]))
        #expect(app.faults == ["back-by-show cancel"])
        let finding = try #require(app.finding("back-by-show"))
        #expect(finding.severity == .suspicious)
        #expect(finding.steps == ["start with the storyboard \"Main\"", "tap the button \"Add\"", "tap the button \"Cancel\""])
    }

    @Test("is none where it unwinds")
    func unwinding() throws {
        let app = try WalkedApp(
            controller("home", "customClass=\"Home\"", buttons: [("Add", segue("presentation", to: "form", "add"))]),
            controller(
                "form", buttons: [("Cancel", segue("unwind", to: "exit", "cancel", "unwindAction=\"cancel:\""))],
                more: "<exit id=\"exit\" sceneMemberID=\"exit\"/>"))
        #expect(app.faults == [])
    }

    @Test("is told of the first scene of a stack, and of others where the object says that it leads back")
    func stacks() throws {
        func app(_ title: String, to scene: String) throws -> WalkedApp {
            try WalkedApp([
                "Main.storyboard": storyboard(
                    [
                        navigation("nav", root: "shelf"),
                        controller("shelf", buttons: [("Book", segue("show", to: "book", "to-book"))]),
                        controller("book", buttons: [("Author", segue("show", to: "author", "to-author"))]),
                        controller("author", buttons: [(title, segue("show", to: scene, "again"))]),
                    ], initial: "nav")
            ])
        }
        #expect(try app("Shelf", to: "shelf").faults == ["back-by-show again"])
        #expect(try app("Back to the book", to: "book").faults == ["back-by-show again"])
        #expect(try app("Best book", to: "book").faults == [])
    }

    @Test("is told of what holds all others, and nothing that leads on from there is to blame")
    func holders() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    tabs("tabs", ["nav", "search"]), navigation("nav", root: "shelf"),
                    controller("shelf", buttons: [("Book", segue("show", to: "book", "to-book"))]),
                    controller("book", buttons: [("Home", segue("show", to: "tabs", "to-tabs"))]),
                    controller("search", buttons: [("Shelf", segue("presentation", to: "shelf", "to-shelf"))]),
                ], initial: "tabs")
        ])
        #expect(app.faults == ["back-by-show to-tabs"])
    }

    @Test("is none where only a class of the app knows what the segue does")
    func custom() throws {
        let app = try WalkedApp(
            controller("home", buttons: [("Add", segue("presentation", to: "form", "add"))]),
            controller("form", buttons: [("Cancel", segue("custom", to: "home", "cancel", "customClass=\"BackSegue\""))]))
        #expect(app.faults == [])
    }
}
