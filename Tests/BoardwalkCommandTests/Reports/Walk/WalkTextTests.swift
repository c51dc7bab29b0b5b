import Foundation
import Testing

@testable import BoardwalkCommand

@MainActor
@Suite(.serialized) struct WalkTextTests {
    /// Run with BOARDWALK_WRITE_GOLDEN=1 to write the file anew; then read what has changed.
    @Test func `the walk of Bookshop is as in the golden file`() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let golden = tests.appendingPathComponent("Golden/bookshop-walk.txt")
        let bookshop = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples/Bookshop")
        let outcome = CommandLineTool.run(["walk", bookshop.path])
        if ProcessInfo.processInfo.environment["BOARDWALK_WRITE_GOLDEN"] != nil {
            try Data(outcome.output.utf8).write(to: golden)
        }
        #expect(outcome.status == .clean)
        #expect(try outcome.output == String(contentsOf: golden, encoding: .utf8))
    }

    /// The walk of an app whose files lie in a folder of its own.
    private func text(_ files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return CommandLineTool.run(["walk", folder.path]).output
    }

    private func storyboard(_ segues: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        initialViewController="home"><scenes>
        <scene sceneID="s1"><objects><viewController id="home" sceneMemberID="viewController">
        <connections>\(segues)</connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController storyboardIdentifier="Menu" id="menu" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """
    }

    @Test func `what differs on the devices stands apart, with the device`() throws {
        let popover = "<segue destination=\"menu\" kind=\"popoverPresentation\" identifier=\"menu\" id=\"to-menu\"/>"
        let text = try text(["Main.storyboard": storyboard(popover)])
        let line = try #require(text.split(separator: "\n").first { $0.contains("code \"menu\"") })
        #expect(line.contains("→ Menu"))
        #expect(line.hasSuffix("· on iPhone · on iPad ✗ the app stops"))
    }

    @Test func `a way that only the file for one device has stands with that device`() throws {
        let show = "<segue destination=\"menu\" kind=\"show\" identifier=\"menu\" id=\"to-menu\"/>"
        let text = try text(["Main.storyboard": storyboard(""), "Main~ipad.storyboard": storyboard(show)])
        let line = try #require(text.split(separator: "\n").first { $0.contains("code \"menu\"") })
        #expect(line.hasSuffix("→ Menu · on iPad"))
    }
}
