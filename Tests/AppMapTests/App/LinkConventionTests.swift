import AppMap
import SceneAddressing
import Testing

@Suite("Every link convention leads to its scene")
struct LinkConventionTests {
    /// A storyboard to link to: its initial scene is `first`, and `detail` is called Detail.
    private static let shop = storyboard(scene("first"), scene("detail", identifier: "Detail"), initial: "first")

    /// The ways of an app of two storyboards.
    private func ways(_ scenes: String..., configuration: Configuration? = nil) throws -> [String] {
        let main = scenes.joined()
        return try AppFixture.app(
            ["Main.storyboard": storyboard(main), "Shop.storyboard": Self.shop, "Beans.xib": emptyXib], configuration
        ).waysAsText
    }

    // MARK: Segues

    @Test(arguments: [
        ("AOLinkedStoryboardSegue", "Detail@Shop", "Shop.detail"),
        ("AOLinkedStoryboardSegue", "@Shop", "Shop.first"),
        ("AOLinkedStoryboardSegue", "@Shop#second", "Shop.first"),
        ("AOLinkedStoryboardSegue", "Shop", "identifierUnreadable Shop scene@storyboard"),
        ("AOLinkedStoryboardSegue", "Detial@Shop", "sceneMissing Detial Shop [\"Detail\"]"),
        ("AOLinkedStoryboardSegue", "Detail@Shpo", "storyboardMissing Shpo [\"Shop\"]"),
        ("DANLinkedStoryboardSegue", "Detail@Shop", "Shop.detail"),
        ("BKSLinkedStoryboardSegue", "Detail@Shop", "Shop.detail"),
        ("LinkedStoryboardSegue", "Shop@Detail", "Shop.detail"),
        ("LinkedStoryboardSegue", "Shop", "Shop.first"),
        ("LinkedStoryboardModalSegue", "Detail@Shop#again", "Shop.detail"),
        ("MSALinkedStoryboardSegue", "Detail_Shop", "Shop.detail"),
        ("AAPLExternalStoryboardSegue", "Shop", "Shop.first"),
        ("SlideSegue", "Detail@Shop", "Shop.detail"),
        ("SlideSegue", "Years@Girls", "Main.dummy"),
        (nil, "Detail@Shop", "Main.dummy"),
    ] as [(String?, String, String)])
    func `a segue's identifier is an address`(className: String?, identifier: String, destination: String) throws {
        let ways = try ways(
            scene("home", segue(to: "dummy", "custom", class: className, identifier: identifier)), scene("dummy"))
        #expect(ways == ["Main.home custom \(destination)"])
    }

