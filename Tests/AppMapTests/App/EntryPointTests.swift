import AppMap
import Testing

@Suite("Where the system starts")
struct EntryPointTests {
    private static let main = storyboard(scene("home"), initial: "home")

    private static func list(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>\(content)</dict></plist>
        """
    }

    @Test func `is told by the property list of a folder`() throws {
        let app = try AppFixture.app([
            "Main.storyboard": Self.main, "Launch.storyboard": storyboard(scene("launch"), initial: "launch"),
            "Info.plist": Self.list("""
                <key>UIMainStoryboardFile</key><string>Main</string>
                <key>UILaunchStoryboardName</key><string>Launch</string>
                """),
        ])
        #expect(app.entries.map(\.point.kind) == [.launch, .main])
        #expect(app.entries.map { $0.storyboard.map { app[$0].name } } == ["Launch", "Main"])
        #expect(app.entryScenes.map(app.name) == ["Launch.launch", "Main.home"])
        #expect(app.problems.isEmpty)
    }

    @Test func `is told by the property list in a package target's folder, and the bundle keeps its identifier`() throws {
        let app = try AppFixture.app([
            "Package.swift": """
                let package = Package(name: "Store", targets: [
                    .target(name: "App", exclude: ["Info.plist"], resources: [.process("Resources")])])
                """,
            "Sources/App/Resources/Main.storyboard": Self.main,
            "Sources/App/Info.plist": Self.list("""
                <key>CFBundleIdentifier</key><string>com.example.Store</string>
                <key>UIMainStoryboardFile</key><string>Main</string>
                """),
        ])
        #expect(app.entryScenes.map(app.name) == ["Main.home"])
        #expect(app.module.kind == .packageTarget)
        #expect(app.module.bundleIdentifier == "Store.App.resources")
    }

    @Test func `is told by the property list that an app package names`() throws {
        let app = try AppFixture.app([
            "Package.swift": """
                let package = Package(name: "Play", products: [
                    .iOSApplication(name: "Play", targets: ["AppModule"], additionalInfoPlistContentFilePath: "Extra.plist")
                ], targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Main.storyboard")])])
                """,
            "Main.storyboard": Self.main,
            "Extra.plist": Self.list("<key>UIMainStoryboardFile</key><string>Main</string>"),
        ])
        #expect(app.module.kind == .application)
        #expect(app.entryScenes.map(app.name) == ["Main.home"])
    }

    @Test func `of a package whose list cannot be read is a problem`() throws {
        let map = try AppFixture([
            "Package.swift": "let package = Package(name: \"S\", targets: [.target(name: \"A\", resources: [.process(\"M.storyboard\")])])",
            "Sources/A/M.storyboard": Self.main, "Sources/A/Info.plist": "no list",
        ]).map()
        #expect(map.problems.map(\.kind) == [.malformedFile])
        #expect(map.apps.count == 1)
    }

    @Test(arguments: [
        ("<key>UIMainStoryboardFile</key><string>main</string>", "the app stops when it starts; did you mean “Main”?"),
        (
            "<key>UILaunchStoryboardName</key><string>Launch</string>",
            "the app starts with a blank screen; correct the name, or add the storyboard to the target."
        ),
    ])
    func `that names a missing storyboard is a problem with the nearest name`(keys: String, message: String) throws {
        let map = try AppFixture(["Main.storyboard": Self.main, "App-Info.plist": Self.list(keys)]).map()
        #expect(map.problems.map(\.kind) == [.missingStoryboard])
        #expect(map.problems.first?.file == "App-Info.plist")
        #expect(map.problems.first?.message.hasSuffix(message) == true)
        #expect(map.apps.first?.entries.map(\.storyboard) == [nil])
    }

    @Test func `may be a launch screen in a xib, or a file that is reported already`() throws {
        let map = try AppFixture([
            "Launch.xib": emptyXib, "Main.storyboard": "",
            "Info.plist": Self.list("""
                <key>UILaunchStoryboardName</key><string>Launch</string>
                <key>UIMainStoryboardFile</key><string>Main</string>
                """),
        ]).map()
        #expect(map.problems.map(\.kind) == [.malformedFile])
        let entries = try #require(map.apps.first?.entries)
        #expect(entries.map(\.xib) == ["Launch", nil])
        #expect(entries.map(\.fault) == [nil, .storyboardUnreadable(file: "Main.storyboard")])
    }

    @Test func `is not a storyboard of another bundle`() throws {
        let map = try AppFixture([
            "Package.swift": """
                let package = Package(name: "Store", targets: [
                    .target(name: "App", dependencies: ["Kit"], exclude: ["Info.plist"]),
                    .target(name: "Kit", resources: [.process("Main.storyboard")])])
                """,
            "Sources/App/App.swift": "",
            "Sources/App/Info.plist": Self.list("<key>UIMainStoryboardFile</key><string>Main</string>"),
            "Sources/Kit/Main.storyboard": Self.main,
        ]).map()
        #expect(map.apps.first?.entries.map(\.storyboard) == [nil])
        #expect(map.problems.map(\.kind) == [.missingStoryboard])
    }

    @Test func `needs an initial scene, except for the menu of a Mac app`() throws {
        func faults(_ runtime: String) throws -> [EntryFault?] {
            try AppFixture.app([
                "Main.storyboard": storyboard(scene("home"), runtime: runtime),
                "Info.plist": Self.list("<key>UIMainStoryboardFile</key><string>Main</string>"),
            ]).entries.map(\.fault)
        }
        #expect(try faults("iOS.CocoaTouch") == [.noInitialScene])
        #expect(try faults("MacOSX.Cocoa") == [nil])
    }

    @Test func `that is missing makes an app even of a target without documents`() throws {
        let map = try AppFixture([
            "Package.swift": "let package = Package(name: \"S\", targets: [.target(name: \"A\")])",
            "Sources/A/Info.plist": Self.list("<key>UIMainStoryboardFile</key><string>Main</string>"),
        ]).map()
        #expect(map.apps.map(\.name) == ["A"])
        let entry = try #require(map.apps.first?.brokenEntries.first)
        #expect(entry.fault == .storyboardMissing(nearest: []))
        #expect(entry.faultDescription == """
            UIMainStoryboardFile names the storyboard 'Main', which the bundle does not have. The app stops when it starts. \
            Correct the name, or add the storyboard to the target.
            """)
    }
}
