import Testing

@testable import Walker

@MainActor @Suite("Classes of links that the program does not have", .serialized)
struct LinkClassTests {
    private let shop = storyboard(
        [controller("detail", "storyboardIdentifier=\"Detail\""), controller("list", "storyboardIdentifier=\"List\"")], initial: "list")

    private func app(_ scenes: [String], initial: String = "nav", _ configuration: String = "{}") throws -> WalkedApp {
        try WalkedApp([
            ".boardwalk.json": configuration, "Main.storyboard": storyboard(scenes, initial: initial), "Shop.storyboard": shop,
        ])
    }

    private func linked(_ attributes: String) -> [String] {
        [
            navigation("nav", root: "home"),
            controller("home", buttons: [("Go", segue("custom", to: "dummy", "go", attributes))]), controller("dummy"),
        ]
    }

    @Test("push what their identifiers name")
    func linkedSegue() throws {
        let app = try app(linked("identifier=\"Detail@Shop\" customClass=\"AOLinkedStoryboardSegue\""))
        #expect(app.outcomes("go") == ["detail pushed"])
        #expect(app.walk.unreached.map(\.reason) == [.onlyDrawn])
    }

    @Test("may be named by the configuration")
    func configured() throws {
        let app = try app(
            linked("identifier=\"Shop/Detail\" customClass=\"JumpSegue\""),
            #"{segues: [{class: "JumpSegue", separator: "/", order: "storyboardFirst", presentation: "modal"}]}"#
        )
        #expect(app.outcomes("go") == ["detail presented as page sheet"])
    }

    @Test("as placeholders give way to their scenes")
    func placeholder() throws {
        let app = try app([
            navigation("nav", root: "home"),
            controller("home", buttons: [("Go", segue("push", to: "link", "go")), ("In", segue("push", to: "box", "to-box"))]),
            controller(
                "link", "customClass=\"RBStoryboardLink\"",
                items: runtimeAttributes(["storyboardName": "Shop", "sceneIdentifier": "Detail"])),
            controller("box", views: container("place", embeds: segue("embed", to: "inner", "embed"))),
            controller("inner", "customClass=\"RBStoryboardLink\"", items: runtimeAttributes(["storyboardName": "Shop"])),
        ])
        #expect(app.outcomes("go") == ["detail pushed"])
        #expect(app.reached() == ["nav", "home", "detail", "box", "list"])
        #expect(app.walk.untaken.isEmpty)
        #expect(app.faults == [])
    }

    @Test("of swizzled segues lead where the identifier says")
    func swizzled() throws {
        let app = try app(
            [
                controller("home", buttons: [("Go", segue("presentation", to: "dummy", "go", "identifier=\"Detail@Shop\""))]),
                controller("dummy"),
            ], initial: "home", "{conventions: {'swizzled-segue': true}}")
        #expect(app.outcomes("go") == ["detail presented as page sheet"])
        #expect(app.walk.unreached.map(\.reason) == [.onlyDrawn])
    }

    @Test("that include scenes in views and controllers show them there")
    func included() throws {
        let app = try app(
            [
                controller(
                    "home",
                    views: """
                        <view id="place" customClass="IBIncludedSubThing"><rect key="frame" x="0" y="0" width="300" height="300"/>
                        \(runtimeAttributes(["incStoryboard": "Shop"]))</view>
                        """)
            ], initial: "home")
        #expect(app.on(.iPhone)?.places.first?.scenes.map { app.app[$0].objectID } == ["home", "list"])
        #expect(app.walk.untaken.isEmpty)
        #expect(app.faults == [])
    }
}
