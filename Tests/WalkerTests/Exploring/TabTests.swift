import Testing

@testable import Walker

@MainActor @Suite("Tabs", .serialized)
struct TabTests {
    private func app(_ count: Int) throws -> WalkedApp {
        let names = (0..<count).map { "tab-\($0)" }
        return try WalkedApp([
            "Main.storyboard": storyboard(
                [tabs("tabs", names)]
                    + names.map { controller($0, items: "<tabBarItem key=\"tabBarItem\" title=\"\($0)\" id=\"\($0)-item\"/>") },
                initial: "tabs")
        ])
    }

    @Test("are all tapped, also those behind More")
    func more() throws {
        let app = try app(8)
        #expect(app.reached().count == 9)
        #expect(app.walk.untaken.isEmpty)
        #expect(app.faults == [])
        #expect(app.outcomes("tabs-tab-1") == ["tab-1 as a tab"])
        #expect(app.outcomes("tabs-tab-7") == ["tab-7 as a tab"])
    }

    @Test("behind More push what they lead to onto its list on a phone, and it is seen with all its ways")
    func pushedInMore() throws {
        let names = (0..<7).map { "tab-\($0)" }
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    tabs("tabs", names), controller("detail", buttons: [("More", segue("show", to: "last", "to-last"))]),
                    controller("last", "customClass=\"Last\"", code: [segue("show", to: "gone", "to-gone", "identifier=\"go\"")]),
                    reference("gone", "storyboardName=\"Gone\""),
                ]
                    + names.map { name in
                        controller(name, buttons: name == "tab-5" ? [("Detail", segue("show", to: "detail", "to-detail"))] : [])
                    }, initial: "tabs")
        ])
        #expect(app.outcomes("to-detail") == ["detail pushed"])
        #expect(app.outcomes("to-detail", .iPad) == ["detail presented as page sheet"])
        #expect(app.outcomes("to-last") == ["last pushed"])
        #expect(app.reached() == Set(["tabs", "detail", "last"] + names))
        #expect(app.walk.untaken.isEmpty)
        // A back button leads to the list of More and on from there, so that nobody is caught.
        #expect(app.faults == ["missing-storyboard gone"])
        #expect(app.outcomes("tabs-tab-6") == ["tab-6 as a tab"])
    }

    @Test("are told as taps on their titles")
    func words() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    tabs("tabs", ["first", "second"]), controller("first"),
                    controller(
                        "second", code: [segue("show", to: "gone", "go", "identifier=\"pay\"")],
                        items: "<tabBarItem key=\"tabBarItem\" title=\"Basket\" id=\"item\"/>"),
                ], initial: "tabs")
        ])
        #expect(
            app.findings.first?.steps
                == ["start with the storyboard \"Main\"", "tap the tab \"Basket\"", "code performs \"pay\""])
    }

    @Test("with a navigation controller are told by what is seen in it, and the controller is named beside")
    func content() throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    tabs("tabs", ["first", "nav"]), controller("first"), navigation("nav", root: "basket", "storyboardIdentifier=\"Nav\""),
                    controller(
                        "basket", "storyboardIdentifier=\"Basket\"", code: [segue("show", to: "gone", "go", "identifier=\"pay\"")]),
                ], initial: "tabs")
        ])
        let tap = try #require(app.findings.first?.route.dropFirst().first)
        #expect(tap.scene == "Nav@Main")
        #expect(tap.content == "Basket@Main")
        #expect(app.findings.first?.route.first?.content == "first@Main")
    }

    @Test("in great number end the walk")
    func many() throws {
        let app = try app(100)
        #expect(app.walk.devices.allSatisfy { !$0.isCut })
        #expect(app.reached().count == 101)
    }
}
