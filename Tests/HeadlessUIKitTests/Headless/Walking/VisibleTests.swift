import Testing

@testable import HeadlessUIKit

/// What programs ask that run an app whose sources they do not have.
@MainActor
@Suite(.serialized)
struct VisibleTests {
    @Test func `to ask for an obstacle scrolls nothing`() throws {
        let screen = try ScreenFixture(
            views: """
                <scrollView id="s">\(ScreenFixture.frame(0, 0, 393, 400))<subviews>
                <button id="b">\(ScreenFixture.frame(0, 2_000, 90, 30))</button>
                <button id="h" hidden="YES">\(ScreenFixture.frame(0, 20, 90, 30))</button></subviews></scrollView>
                """)
        let scrollView = try screen.view("s", as: UIScrollView.self)
        scrollView.contentSize = CGSize(width: 393, height: 3_000)
        #expect(Headless.obstacle(to: try screen.view("b", as: UIButton.self)) == nil)
        #expect(scrollView.contentOffset == .zero)
        let hidden = try screen.view("h", as: UIButton.self)
        #expect(Headless.obstacle(to: hidden)?.description == "UIButton cannot be used: it is hidden.")
    }

    @Test func `a table of a controller that is not in the program shows its prototypes, though nobody fills it`() throws {
        let table = """
            <tableView id="t">\(ScreenFixture.frame(0, 0, 393, 400))\(TableViewTests.prototypes)</tableView>
            """
        let gone = try ScreenFixture(views: table, controllerClass: "GoneController")
        #expect(Headless.showsPrototypes(try gone.view("t", as: UITableView.self)))
        #expect(try gone.view("t", as: UITableView.self).numberOfRows(inSection: 0) == 2)
        let own = try ScreenFixture(views: table)
        #expect(!Headless.showsPrototypes(try own.view("t", as: UITableView.self)))
        #expect(try own.view("t", as: UITableView.self).numberOfSections == 0)
    }

    @Test func `the tab that was chosen from More is what a tab bar controller shows`() throws {
        Headless.device = .iPhone
        let tabs = UITabBarController()
        let controllers = (0..<6).map { index in
            let controller = UIViewController()
            controller.tabBarItem.title = "Tab \(index)"
            return controller
        }
        tabs.viewControllers = controllers
        let window = Played.show(tabs)
        #expect(Headless.tabsInMore(of: tabs).isEmpty)
        try Headless.tapTab(at: 4, of: tabs)
        #expect(Headless.tabsInMore(of: tabs).map(\.tabBarItem.title) == ["Tab 4", "Tab 5"])
        #expect(Headless.content(of: tabs).shown == [])
        try Headless.chooseInMore(titled: "Tab 5", of: tabs)
        #expect(Headless.content(of: tabs).shown == [5])
        #expect(Headless.tabsInMore(of: tabs).isEmpty)
        _ = window
    }

    @Test func `who chooses a class for a segue knows which one it is, with or without a class`() throws {
        for attributes in [#"kind="custom" customClass="GoneSegue""#, #"kind="presentation""#] {
            var made: [String?] = []
            Headless.segueStandIn = { _, _, _ in
                made.append(Headless.segueInMaking?.objectID)
                return Headless.PresentationSegue.self
            }
            defer { Headless.segueStandIn = nil }
            let screen = try ScreenFixture(
                scenes: ScreenFixture.scene(
                    views: "", connections: "<segue destination=\"b\" \(attributes) identifier=\"go\" id=\"g1\"/>")
                    + ScreenFixture.scene(id: "b", views: ""))
            try Headless.catching { screen.controller.performSegue(withIdentifier: "go", sender: nil) }
            #expect(made == ["g1"])
            #expect(Headless.segueInMaking == nil)
        }
    }
}
