import AppMap
import Foundation
import Testing
import Walker

@testable import BoardwalkCommand

@MainActor
@Suite(.serialized) struct DeviceWalkCommandTests {
    private func arguments(_ words: String...) throws -> Arguments { try Arguments(words, of: DeviceWalkCommand.description) }

    private func app(scenes count: Int) throws -> FixtureApp {
        let scenes = (0..<count).map { number in
            """
            <scene sceneID="s\(number)"><objects><viewController storyboardIdentifier="Scene\(number)" id="v\(number)">
            <connections>\(number == 0 ? "<segue destination=\"v1\" kind=\"show\" identifier=\"go\" id=\"g\"/>" : "")</connections>
            </viewController></objects></scene>
            """
        }
        return try FixtureApp([
            "Main.storyboard": FixtureApp.document(initial: "v0", scenes: scenes.joined()),
            "Other.storyboard": FixtureApp.document(initial: "x", scenes: """
                <scene sceneID="sx"><objects><viewController id="x"><connections>
                <segue destination="gone" kind="show" identifier="lost" id="gx"/></connections></viewController></objects></scene>
                <scene sceneID="sg"><objects><viewControllerPlaceholder storyboardName="Nowhere" id="gone"/></objects></scene>
                """),
        ])
    }

    @Test func `it hands on the walk of one app on one device`() throws {
        let app = try app(scenes: 3)
        let folder = try AppFolder(at: app.path)
        let read = try #require(folder.apps.first)
        let options = try #require(WalkPlan(walking: folder.apps, in: folder).walks.first?.options)
        let bytes = try DeviceWalkCommand.bytes(arguments("--device", "iPad", "--position", "0", "--", app.path))
        let handed = try #require(HandedWalk(bytes, of: read, options))
        #expect(handed.walk.device == .iPad)
        #expect(handed.walk.crossings == Walk(of: read, in: folder.root, options: options).devices[1].crossings)
    }

    @Test func `an app or a device that there is not is said, and help does not list the command`() throws {
        let app = try app(scenes: 2)
        #expect(throws: CommandFailure.self) {
            try DeviceWalkCommand.bytes(arguments("--device", "iPad", "--position", "7", "--", app.path))
        }
        #expect(throws: CommandFailure.self) { try DeviceWalkCommand.bytes(arguments("--", app.path)) }
        #expect(!CommandLineTool.run([]).output.contains(DeviceWalkCommand.description.name))
    }

    @Test(arguments: ["/bin/false", "/bin/cat", "/nowhere/boardwalk"])
    func `a check is the same where the process beside does not do what it should`(program: String) throws {
        let app = try app(scenes: 510)
        var terminal = Terminal.plain
        let alone = try CheckCommand.run(Arguments(["--no-cache", app.path], of: CheckCommand.description), in: terminal)
        terminal.program = program
        #expect(try CheckCommand.run(Arguments(["--no-cache", app.path], of: CheckCommand.description), in: terminal) == alone)
        #expect(alone.output.contains("Nowhere"))
    }
}
