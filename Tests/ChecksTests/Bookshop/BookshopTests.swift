import AppMap
import Foundation
import Testing

@testable import Checks

@Suite struct BookshopTests {
    @Test func `Bookshop breaks no rule that is on by default`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = try AppFolder(at: root.appendingPathComponent("Examples/Bookshop").path)
        #expect(folder.apps.reduce(0) { $0 + $1.scenes.count } > 20)
        #expect(CheckReport(of: folder).findings.map(\.text) == [])
    }
}
