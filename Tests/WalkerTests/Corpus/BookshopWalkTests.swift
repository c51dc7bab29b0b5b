import AppMap
import Foundation
import Testing

@testable import Walker

@MainActor @Suite("The walk of the Bookshop", .serialized)
struct BookshopWalkTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Bookshop").path

    @Test("finds nothing, and takes every way to every scene")
    func sound() throws {
        let folder = try AppFolder(at: Self.folder)
        #expect(!folder.apps.isEmpty)
        for app in folder.apps {
            let walk = Walk(of: app, in: folder.root)
            #expect(walk.findings == [])
            // The scenes to which linked segues are drawn stand for others, and are never made.
            #expect(Set(walk.unreached.map(\.reason)).isSubset(of: [.launchScreen, .onlyDrawn]))
            #expect(walk.untaken.map { app[$0.way].location } == [])
        }
    }
}
