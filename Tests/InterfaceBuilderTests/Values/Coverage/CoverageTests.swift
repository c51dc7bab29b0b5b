import Foundation
import InterfaceBuilder
import Testing

@Suite struct CoverageTests {
    /// Names of `Unread.txt` that are no longer unread, and unread names that it lacks, are both failures.
    @Test(
        "Every element and attribute of the corpus that no typed value reads is known",
        .enabled(if: Corpus.folder != nil))
    func unread() throws {
        var unread: [String: Int] = [:]
        var all: [String: Int] = [:]
        var unlisted: Set<String> = []
        for path in Corpus.documents {
            guard let document = try? Document(try Corpus.bytes(path)) else { continue }
            let record = document.recordReading()
            var reader = PropertyReader(platform: document.interface?.targetRuntime)
            reader.readAll(from: document.interface as Any)
            unlisted.formUnion(reader.unlisted)
            for element in document.elements {
                let isRead = record.contains(element)
                let name = element.name
                all[name + " -", default: 0] += 1
                if !isRead {
                    unread[name + " -", default: 0] += 1
                }
                for attribute in element.attributes {
                    all[name + " " + attribute.name, default: 0] += 1
                    if !record.contains(attribute) {
                        unread[name + " " + attribute.name, default: 0] += 1
                    }
                }
            }
        }
        #expect(unlisted.isEmpty)
        let lines = unread.map { "\($0.key) \($0.value)" }.sorted()
        print(
            "No typed value reads \(unread.count) of \(all.count) names, \(unread.values.reduce(0, +)) of "
                + "\(all.values.reduce(0, +)) uses:")
        print(lines.joined(separator: "\n"))
        let known = try Set(knownLines())
        #expect(Set(lines).subtracting(known).sorted() == [], "unread, but not listed")
        #expect(known.subtracting(lines).sorted() == [], "listed, but read by now or as often no more")
    }

    private func knownLines() throws -> [String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Unread.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }
}
