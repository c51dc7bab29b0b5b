import AppMap
import SceneAddressing
import Testing

@Suite("A storyboard's name is looked up as the system looks it up")
struct StoryboardLookupTests {
    /// A package `Store` of the targets App and Kit, each with resources; the app needs the kit.
    private static let manifest = """
        import PackageDescription
        let package = Package(name: "Store", targets: [
            .target(name: "App", dependencies: ["Kit"], resources: [.process("Resources")]),
            .target(name: "Kit", resources: [.process("Resources")]),
        ])
        """

    private static func link(_ reference: String) -> String {
        storyboard(scene("home", segue(to: "link")), reference, initial: "home")
    }

    private static let login = storyboard(scene("login"), initial: "login")

    // MARK: Bundles

    @Test(arguments: [
        ("Store.Kit.resources", "Login.login (via Main.link)"),
        ("Store.kit.resources", "bundleUnknown Store.kit.resources [\"Store.Kit.resources\", \"Store.App.resources\"] (via Main.link)"),
        ("com.apple.UIKit", "bundleUnknown com.apple.UIKit [] (via Main.link)"),
        ("Store.App.resources", "storyboardElsewhere Login Store.App.resources [\"Store.Kit.resources\"] (via Main.link)"),
        (nil, "storyboardElsewhere Login - [\"Store.Kit.resources\"] (via Main.link)"),
    ] as [(String?, String)])
    func `a bundle's identifier names the module that makes it`(bundle: String?, destination: String) throws {
        let app = try AppFixture.app([
            "Package.swift": Self.manifest,
            "Sources/App/Resources/Main.storyboard": Self.link(reference("link", storyboard: "Login", bundle: bundle)),
            "Sources/Kit/Resources/Login.storyboard": Self.login,
        ])
        #expect(app.modules.map(\.name) == ["App", "Kit"])
        #expect(app.waysAsText == ["Main.home show \(destination)"])
    }

