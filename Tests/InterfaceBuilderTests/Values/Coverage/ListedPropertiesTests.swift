import Foundation
import Testing

@Suite struct ListedPropertiesTests {
    @Test("Every property of a typed value is listed")
    func complete() throws {
        let listed = Set(
            try Self.lines(in: Self.folder).flatMap { $0.split(separator: "\\").compactMap(Self.keyPath) })
        let declared = Set(try Self.lines(in: Self.sources).compactMap(Self.declaration))
        #expect(declared.count > 500)
        #expect(declared.subtracting(listed).subtracting(Self.ofOtherTypes).sorted() == [])
    }

    /// What enumerations and the index have, which are no values over one element.
    private static let ofOtherTypes: Set<String> = [
        "description", "element", "isController", "isKnown", "isUpstream", "inheritsModuleFromTarget", "ids",
        "duplicates", "danglingReferences", "position", "storyboard", "xib", "interface", "x", "y", "origin",
        "horizontal", "vertical", "turned",
    ]

    /// The name in `.name, ` after a backslash.
    private static func keyPath(_ text: Substring) -> String? {
        text.first == "." ? name(text.dropFirst()) : nil
    }

    /// The name in `public var name: Type`.
    private static func declaration(_ line: Substring) -> String? {
        let line = line.drop { $0 == " " }
        return line.hasPrefix("public var ") ? name(line.dropFirst(11).drop { $0 == "`" }) : nil
    }

    private static func name(_ text: Substring) -> String {
        String(text.prefix { $0.isLetter || $0.isNumber })
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static let sources = (0..<4).reduce(folder) { folder, _ in folder.deletingLastPathComponent() }
        .appendingPathComponent("Sources/InterfaceBuilder/Values")

    private static func lines(in folder: URL) throws -> [Substring] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.flatMap {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8).split(separator: "\n")
        }
    }
}