    @Test func `what the segue is drawn to is told beside where it leads`() throws {
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(
                scene("home", segue(to: "dummy", "custom", class: "AOLinkedStoryboardSegue", identifier: "Detail@Shop")),
                scene("dummy")),
            "Shop.storyboard": Self.shop,
        ])
        let way = try #require(app.ways.first)
        #expect(way.drawnDestination.map(app.name) == "Main.dummy")
        let link = try #require(way.link.map { app[$0] })
        #expect(link.origin == .segue)
        #expect(link.presentation == .push)
        #expect(!link.isInferred)
        #expect(link.address == SceneAddress("Detail@Shop"))
    }

    @Test func `where an app puts the storyboard first in most identifiers it is read first in all`() throws {
        func way(_ number: Int, _ identifier: String) -> String {
            scene("s\(number)", segue(to: "s\(number)", "custom", class: "LinkedStoryboardSegue", identifier: identifier))
        }
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(way(1, "Shop@Detail"), way(2, "Bar@Shop"), way(3, "Shop@Bar"), way(4, "Bar@Foyer")),
            "Shop.storyboard": storyboard(scene("detail", identifier: "Detail"), scene("bar", identifier: "Bar")),
            "Bar.storyboard": storyboard(scene("shop", identifier: "Shop"), scene("foyer", identifier: "Foyer")),
        ])
        #expect(app.waysAsText.map { $0.split(separator: " ").last } == ["Shop.detail", "Bar.shop", "Shop.bar", "Bar.foyer"])
    }

    @Test func `an app that changes every segue is known by the file that does it`() throws {
        let main = storyboard(scene("home", segue(to: "dummy", identifier: "Detail@Shop")), scene("dummy"))
        let app = try AppFixture.app([
            "Main.storyboard": main, "Shop.storyboard": Self.shop, "Sources/UIStoryboardSegue+M5LinkedStoryboard.m": "",
        ])
        #expect(app.waysAsText == ["Main.home show Shop.detail"])

        var configuration = Configuration()
        configuration.disabledConventions = ["swizzled-segue"]
        let decoy = try AppFixture.app(
            ["Main.storyboard": main, "Shop.storyboard": Self.shop, "UIStoryboardSegue+M5LinkedStoryboard.m": ""],
            configuration)
        #expect(decoy.waysAsText == ["Main.home show Main.dummy"])
    }

    // MARK: Placeholders

    @Test(arguments: [
        ("RBStoryboardLink", ["storyboardName": "Shop"], "Shop.first (via Main.link)"),
        ("RBStoryboardLink", ["storyboardName": "Shop", "sceneIdentifier": "Detail"], "Shop.detail (via Main.link)"),
        ("RBStoryboardLink", ["sceneIdentifier": "Detail"], "namesNothing (via Main.link)"),
        ("ExternViewController", ["storyboardName": "Shop", "sceneIdentifier": "Detail"], "Shop.detail (via Main.link)"),
        (
            "CrossStoryboardSegueDestinationPlaceholderViewController",
            ["destinationStoryboardName": "Shop", "destinationViewControllerIdentifier": "Detail", "colour": "red"],
            "Shop.detail (via Main.link)"
        ),
        ("MBStoryboardLink", ["storyboardName": "Shop", "sceneIdentifier": "Detail"], "Shop.detail (via Main.link)"),
        (
            "StoryboardReferenceViewController", ["storyboardName": "Shop", "referencedIdentifier": "Detail"],
            "Shop.detail (via Main.link)"
        ),
        ("IBIncludedThing", ["incStoryboard": "Shop", "sceneId": "Detail"], "Shop.detail (via Main.link)"),
        ("IBIncludedThing", ["incNib": "Beans"], "nib Beans (via Main.link)"),
        ("StoryboardLink", ["storyboardName": "Shop", "sceneIdentifier": "Detail"], "Shop.detail (via Main.link)"),
        ("StoryboardLink", ["sceneIdentifier": "Home"], "Main.home (via Main.link)"),
        ("OurOwnLink", ["storyboardName": "Shop", "sceneIdentifier": "Detail"], "Shop.detail (via Main.link)"),
        ("OurOwnLink", ["storyboardName": "Elsewhere"], "Main.link"),
        ("RBStoryboardLink", ["storyboardName": "shop"], "storyboardMissing shop [\"Shop\"] (via Main.link)"),
    ] as [(String, KeyValuePairs<String, String>, String)])
    func `a placeholder's attributes name the scene`(
        className: String, values: KeyValuePairs<String, String>, destination: String
    ) throws {
        let ways = try ways(
            scene("home", identifier: "Home", segue(to: "link")),
            scene("link", class: className, runtimeAttributes(values)))
        #expect(ways == ["Main.home show \(destination)"])
    }

    @Test(arguments: ["RBStoryboardPushSegue", "RBStoryboardModalSegue", "ExternStoryboardSegue", "FadeSegue"])
    func `a segue of any class leads through the placeholder`(className: String) throws {
        let ways = try ways(
            scene("home", segue(to: "link", "custom", class: className, identifier: "toShop")),
            scene("link", class: "RBStoryboardLink", runtimeAttributes(["storyboardName": "Shop"])))
        #expect(ways == ["Main.home custom Shop.first (via Main.link)"])
    }

    @Test(arguments: [
        ("RBStoryboardPushSegue", .push), ("RBStoryboardModalSegue", .modal), ("RBStoryboardPopoverSegue", .popover),
        ("ExternStoryboardSegue", .push), ("CrossStoryboardModalSegue", .modal), ("MBStoryboardLinkModalSegue", .modal),
        ("RBStoryboardSegue", nil), ("FadeSegue", nil), ("KioskShowSegue", .show),
    ] as [(String, LinkPresentation?)])
    func `a segue class that goes to the scene tells how it presents`(
        className: String, presentation: LinkPresentation?
    ) throws {
        let configuration = try Configuration(json5: """
            {placeholders: [{class: "KioskLink", storyboard: "shelf", segues: {"KioskShowSegue": "show"}}]}
            """)
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(
                scene("home", segue(to: "link", "custom", class: className, identifier: "toShop")),
                scene("link", class: "RBStoryboardLink", runtimeAttributes(["storyboardName": "Shop"]))),
            "Shop.storyboard": Self.shop,
        ], configuration)
        #expect(app.ways.map(\.presentation) == [presentation])
    }

    @Test func `a label names the scene where no attribute does`() throws {
        let label = "<view key=\"view\"><subviews><label text=\"Shop Detail\"/></subviews></view>"
        let ways = try ways(scene("home", segue(to: "link")), scene("link", class: "MBStoryboardLink", label))
        #expect(ways == ["Main.home show Shop.detail (via Main.link)"])
    }

    @Test func `a navigation controller of links gets its root`() throws {
        let ways = try ways(
            scene("home", segue(to: "nav", "presentation")),
            scene(
                "nav", kind: "navigationController", class: "ExternNavigationController",
                runtimeAttributes(["storyboardName": "Shop", "sceneIdentifier": "Detail"])))
        #expect(ways == ["Main.home presentation Main.nav", "Main.nav relationship rootViewController Shop.detail"])
    }

    @Test func `views and controllers of other classes include a scene in their own`() throws {
        let view = """
            <view key="view"><subviews><view id="v" customClass="IBIncludedSubThing">\
            \(runtimeAttributes(["incStoryboard": "Shop", "sceneId": "Detail"]))</view></subviews></view>
            """
        let ways = try ways(
            scene("home", view), scene("flow", class: "FlowController", runtimeAttributes(["incStoryboard": "Shop"])),
            scene("start", segue(to: "flow")))
        #expect(ways == ["Main.home include Shop.detail", "Main.flow include Shop.first", "Main.start show Main.flow"])
    }

    @Test(arguments: ["IBIncludedSubThing", "IBIncludedThingPreview"])
    func `a view that code fills names nothing and is no link`(className: String) throws {
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(scene("home", "<view key=\"view\" customClass=\"\(className)\"/>"))
        ])
        #expect(app.links.isEmpty && app.ways.isEmpty)
    }

    @Test func `segues, constraints and other things of a view's class are no placeholders`() throws {
        let content = """
            <view key="view"><constraints><constraint customClass="IBIncludedThing">\
            \(runtimeAttributes(["incStoryboard": "Shop"]))</constraint></constraints></view>
            """
        #expect(try ways(scene("home", content)).isEmpty)
    }

    @Test func `the configuration names classes, attributes and order`() throws {
        let configuration = try Configuration(json5: """
            {segues: [{class: "GoSegue", separator: "/", order: "storyboardFirst", presentation: "modal"}],
             placeholders: [{class: "Door", storyboard: "house", scene: "room"}]}
            """)
        let ways = try ways(
            scene("home", segue(to: "door", "custom", class: "GoSegue", identifier: "Shop/Detail")),
            scene("door", class: "Door", runtimeAttributes(["house": "Shop", "room": "Detail"])),
            scene("hall", segue(to: "door")), configuration: configuration)
        #expect(ways == ["Main.home custom Shop.detail", "Main.hall show Shop.detail (via Main.door)"])
    }
}
