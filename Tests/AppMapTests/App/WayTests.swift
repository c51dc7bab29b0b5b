import AppMap
import InterfaceBuilder
import Testing

@Suite("Ways out of a scene")
struct WayTests {
    private func app(_ scenes: String...) throws -> App {
        let all = scenes.joined()
        return try AppFixture.app(["Main.storyboard": storyboard(all)])
    }

    @Test func `come in the order of the file, relationships too`() throws {
        let tabs = """
            <connections>
                <segue id="1" kind="relationship" relationship="viewControllers" destination="b"/>
                <segue id="2" kind="relationship" relationship="viewControllers" destination="a"/>
                <segue id="3" kind="show" destination="b" identifier="again"/>
            </connections>
            """
        let app = try app(scene("tabs", kind: "tabBarController", tabs), scene("a"), scene("b"))
        #expect(app.waysAsText == [
            "Main.tabs relationship viewControllers Main.b", "Main.tabs relationship viewControllers Main.a",
            "Main.tabs show Main.b",
        ])
        #expect(app.ways.map(\.objectID) == ["1", "2", "3"])
        #expect(app.ways.map(\.isContainment) == [true, true, false])
        #expect(app.ways.map(\.identifier) == [nil, nil, "again"])
    }

    @Test func `tell the place in the file`() throws {
        let app = try app(scene("home", "\n  " + segue(to: "home")))
        let way = try #require(app.ways.first)
        #expect(way.location.description.hasPrefix("Main.storyboard:"))
        #expect(way.location.position.column == "  <connections>".utf8.count + 1)
        #expect(way.location.position.line == app.scenes[0].location.position.line + 1)
    }

    @Test func `unwind to whoever answers the action`() throws {
        let exit = "<exit id=\"x\" sceneMemberID=\"exit\"/>"
        let unwind = """
            <connections><segue kind="unwind" destination="x" unwindAction="backToList:"/></connections>
            """
        let app = try app(scene("home", unwind, dock: exit))
        #expect(app.waysAsText == ["Main.home unwind backToList:"])
        #expect(app.brokenWays.isEmpty)
    }

    @Test func `embed what a container view shows`() throws {
        let container = "<view key=\"view\"><subviews><containerView id=\"c\">\(segue(to: "child", "embed"))</containerView></subviews></view>"
        let app = try app(scene("home", container), scene("child"))
        #expect(app.waysAsText == ["Main.home embed Main.child"])
        #expect(app.ways[0].trigger == .appearance)
    }

    @Test func `of a peek lead where the segue around them leads`() throws {
        let parts = """
            <segue key="commit" inheritsFrom="parent" id="c"/><segue key="preview" inheritsFrom="commit" id="p"/>
            """
        let app = try app(scene("home", segue(to: "detail", parts: parts)), scene("detail"))
        #expect(app.waysAsText == ["Main.home show Main.detail", "Main.home commit Main.detail", "Main.home preview Main.detail"])
    }

    @Test func `of a peek may have a destination of their own, which the other inherits`() throws {
        let parts = """
            <segue key="preview" inheritsFrom="commit" id="p"/>
            <segue key="commit" kind="show" destination="full" id="c"/>
            """
        let app = try app(scene("home", segue(to: "detail", parts: parts)), scene("detail"), scene("full"))
        #expect(app.waysAsText == ["Main.home show Main.detail", "Main.home preview Main.full", "Main.home commit Main.full"])
    }

    @Test(arguments: ["other", "parent", "preview", "commit"])
    func `of a peek that inherit from each other or nothing lead where the outer segue does, or nowhere`(name: String) throws {
        let parts = "<segue key=\"commit\" inheritsFrom=\"preview\"/><segue key=\"preview\" inheritsFrom=\"\(name)\"/>"
        let app = try app(scene("home", segue(to: "detail", parts: parts)), scene("detail"))
        let isCircle = name == "commit" || name == "preview"
        #expect(app.waysAsText.dropFirst().allSatisfy { $0.hasSuffix(isCircle ? "missing " : "Main.detail") })
    }

    @Test func `of a peek follow the link of the segue around them`() throws {
        let parts = "<segue key=\"commit\" inheritsFrom=\"parent\"/>"
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(
                scene("home", segue(to: "dummy", "custom", class: "AOLinkedStoryboardSegue", identifier: "@Shop", parts: parts)),
                scene("dummy")),
            "Shop.storyboard": storyboard(scene("shop"), initial: "shop"),
        ])
        #expect(app.waysAsText == ["Main.home custom Shop.shop", "Main.home commit Shop.shop"])
        #expect(app.links.count == 1)
        #expect(app.ways[1].link == app.links[0].id)
    }

    @Test func `to an object that is no scene's controller are broken`() throws {
        let view = "<view key=\"view\" id=\"v\"/>"
        let app = try app(
            scene("home", view + segue(to: "gone")), scene("away", segue(to: "v")), scene("end", segue(to: nil)))
        #expect(app.waysAsText == ["Main.home show missing gone", "Main.away show missing v", "Main.end show missing "])
        #expect(app.brokenWays.count == 3)
    }

    @Test func `into a scene are told from all storyboards, through placeholders too`() throws {
        let app = try AppFixture.app([
            "A.storyboard": storyboard(
                scene("a", segue(to: "link")), scene("b", segue(to: "link", "presentation")),
                reference("link", storyboard: "B", scene: "Target")),
            "B.storyboard": storyboard(scene("target", identifier: "Target", segue(to: "target"))),
        ])
        let target = try #require(app.scene("target"))
        let link = try #require(app.scene("link"))
        #expect(app.ways(to: target.id).map { app.name(of: $0.source) } == ["A.a", "A.b", "B.target"])
        #expect(app.ways(to: link.id).map { app.name(of: $0.source) } == ["A.a", "A.b"])
        #expect(app.ways(from: target.id).map(\.id.index) == [2])
        #expect(app.address(of: target) == .init(scene: "Target", storyboard: "B"))
        #expect(app.address(of: link) == nil)
        #expect(link.isPlaceholder && !target.isPlaceholder)
    }

    // MARK: Triggers

    @Test(arguments: [
        ("<button id=\"b\"><state key=\"normal\" title=\"Buy\"/>CONNECTIONS</button>", "button", "Buy"),
        ("<button id=\"b\" userLabel=\"Buy Button\">CONNECTIONS</button>", "button", "Buy Button"),
        ("<barButtonItem id=\"b\" title=\"Done\">CONNECTIONS</barButtonItem>", "barButtonItem", "Done"),
        ("<barButtonItem id=\"b\" systemItem=\"add\">CONNECTIONS</barButtonItem>", "barButtonItem", "Add"),
        ("<barButtonItem id=\"b\" systemItem=\"done\">CONNECTIONS</barButtonItem>", "barButtonItem", "Done"),
        ("<barButtonItem id=\"b\" systemItem=\"later\">CONNECTIONS</barButtonItem>", "barButtonItem", "later"),
        (
            "<tableViewCell id=\"b\" reuseIdentifier=\"Row\"><label text=\"\"/><label text=\"Books\"/>CONNECTIONS</tableViewCell>",
            "tableViewCell", "Books"
        ),
        ("<collectionViewCell id=\"b\" reuseIdentifier=\"Row\">CONNECTIONS</collectionViewCell>", "collectionViewCell", "Row"),
        ("<view id=\"b\"><accessibility key=\"accessibilityConfiguration\" label=\"Map\"/>CONNECTIONS</view>", "view", "Map"),
        ("<view id=\"b\">CONNECTIONS</view>", "view", nil),
        (
            "<navigationItem key=\"navigationItem\"><button key=\"titleView\" id=\"b\"><state key=\"normal\" title=\"Top\"/>CONNECTIONS</button></navigationItem>",
            "button", "Top"
        ),
    ] as [(String, String, String?)])
    func `begin at the object that a person touches`(content: String, kind: String, label: String?) throws {
        let app = try app(scene("home", content.replacing("CONNECTIONS", with: segue(to: "home"))))
        #expect(app.ways.map(\.trigger) == [.object(TriggerObject(kind: kind, objectID: "b", label: label))])
    }

    @Test func `begin at a gesture, which is called after its view`() throws {
        let view = """
            <view key="view"><subviews><imageView id="cover" userLabel="Cover"><connections>\
            <outletCollection property="gestureRecognizers" destination="tap"/></connections></imageView></subviews></view>
            """
        let tap = "<tapGestureRecognizer id=\"tap\">\(segue(to: "home"))</tapGestureRecognizer>"
        let app = try app(scene("home", view, dock: tap))
        #expect(app.ways.map(\.trigger) == [.object(TriggerObject(kind: "tapGestureRecognizer", objectID: "tap", label: "Cover"))])
        #expect(app.waysAsText == ["Main.home show Main.home"])
    }

    @Test func `begin at an object in the scene's dock`() throws {
        let dock = "<customObject id=\"o\" userLabel=\"Coordinator\">\(segue(to: "home"))</customObject>"
        #expect(try app(scene("home", dock: dock)).ways.map(\.trigger) == [
            .object(TriggerObject(kind: "customObject", objectID: "o", label: "Coordinator"))
        ])
    }

    @Test func `begin at the accessory of a cell`() throws {
        let cell = """
            <tableViewCell id="c" reuseIdentifier="Row"><connections>\
            <segue kind="show" destination="home" trigger="accessoryAction"/></connections></tableViewCell>
            """
        #expect(try app(scene("home", cell)).ways.map(\.trigger) == [
            .object(TriggerObject(kind: "tableViewCell", objectID: "c", label: "Row", isAccessory: true))
        ])
    }

    @Test func `begin in code where the controller owns them`() throws {
        #expect(try app(scene("home", segue(to: "home", identifier: "go"))).ways.map(\.trigger) == [.code])
    }

    @Test func `have labels of one short line`() throws {
        let title = "First&#10;" + String(repeating: "x", count: 100)
        let long = String(repeating: "y", count: 100)
        let app = try app(
            scene("a", "<barButtonItem title=\"\(title)\">\(segue(to: "a"))</barButtonItem>"),
            scene("b", "<barButtonItem title=\"\(long)\">\(segue(to: "a"))</barButtonItem>"))
        let labels = app.ways.compactMap { if case .object(let object) = $0.trigger { object.label } else { nil } }
        #expect(labels == ["First", String(repeating: "y", count: 59) + "…"])
    }

    @Test func `of a Mac's controls have the title of the cell`() throws {
        let button = """
            <view key="view"><subviews><button id="b"><buttonCell key="cell" title="Open" id="c"/>\(segue(to: "home"))</button>
            </subviews></view>
            """
        let app = try app(scene("home", button))
        #expect(app.ways.map(\.trigger) == [.object(TriggerObject(kind: "button", objectID: "b", label: "Open"))])
    }
}
