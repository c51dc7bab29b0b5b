import AppMap
import Foundation
import SceneAddressing
import Testing

@Suite("The apps of a folder")
struct AppFolderTests {
    private static let one = storyboard(scene("one"), initial: "one")

    /// A project of an app and its tests, an extension, a framework that both use, and an app for another system.
    private static let project: String = {
        func documents(_ target: String, _ files: [String]) -> String {
            ProjectFixture.phase("\(target)_PHASE", files: files)
                + files.map { ProjectFixture.file($0, path: "\($0).storyboard") }.joined()
        }
        func target(_ name: String, _ type: String, sdk: String = "iphoneos", needs: [String] = []) -> String {
            let dependencies = needs.map { "\(name)_\($0)" }
            return ProjectFixture.target(
                name, name: name, type: type, phases: ["\(name)_PHASE"], settings: "SDKROOT = \(sdk);",
                fields: "dependencies = (\(dependencies.joined(separator: ", ")));")
                + needs.map { "\(name)_\($0) = {isa = PBXTargetDependency; target = \($0); };" }.joined()
        }
        return ProjectFixture.project(
            targets: ["App", "Tests", "Share", "Kit", "TV"],
            children: ["Main", "Shared", "Fixture", "Form", "Part", "Screen"],
            objects: [
                documents("App", ["Main", "Shared"]), documents("Tests", ["Fixture"]), documents("Share", ["Form"]),
                documents("Kit", ["Part"]), documents("TV", ["Screen"]).replacing("files = (", with: "files = (TV_Shared, ")
                    + "TV_Shared = {isa = PBXBuildFile; fileRef = Shared; };",
                target("App", "application", needs: ["Kit", "Share"]), target("Tests", "bundle.unit-test", needs: ["App"]),
                target("Share", "app-extension", needs: ["Kit"]), target("Kit", "framework"),
                target("TV", "application", sdk: "appletvos"),
            ].joined(separator: "\n"))
    }()

    private static func fixture() throws -> AppFixture {
        try AppFixture([
            "App.xcodeproj/project.pbxproj": project, "Main.storyboard": one, "Shared.storyboard": one,
            "Fixture.storyboard": one, "Form.storyboard": one, "Part.storyboard": one, "Screen.storyboard": one,
            "Attic/Old.storyboard": storyboard(scene("old", segue(to: "link")), reference("link", storyboard: "Older")),
            "Attic/Older.storyboard": one,
        ])
    }