    @Test func `of bundles that nobody makes, one of the same family that has the storyboard is near`() throws {
        let app = try AppFixture.app([
            "App.xcodeproj/project.pbxproj": ProjectFixture.project(
                targets: ["APP", "KIT"], children: ["M", "L"],
                objects: ProjectFixture.target(
                    "APP", name: "App", phases: ["PA"], settings: "PRODUCT_BUNDLE_IDENTIFIER = com.orchard.App;",
                    fields: "dependencies = (D);")
                    + "D = {isa = PBXTargetDependency; target = KIT; };"
                    + ProjectFixture.target(
                        "KIT", name: "OrchardKit", type: "framework", phases: ["PK"],
                        settings: "PRODUCT_BUNDLE_IDENTIFIER = com.orchard.LongNamedKit;")
                    + ProjectFixture.phase("PA", files: ["M"]) + ProjectFixture.phase("PK", files: ["L"])
                    + ProjectFixture.file("M", path: "Main.storyboard") + ProjectFixture.file("L", path: "Login.storyboard")),
            "Main.storyboard": Self.link(reference("link", storyboard: "Login", bundle: "com.orchard.Library")),
            "Login.storyboard": Self.login,
        ])
        #expect(app.waysAsText
            == ["Main.home show bundleUnknown com.orchard.Library [\"com.orchard.LongNamedKit\"] (via Main.link)"])
    }

    @Test func `a bundle of a target that the app does not link is told from one that nobody makes`() throws {
        let map = try AppFixture([
            "Package.swift": Self.manifest.replacing("dependencies: [\"Kit\"], ", with: ""),
            "Sources/App/Resources/Main.storyboard": Self.link(
                reference("link", storyboard: "Login", bundle: "Store.Kit.resources")),
            "Sources/Kit/Resources/Login.storyboard": Self.login,
        ]).map()
        #expect(map.apps.map(\.waysAsText) == [
            ["Main.home show bundleNotLinked Store.Kit.resources Kit (via Main.link)"], [],
        ])
        #expect(map.apps[0].brokenLinks.count == 1)
    }

    @Test func `a name in two bundles is that of the link's own`() throws {
        let app = try AppFixture.app([
            "Package.swift": Self.manifest,
            "Sources/App/Resources/Main.storyboard": Self.link(reference("link", storyboard: "Login")),
            "Sources/App/Resources/Login.storyboard": storyboard(scene("own"), initial: "own"),
            "Sources/Kit/Resources/Login.storyboard": Self.login,
        ])
        #expect(app.waysAsText == ["Main.home show Login.own (via Main.link)"])
        #expect(app.links.first?.namesakes == [])
    }

    @Test func `a name in two targets is not ambiguous`() throws {
        let map = try AppFixture([
            "Package.swift": Self.manifest.replacing("dependencies: [\"Kit\"], ", with: ""),
            "Sources/App/Resources/Main.storyboard": Self.link(reference("link", storyboard: "Login")),
            "Sources/App/Resources/Login.storyboard": storyboard(scene("phone"), initial: "phone"),
            "Sources/Kit/Resources/Main.storyboard": Self.link(reference("link", storyboard: "Login")),
            "Sources/Kit/Resources/Login.storyboard": storyboard(scene("tv"), initial: "tv"),
        ]).map()
        #expect(map.apps.map(\.waysAsText) == [
            ["Main.home show Login.phone (via Main.link)"], ["Main.home show Login.tv (via Main.link)"],
        ])
        let namesakes = map.apps.flatMap { $0.links.flatMap(\.namesakes) }
        #expect(namesakes.isEmpty)
        #expect(map.problems.isEmpty)
    }

    @Test func `classes of apps look in the main bundle too, storyboard references do not`() throws {
        func kit(_ link: String) throws -> App {
            try AppFixture.app([
                "Package.swift": Self.manifest,
                "Sources/App/Resources/Login.storyboard": Self.login,
                "Sources/Kit/Resources/Main.storyboard": Self.link(link),
            ])
        }
        let placeholder = scene("link", class: "RBStoryboardLink", runtimeAttributes(["storyboardName": "Login"]))
        #expect(try kit(placeholder).waysAsText == ["Main.home show Login.login (via Main.link)"])
        #expect(try kit(reference("link", storyboard: "Login")).waysAsText == [
            "Main.home show storyboardElsewhere Login - [\"Store.App.resources\"] (via Main.link)"
        ])
    }

    @Test(arguments: ["Vendor", "Vendor/Kit", "./Vendor//Kit/"])
    func `the configuration tells where the documents of a bundle lie`(place: String) throws {
        let fixture = try AppFixture([
            ".boardwalk.json": "{bundles: {'org.cocoapods.Kit': '\(place)'}}",
            "Package.swift": """
                let package = Package(name: "Store", targets: [.target(name: "App", resources: [.process("Resources")]), \
                .target(name: "Other", resources: [.process("Resources")])])
                """,
            "Sources/App/Resources/Main.storyboard": Self.link(
                reference("link", storyboard: "Login", bundle: "org.cocoapods.Kit")),
            "Sources/Other/Resources/Other.storyboard": Self.login,
            "Vendor/Kit/Login.storyboard": Self.login,
        ])
        let map = try fixture.map()
        #expect(map.apps.map(\.name) == ["App", "Other"])
        #expect(map.apps[0].waysAsText == ["Main.home show Login.login (via Main.link)"])
        #expect(map.apps[1].modules.map(\.name) == ["Other"])
        #expect(map.unowned.isEmpty)
    }

    @Test func `the configuration may name a module, which need not be linked`() throws {
        let map = try AppFixture([
            ".boardwalk.json": "{bundles: {'com.example.Kit': 'Kit'}}",
            "Package.swift": Self.manifest.replacing("dependencies: [\"Kit\"], ", with: ""),
            "Sources/App/Resources/Main.storyboard": Self.link(
                reference("link", storyboard: "Login", bundle: "com.example.Kit")),
            "Sources/Kit/Resources/Login.storyboard": Self.login,
        ]).map()
        #expect(map.apps.map(\.name) == ["App", "Kit"])
        #expect(map.apps[0].waysAsText == ["Main.home show Login.login (via Main.link)"])
    }

    @Test func `the documents of a bundle that no app names are an app of their own`() throws {
        let map = try AppFixture([
            ".boardwalk.json": "{bundles: {'com.example.Kit': 'Vendor'}}",
            "Package.swift": Self.manifest,
            "Sources/App/Resources/Main.storyboard": Self.login,
            "Vendor/Login.storyboard": Self.login,
        ]).map()
        #expect(map.apps.map(\.name) == ["App", "Vendor"])
    }

    @Test func `a place of a bundle that does not exist is an error with the nearest name`() throws {
        let fixture = try AppFixture([
            ".boardwalk.json": "{bundles: {'com.example.Kit': 'Kti'}}", "Package.swift": Self.manifest,
            "Sources/Kit/Resources/Login.storyboard": Self.login,
        ])
        #expect(throws: AppFolderError.configuration(ConfigurationError(
            file: ".boardwalk.json", keyPath: "bundles[\"com.example.Kit\"]",
            reason: .unknownValue("Kti", nearest: "Kit", allowed: ["App", "Kit"])))
        ) { try fixture.map() }
    }

    // MARK: Names

    @Test func `the same name in the folders of two products means the one for the same system, then the nearest`() throws {
        let map = try AppFixture([
            "Phone/Main.storyboard": Self.link(reference("link", storyboard: "Login")),
            "Phone/Login.storyboard": storyboard(scene("phone"), initial: "phone"),
            "TV/Main.storyboard": storyboard(
                scene("home", segue(to: "link")), reference("link", storyboard: "Login"), runtime: "AppleTV"),
            "TV/Shared/Login.storyboard": storyboard(scene("tv"), initial: "tv", runtime: "AppleTV"),
            "TV/Login/Login.storyboard": storyboard(scene("wrong"), initial: "wrong"),
        ]).map()
        let app = try #require(map.apps.first)
        #expect(app.waysAsText == ["Main.home show Login.phone (via Main.link)", "Main.home show Login.tv (via Main.link)"])
        #expect(app.links.map { $0.namesakes.map { app[$0].file } } == [
            ["TV/Login/Login.storyboard", "TV/Shared/Login.storyboard"],
            ["Phone/Login.storyboard", "TV/Login/Login.storyboard"],
        ])
        #expect(map.problems.isEmpty)
    }

    @Test(arguments: [("login", "Login"), ("Caf\u{E9}", "Cafe\u{301}"), ("Log in", "Login")])
    func `a name that differs by a hair is not found, but told`(asked: String, onDisk: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Main.storyboard", Self.link(reference("link", storyboard: asked)))
        try folder.write("\(onDisk).storyboard", Self.login)
        let app = try #require(try AppFolder(at: folder.path).apps.first)
        guard case .unresolved(let failure, _)? = app.ways.first?.destination,
            case .storyboardMissing(_, let nearest) = failure.reason
        else {
            Issue.record("\(app.waysAsText)")
            return
        }
        #expect(nearest.map { ExactName($0.name) } == [ExactName(onDisk)])
    }

    @Test func `names that differ in composition are two storyboards, each found by its own bytes`() throws {
        let map = try AppFixture([
            "Main.storyboard": storyboard(
                scene("home", segue(to: "a")), reference("a", storyboard: "Caf\u{E9}"),
                scene("away", segue(to: "b")), reference("b", storyboard: "Cafe\u{301}")),
            "Caf\u{E9}.storyboard": storyboard(scene("composed"), initial: "composed"),
            "Cafe\u{301}.storyboard": storyboard(scene("decomposed"), initial: "decomposed"),
        ]).map()
        let app = try #require(map.apps.first)
        #expect(app.ways.map { $0.destination.scene.map { app[$0].objectID } } == ["composed", "decomposed"])
        #expect(map.problems.map(\.kind) == [.namesLookAlike])
    }

    @Test(arguments: [
        ("a/Login.storyboard", "b/Login.storyboard", Problem.Kind.repeatedName),
        ("a/Login.storyboard", "b/login.storyboard", .namesDifferInCase),
        ("a/Login.storyboard", "login.storyboard", .namesDifferInCase),
        ("a/Cafe\u{301}.storyboard", "b/Caf\u{E9}.storyboard", .namesLookAlike),
        ("a/Cell.xib", "b/cell.xib", .namesDifferInCase),
        ("a/Login.storyboard", "b/Login.xib", nil),
    ])
    func `names that clash in one bundle are reported`(first: String, second: String, kind: Problem.Kind?) throws {
        let problems = try AppFixture([
            "Package.swift": Self.manifest, "Sources/Kit/Resources/\(first)": Self.login,
            "Sources/Kit/Resources/\(second)": Self.login,
        ]).map().problems
        #expect(problems.map(\.kind) == (kind.map { [$0] } ?? []))
        if kind != nil {
            #expect(problems.first?.message.contains("the bundle of Kit") == true)
        }
    }

    // MARK: Files

    @Test func `a link to a file that cannot be read says so`() throws {
        let map = try AppFixture([
            "Main.storyboard": Self.link(reference("link", storyboard: "Login")),
            "Login.storyboard": "<document><<<<<<< HEAD\n",
        ]).map()
        #expect(map.apps[0].waysAsText == ["Main.home show storyboardUnreadable Login Login.storyboard (via Main.link)"])
        #expect(map.problems.map(\.file) == ["Login.storyboard"])
    }

    @Test func `localised and device files are one storyboard`() throws {
        let app = try AppFixture.app([
            "Main.storyboard": Self.link(reference("link", storyboard: "Login")),
            "Base.lproj/Login.storyboard": Self.login,
            "en.lproj/Login.storyboard": storyboard(scene("english"), initial: "english"),
            "de.lproj/Login~ipad.storyboard": storyboard(scene("pad"), initial: "pad"),
        ])
        #expect(app.storyboards.map(\.name) == ["Login", "Main"])
        #expect(app.waysAsText == ["Main.home show Login.login (via Main.link)"])
        #expect(app.storyboards[0].file == "Base.lproj/Login.storyboard")
        #expect(app.storyboards[0].files.variants.map(\.path) == ["en.lproj/Login.storyboard", "de.lproj/Login~ipad.storyboard"])
    }

    @Test func `a variant stands for a primary file that cannot be read`() throws {
        let map = try AppFixture([
            "Main.storyboard": Self.link(reference("link", storyboard: "Login")),
            "Base.lproj/Login.storyboard": "",
            "en.lproj/Login.storyboard": storyboard(scene("english"), initial: "english"),
        ]).map()
        #expect(map.apps[0].waysAsText == ["Main.home show Login.english (via Main.link)"])
        #expect(map.apps[0].storyboard(named: "Login")?.file == "en.lproj/Login.storyboard")
        #expect(map.problems.map(\.file) == ["Base.lproj/Login.storyboard"])
    }

    @Test func `an extension in capitals is one too`() throws {
        let app = try AppFixture.app([
            "Main.storyboard": Self.link(reference("link", storyboard: "Login")), "Login.Storyboard": Self.login,
        ])
        #expect(app.waysAsText == ["Main.home show Login.login (via Main.link)"])
    }

    @Test func `of scenes that share an identifier or an object id the first is meant`() throws {
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(
                scene("home", segue(to: "link")), reference("link", scene: "Twin"),
                scene("one", identifier: "Twin"), scene("two", identifier: "Twin"), scene("one", title: "Second"),
                scene("away", segue(to: "one")))
        ])
        #expect(app.waysAsText == ["Main.home show Main.one (via Main.link)", "Main.away show Main.one"])
        #expect(app.ways.allSatisfy { $0.destination.scene.map { app[$0].title } == .some(nil) })
    }
}
