import AppMap
import Testing

@testable import Walker

@MainActor @Suite("A split view", .serialized)
struct SplitViewTests {
    private func app() throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    split("split", primary: "list-nav", secondary: "detail-nav"), navigation("list-nav", root: "list"),
                    controller("list", buttons: [("Open", segue("showDetail", to: "other", "open"))]),
                    navigation("detail-nav", root: "detail"), controller("detail", buttons: [("On", segue("show", to: "next", "on"))]),
                    controller("next"), controller("other"),
                ], initial: "split")
        ])
    }

    @Test("is walked in all columns on both devices, on iPhone by going back to the list")
    func columns() throws {
        let app = try app()
        let all: Set = ["split", "list-nav", "list", "detail-nav", "detail", "next", "other"]
        #expect(app.reached(.iPhone) == all)
        #expect(app.reached(.iPad) == all)
        #expect(app.walk.untaken.isEmpty)
        #expect(app.faults == [])
        #expect(app.outcomes("open", .iPhone).allSatisfy { $0 == "other pushed" })
        #expect(app.outcomes("open", .iPad).allSatisfy { $0 == "other in a column" })
    }

    @Test("leads back to the list on iPhone, which is a step of the route")
    func back() throws {
        let app = try app()
        let list = try #require(app.scene("list"))
        let phone = try #require(app.on(.iPhone))
        let arrival = try #require(phone.arrivals[list])
        let routes = Routes(app.walk, AppWords(app.app))
        #expect(routes.steps(to: arrival.place, on: 0).map(\.action).contains("go back"))
    }
}
