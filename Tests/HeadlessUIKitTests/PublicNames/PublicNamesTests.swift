import Foundation
import Testing

@Suite struct PublicNamesTests {
    private static func folder() -> URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

    @Test func dump() throws {
        let graph = try SymbolGraph(ofModule: "HeadlessUIKit")
        let reader = SymbolReader(graph)
        try Data(reader.interface.text.utf8).write(to: URL(fileURLWithPath: "/tmp/facts-interface.txt"))
        print("CLOSED", reader.closedRequirements.joined(separator: "\n"))
    }
}