    @Test func `are each resolved by themselves, tests after apps, documents of no target last`() throws {
        let map = try Self.fixture().map()
        #expect(map.problems.isEmpty)
        #expect(map.apps.map { app in "\(app.name): \(app.storyboards.map(\.name))" } == [
            "App: [\"Main\", \"Shared\", \"Part\"]", "TV: [\"Screen\", \"Shared\"]", "Share: [\"Form\", \"Part\"]",
            "Tests: [\"Fixture\"]", "documents of no target: [\"Old\", \"Older\"]",
        ])
        #expect(map.unowned == ["Attic/Old.storyboard", "Attic/Older.storyboard"])
        #expect(map.apps.map(\.isOfNoTarget) == [false, false, false, false, true])
        #expect(map.apps.last?.module.kind == .noTarget)
        #expect(map.apps.last?.waysAsText == ["Old.old show Older.one (via Old.link)"])
    }

    @Test func `are not judged by one document: what is elsewhere was not read`() throws {
        let fixture = try Self.fixture()
        let map = try AppFolder(at: fixture.folder.path(of: "Attic/Old.storyboard"))
        #expect(map.isSingleDocument)
        let app = try #require(map.apps.first)
        #expect(app.waysAsText == ["Old.old show storyboardNotRead Older (via Old.link)"])
        #expect(app.brokenLinks.isEmpty)
        #expect(app.brokenWays.isEmpty)
    }

    @Test func `may be chosen by the names of targets, a framework too`() throws {
        let fixture = try Self.fixture()
        var configuration = Configuration()
        configuration.targets = ["Kit", "TV"]
        #expect(try fixture.map(configuration).apps.map(\.name) == ["TV", "Kit"])
    }

    @Test(arguments: [
        ("{target: 'Apq'}", "target", "Apq", "App"), ("{targets: ['Apq']}", "targets", "Apq", "App"),
        ("{project: 'app.xcodeproj'}", "project", "app.xcodeproj", "App.xcodeproj"),
    ])
    func `that are chosen and not there are an error`(text: String, key: String, name: String, nearest: String) throws {
        let fixture = try Self.fixture()
        let configuration = try Configuration(json5: text)
        #expect { try fixture.map(configuration) } throws: { error in
            guard case .configuration(let error) = error as? AppFolderError,
                case .unknownValue(name, nearest, _) = error.reason
            else { return false }
            return error.keyPath == key
        }
    }

    @Test func `of modules that need each other are mapped once`() throws {
        let map = try AppFixture([
            "Package.swift": """
                let package = Package(name: "P", targets: [
                    .target(name: "A", dependencies: ["B"], resources: [.process("A.storyboard")]),
                    .target(name: "B", dependencies: ["A"], resources: [.process("B.storyboard")])])
                """,
            "Sources/A/A.storyboard": Self.one, "Sources/B/B.storyboard": Self.one,
        ]).map()
        #expect(map.apps.map { $0.storyboards.map(\.name) } == [["A", "B"]])
    }

    @Test func `may have xibs alone, or nothing`() throws {
        let map = try AppFixture(["Cell.xib": emptyXib]).map()
        #expect(map.apps.map { $0.xibs.map(\.name) } == [["Cell"]])
        #expect(map.apps.first?.scenes.isEmpty == true)
        #expect(try AppFixture(["readme": ""]).map().apps.isEmpty)
    }

    @Test func `may be a single document`() throws {
        let fixture = try AppFixture(["Main.storyboard": Self.one, "Other.storyboard": Self.one])
        let map = try AppFolder(at: fixture.folder.path(of: "Main.storyboard"))
        #expect(map.apps.map { $0.storyboards.map(\.name) } == [["Main"]])
    }

    @Test func `are read through links, each document once`() throws {
        let fixture = try AppFixture([
            "App.xcodeproj/project.pbxproj": ProjectFixture.project(
                targets: ["App"], children: ["Main"],
                objects: ProjectFixture.target("App", name: "App", phases: ["PHASE"])
                    + ProjectFixture.phase("PHASE", files: ["Main"]) + ProjectFixture.file("Main", path: "alias/Main.storyboard")),
            "Real/Main.storyboard": Self.one,
        ])
        try fixture.folder.link("alias", to: "Real")
        let map = try fixture.map()
        #expect(map.apps.map { $0.storyboards.map(\.file) } == [["Real/Main.storyboard"]])
        #expect(map.problems.isEmpty && map.unowned.isEmpty)
    }

    // MARK: Problems

    @Test func `leave out scenes without a controller, and say so`() throws {
        let map = try AppFixture([
            "Main.storyboard": storyboard(
                "<scene sceneID=\"s-1\"><objects><placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"p\"/></objects></scene>",
                "<scene sceneID=\"s-2\"/>", scene("one")),
            "Mac.storyboard": storyboard("<scene sceneID=\"s-3\"><objects><application id=\"a\"/></objects></scene>"),
        ]).map()
        #expect(map.apps.first?.scenes.map(\.objectID) == ["one"])
        #expect(map.problems.map(\.kind) == [.sceneWithoutController, .sceneWithoutController])
        #expect(map.problems.map(\.file) == ["Main.storyboard", "Main.storyboard"])
        #expect(map.problems.first?.message.contains("“s-1”") == true)
        #expect(map.problems.allSatisfy { $0.line != nil && $0.column != nil })
    }

    @Test(arguments: [
        ("Main.storyboard", "", Problem.Kind.malformedFile), ("Main.storyboard", "<document>", .malformedFile),
        ("Main.storyboard", "<html/>", .notInterfaceBuilder), ("Main.xib", "<archive/>", .legacyDocument),
        ("Main.storyboard", "<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> x\n", .unfinishedMerge),
        ("Main.xib", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", .largeFilePointer),
    ])
    func `leave out what is no document, and say so`(file: String, content: String, kind: Problem.Kind) throws {
        let map = try AppFixture([file: content, "Good.storyboard": Self.one]).map()
        #expect(map.problems.map(\.kind) == [kind])
        #expect(map.apps.map { $0.storyboards.map(\.name) } == [["Good"]])
    }

    @Test func `tell nothing where there is nothing to read`() {
        #expect { try AppFolder(at: "/no/such/folder") } throws: { error in
            if case .scan(.unreadable) = error as? AppFolderError { true } else { false }
        }
    }

    // MARK: Sameness

    @Test func `come out the same however the files came to be and however many cores there are`() throws {
        var generator = SplitMix(state: 7)
        var files: [(String, String)] = (0..<40).map { number in
            let next = (number * 7 + 3) % 45
            return (
                "F\(number % 5)/S\(number).storyboard",
                storyboard(
                    scene("home\(number)", segue(to: "link")), reference("link", storyboard: "S\(next)"),
                    scene("p", class: "RBStoryboardLink", runtimeAttributes(["storyboardName": "S\(next)"])),
                    initial: number % 9 == 0 ? nil : "home\(number)")
            )
        }
        var results: Set<[String]> = []
        for _ in 0..<6 {
            files.shuffle(using: &generator)
            let folder = try TemporaryFolder()
            for (path, content) in files { try folder.write(path, content) }
            let map = try AppFolder(at: folder.path)
            results.insert(map.apps.flatMap { app in
                app.waysAsText + app.linksAsText + app.storyboards.map(\.file) + app.scenes.map(\.location.description)
            } + map.problems.map(\.message))
        }
        #expect(results.count == 1)
        #expect(try #require(results.first).count > 200)
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
