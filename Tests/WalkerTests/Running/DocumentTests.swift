import Testing

@testable import Walker

@MainActor @Suite("The documents of an app", .serialized)
struct DocumentTests {
    @Test("are those of the device, and what is there on one alone is reached there alone")
    func variants() throws {
        let phone = storyboard(
            [controller("home", buttons: [("A", segue("presentation", to: "a", "to-a"))]), controller("a")], initial: "home")
        let pad = storyboard([controller("home"), controller("a")], initial: "home")
        let app = try WalkedApp(["Main.storyboard": phone, "Main~ipad.storyboard": pad])
        #expect(app.reached(.iPhone) == ["home", "a"])
        #expect(app.reached(.iPad) == ["home"])
        #expect(app.walk.unreached.isEmpty)
    }

    @Test("that are for a device alone are walked there with what only they have, and faults are told in their files")
    func variantScenes() throws {
        let phone = storyboard([controller("home", buttons: [("A", segue("show", to: "a", "to-a"))]), controller("a")], initial: "home")
        let pad = storyboard(
            [
                reference("gone", "storyboardName=\"Gone\""),
                controller(
                    "home",
                    buttons: [
                        ("A", segue("show", to: "a", "to-a")), ("B", segue("show", to: "b", "to-b")),
                        ("Gone", segue("show", to: "gone", "to-gone")),
                    ]),
                controller("a"), controller("b", code: [segue("popoverPresentation", to: "a", "pop", "identifier=\"pop\"")]),
            ], initial: "home")
        let app = try WalkedApp(["Main.storyboard": phone, "Main~ipad.storyboard": pad])
        #expect(app.reached(.iPhone) == ["home", "a"])
        #expect(app.reached(.iPad) == ["home", "a", "b"])
        #expect(app.walk.unreached.isEmpty)
        #expect(app.walk.untaken.isEmpty)
        #expect(app.outcomes("to-a", .iPad) == ["a presented as page sheet"])
        #expect(app.outcomes("to-b", .iPad) == ["b presented as page sheet"])
        #expect(app.outcomes("to-b", .iPhone) == [])
        #expect(app.faults.sorted() == ["missing-storyboard gone", "popover-without-anchor pop"])
        #expect(app.findings.allSatisfy { $0.location.file == "Main~ipad.storyboard" && $0.location.position.line > 4 })
        #expect(app.finding("popover-without-anchor")?.steps == ["start with the storyboard \"Main\"", "tap the button \"B\"", "code performs \"pop\""])
    }

    @Test("that are for a device alone may start with another scene, and have other tabs")
    func variantTabs() throws {
        let phone = storyboard([tabs("tabs", ["a", "b"]), controller("a"), controller("b")], initial: "tabs")
        let pad = storyboard(
            [
                tabs("tabs", ["b", "c", "a"]), controller("a", buttons: [("C", segue("show", to: "c", "to-c"))]), controller("b"),
                controller("c"),
            ], initial: "tabs")
        let app = try WalkedApp(["Main.storyboard": phone, "Main~ipad.storyboard": pad])
        #expect(app.reached(.iPhone) == ["tabs", "a", "b"])
        #expect(app.reached(.iPad) == ["tabs", "a", "b", "c"])
        #expect(app.outcomes("to-c", .iPad) == ["c presented as page sheet"])
        #expect(app.walk.untaken.isEmpty)
        #expect(app.faults == [])
    }

    @Test("that only a device that is not walked loads are named as such")
    func otherDevice() throws {
        let phone = storyboard([controller("home")], initial: "home")
        let pad = storyboard([controller("home", buttons: [("B", segue("show", to: "b", "to-b"))]), controller("b")], initial: "home")
        var options = WalkOptions()
        options.devices = [.iPhone]
        let app = try WalkedApp(["Main.storyboard": phone, "Main~ipad.storyboard": pad], options: options)
        #expect(app.walk.unreached.map(\.reason) == [.otherDevice])
        #expect(app.walk.untaken.map(\.reason) == [.otherDevice])
    }

    @Test("of other systems are not walked, and the walk says so", arguments: ["MacOSX.Cocoa", "AppleTV", "watchKit"])
    func systems(runtime: String) throws {
        let app = try WalkedApp(["Main.storyboard": storyboard([controller("home")], initial: "home", runtime: runtime)])
        #expect(app.reached() == [])
        #expect(app.faults == [])
        guard case .otherSystem? = app.walk.unreached.first?.reason else {
            Issue.record("\(app.walk.unreached)")
            return
        }
    }

    @Test("for the launch are not walked, since the system shows them")
    func launch() throws {
        let app = try WalkedApp([
            "Info.plist": propertyList("UILaunchStoryboardName", "Launch"),
            "Launch.storyboard": storyboard([controller("launch")], initial: "launch"),
            "Main.storyboard": storyboard([controller("home")], initial: "home"),
        ])
        #expect(app.reached() == ["home"])
        #expect(app.walk.unreached.map(\.reason) == [.launchScreen])
    }

    @Test("of one name in several modules are each found from their own")
    func modules() throws {
        let main = [
            controller(
                "home",
                buttons: [("Own", segue("presentation", to: "own", "to-own")), ("Kit", segue("presentation", to: "kit", "to-kit"))]),
            reference("own", "storyboardName=\"Detail\""),
            reference("kit", "storyboardName=\"Start\" bundleIdentifier=\"Shop.Kit.resources\""),
        ]
        let app = try WalkedApp([
            "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Shop", targets: [
                    .target(name: "Shop", dependencies: ["Kit"], resources: [.process("Resources")]),
                    .target(name: "Kit", resources: [.process("Resources")]),
                ])
                """,
            "Sources/Shop/Shop.swift": "", "Sources/Kit/Kit.swift": "",
            "Sources/Shop/Resources/Main.storyboard": storyboard(main, initial: "home"),
            "Sources/Shop/Resources/Detail.storyboard": storyboard([controller("shop-detail")], initial: "shop-detail"),
            "Sources/Kit/Resources/Detail.storyboard": storyboard([controller("kit-detail")], initial: "kit-detail"),
            "Sources/Kit/Resources/Start.storyboard": storyboard(
                [
                    controller("start", buttons: [("Detail", segue("presentation", to: "ref", "to-detail"))]),
                    reference("ref", "storyboardName=\"Detail\""),
                ], initial: "start"),
        ])
        #expect(app.faults == [])
        #expect(app.outcomes("to-own") == ["shop-detail presented as page sheet"])
        #expect(app.outcomes("to-kit") == ["start presented as page sheet"])
        #expect(app.outcomes("to-detail") == ["kit-detail presented as page sheet"])
    }
}
