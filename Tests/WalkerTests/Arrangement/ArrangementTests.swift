import Testing

@testable import Walker

@MainActor @Suite("Arrangements", .serialized)
struct ArrangementTests {
    private func crossing(_ segue: String, of app: WalkedApp, _ device: WalkDevice = .iPhone) throws -> Crossing {
        try #require(app.on(device)?.crossings.first { app.app[$0.way].objectID == segue })
    }

    @Test("tell the containers, and where a scene stands in them")
    func start() throws {
        let app = try WalkedApp(["Main.storyboard": storyboard([navigation("nav", root: "home"), controller("home")], initial: "nav")])
        let place = try #require(app.on(.iPhone)?.places.first)
        #expect(place.arrangement.scene == app.scene("nav") && place.arrangement.container == .navigation)
        #expect(place.arrangement[[.child(0)]]?.scene == app.scene("home"))
        #expect(place.arrangement[[.child(1)]] == nil && place.arrangement[[.presented]] == nil)
    }

    @Test("tell a push as a child that comes to the stack")
    func push() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("nav", root: "home"), controller("home", buttons: [("Pay", segue("show", to: "next", "go"))]),
                    controller("next"),
                ], initial: "nav")
        ])
        let crossing = try crossing("go", of: app)
        #expect(crossing.standing == [.child(0)])
        let change = try #require(crossing.changes.first)
        #expect(crossing.changes.count == 1 && change.outwards == 1 && change.inwards.isEmpty && change.container == .navigation)
        guard case .replacesLast(0, let added) = change.change else {
            Issue.record("\(change.change)")
            return
        }
        #expect(added.map(\.scene) == [app.scene("next")] && added[0].offersBack)
    }

    @Test("tell a sheet with its style, and that a user can swipe it away")
    func sheet() throws {
        let app = try WalkedApp(
            controller("home", buttons: [("More", segue("presentation", to: "next", "go"))]), controller("next"))
        guard case .presents(let presented)? = try crossing("go", of: app).changes.first?.change else {
            Issue.record("nothing is presented")
            return
        }
        #expect(presented.scene == app.scene("next") && presented.style == "pageSheet" && presented.canBeDismissed)
    }

    @Test("tell that a full screen cannot be swiped away")
    func fullScreen() throws {
        let app = try WalkedApp(
            controller("home", buttons: [("More", segue("presentation", to: "next", "go", #"modalPresentationStyle="fullScreen""#))]),
            controller("next"))
        guard case .presents(let presented)? = try crossing("go", of: app).changes.first?.change else {
            Issue.record("nothing is presented")
            return
        }
        #expect(presented.style == "fullScreen" && !presented.canBeDismissed)
    }

    @Test("tell a tab as another child that is seen")
    func tab() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard([tabs("tabs", ["one", "two"]), controller("one"), controller("two")], initial: "tabs")
        ])
        let changes = try crossing("tabs-tab-1", of: app).changes
        #expect(changes.map(\.change) == [.shows([1])] && changes[0].outwards == 0)
    }

    @Test("tell that an unwinding takes the sheet away")
    func unwinding() throws {
        let app = try WalkedApp(
            controller("home", #"customClass="Home" customModule="App""#, buttons: [("More", segue("presentation", to: "next", "go"))]),
            controller(
                "next", buttons: [("Close", segue("unwind", to: "exit", "back", #"unwindAction="close:""#))],
                more: #"<exit id="exit" userLabel="Exit"/>"#))
        let change = try #require(crossing("back", of: app).changes.first)
        #expect(change.change == .dismisses && change.outwards == 1)
    }

    @Test("do not change where nothing happens")
    func nothing() throws {
        let app = try WalkedApp(
            controller("home", buttons: [("Pay", segue("show", to: "gone", "go"))]))
        #expect(try crossing("go", of: app).changes.isEmpty)
    }
}
