import Testing

@testable import Walker

@MainActor @Suite("Scenes that lead to each other", .serialized)
struct LoopTests {
    @Test("end the walk, each tried once in each of its surroundings")
    func loop() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("nav", root: "home"), controller("home", buttons: [("A", segue("show", to: "a", "to-a"))]),
                    controller("a", buttons: [("B", segue("show", to: "b", "to-b")), ("Self", segue("show", to: "a", "to-itself"))]),
                    controller("b", buttons: [("A", segue("show", to: "a", "to-a-again"))]),
                ], initial: "nav")
        ])
        #expect(app.reached() == ["nav", "home", "a", "b"])
        #expect(app.outcomes("to-itself") == ["a pushed"])
        #expect(app.on(.iPhone)?.crossings.count == 4)
        #expect(app.walk.untaken.isEmpty)
    }

    @Test("are tried in every container in which they come to stand")
    func containers() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("nav", root: "home"),
                    controller(
                        "home", "customClass=\"Home\"",
                        buttons: [("Push", segue("show", to: "pay", "push")), ("Present", segue("presentation", to: "pay", "present"))]),
                    controller("pay", "customClass=\"Pay\"", buttons: [("Card", segue("push", to: "card", "card"))]),
                    controller("card", "customClass=\"Card\""),
                ], initial: "nav")
        ])
        #expect(
            app.outcomes("card") == [
                "card pushed",
                "Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
            ])
        #expect(app.faults == ["push-outside-navigation card"])
        #expect(app.finding("push-outside-navigation")?.steps.suffix(2) == ["tap the button \"Present\"", "tap the button \"Card\""])
    }

    @Test("are walked no further than the depth that was asked for, and the walk says so")
    func depth() throws {
        var options = WalkOptions()
        options.depth = 1
        let app = try WalkedApp(
            controller("home", buttons: [("A", segue("presentation", to: "a", "to-a"))]),
            controller("a", buttons: [("B", segue("presentation", to: "b", "to-b"))]), controller("b"), options: options)
        #expect(app.reached() == ["home", "a"])
        #expect(app.walk.unreached.map(\.reason) == [.beyondLimit])
        #expect(app.walk.untaken.map(\.reason) == [.beyondLimit])
    }

    @Test("are walked in no more places than allowed, and the walk says so")
    func mostPlaces() throws {
        var options = WalkOptions()
        options.mostPlaces = 2
        let app = try WalkedApp(
            controller("home", buttons: [("A", segue("presentation", to: "a", "to-a"))]),
            controller("a", buttons: [("B", segue("presentation", to: "b", "to-b"))]), controller("b"), options: options)
        #expect(app.on(.iPhone)?.isCut == true)
        #expect(app.reached() == ["home", "a"])
        #expect(app.walk.unreached.map(\.reason) == [.beyondLimit])
    }

    @Test("are walked from the scene that was chosen alone")
    func chosen() throws {
        let text = storyboard(
            [
                controller("home", buttons: [("A", segue("presentation", to: "a", "to-a"))]),
                controller("a", "storyboardIdentifier=\"A\"", buttons: [("B", segue("show", to: "b", "to-b"))]), controller("b"),
            ], initial: "home")
        let whole = try WalkedApp(["Main.storyboard": text])
        var options = WalkOptions()
        options.start = whole.scene("a")
        let app = try WalkedApp(["Main.storyboard": text], options: options)
        #expect(app.reached() == ["a", "b"])
        #expect(app.outcomes("to-b") == ["b pushed"])
        #expect(app.walk.unreached.map(\.reason) == [.notFromStart])
    }
}
