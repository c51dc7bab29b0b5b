import Foundation
import SourceIndex
import Testing

/// The example app's own sources.
@Suite struct BookshopTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Examples/Bookshop/Sources").standardizedFileURL.path

    private func index() throws -> SourceIndex {
        let files = try #require(FileManager.default.enumerator(atPath: Self.root)).compactMap { $0 as? String }.sorted()
        let modules = Dictionary(grouping: files.filter { $0.hasSuffix(".swift") }) { String($0.prefix { $0 != "/" }) }
        return SourceIndex(root: Self.root, modules: modules.sorted { $0.key < $1.key }.map { SourceModule(name: $0.key, files: $0.value) })
    }

    @Test func `every outlet and action that the connection tables name is found`() throws {
        let index = try index()
        var count = 0
        for (place, found) in index.classes.enumerated() {
            let text = try String(contentsOfFile: Self.root + "/" + found.location.file, encoding: .utf8)
            guard text.contains("class \(found.name):") else { continue }
            // One class a file is the app's rule, so that a file's table is that class's.
            guard index.classes.count(where: { $0.location.file == found.location.file }) == 1 else { continue }
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: "\"")
                guard parts.count > 2 else { continue }
                switch parts[0].trimmingCharacters(in: .whitespaces) {
                case ".outlet(", ".outletCollection(":
                    #expect(index.property(forKey: String(parts[1]), of: .source(place)).member?.isOutlet == true, "\(found.name) \(parts[1])")
                    count += 1
                case ".action(":
                    #expect(index.method(selector: String(parts[1]), of: .source(place)).member?.isAction == true, "\(found.name) \(parts[1])")
                    count += 1
                default: break
                }
            }
        }
        #expect(count > 60)
    }

    @Test func `no chain of a class for the screen leaves what is known`() throws {
        let index = try index()
        let unknown = index.classes.indices.compactMap { place -> String? in
            guard case .unknown(let name)? = index.chain(of: .source(place)).last else { return nil }
            return index.classes[place].name + ": " + name
        }
        // The flow is a class of Boardwalk, whose sources are not among these.
        #expect(unknown.sorted() == ["SignInFlow: StoryboardController"])
        #expect(index.classes.count > 35)
    }
}
