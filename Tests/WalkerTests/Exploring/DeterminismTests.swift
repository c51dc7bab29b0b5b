import AppMap
import Foundation
import Testing

@testable import Walker

@MainActor @Suite("The same app", .serialized)
struct DeterminismTests {
    /// Broken in many ways, in several files.
    private static let files: [(String, String)] = [
        (
            "Main.storyboard",
            storyboard(
                [
                    tabs("tabs", ["nav", "ref"]), navigation("nav", root: "home"),
                    controller(
                        "home",
                        buttons: [
                            ("A", segue("push", to: "ref", "a")), ("B", segue("presentation", to: "gone", "b")),
                            ("C", segue("popoverPresentation", to: "twice", "c")),
                            ("D", segue("presentation", to: "twice", "d") + segue("presentation", to: "ref", "e")),
                        ], code: [segue("popoverPresentation", to: "twice", "f", "identifier=\"f\"")]),
                    controller("twice", buttons: [("Close", segue("presentation", to: "home", "g")), ("I", segue("show", to: "lost", "i"))]),
                    reference("ref", "storyboardName=\"Basket\""),
                    reference("lost", "storyboardName=\"Basket\" referencedIdentifier=\"Lost\""),
                ], initial: "tabs")
        ),
        (
            "Basket.storyboard",
            storyboard(
                [controller("basket", buttons: [("H", segue("push", to: "more", "h"))]), controller("more")], initial: "basket")
        ),
        ("Other/Loose.storyboard", storyboard([controller("loose", "storyboardIdentifier=\"Loose\"")])),
    ]

    private func walk(_ names: [Int]) throws -> (findings: [Finding], places: [[Place]]) {
        // The order of files on disk is that in which they are made, on most systems.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in names.map({ Self.files[$0] }) {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let read = try AppFolder(at: folder.path)
        let app = try #require(read.apps.first)
        let walk = Walk(of: app, in: read.root)
        return (walk.findings, walk.devices.map(\.places))
    }

    @Test("gives the same findings and places, whatever the order of files")
    func order() throws {
        let first = try walk([0, 1, 2])
        #expect(first.findings.count > 5)
        for order in [[2, 1, 0], [1, 2, 0], [0, 2, 1]] {
            let other = try walk(order)
            #expect(other.findings == first.findings)
            #expect(other.places == first.places)
        }
    }
}
