import Testing

@testable import AppMap

@Suite struct SymbolicLinksTests {
    private static let table = SymbolicLinks([
        .init(path: "a", target: "real"), .init(path: "b/c", target: "a/d"), .init(path: "loop", target: "loop/x"),
    ])

    @Test(arguments: [
        ("a", "real"), ("a/x.xib", "real/x.xib"), ("ab/x.xib", "ab/x.xib"), ("b/c/e", "real/d/e"), ("b", "b"), ("", ""),
        ("/a", "/a"), ("b//c", "b//c"),
    ])
    func `a path through links is the path under which the file is listed`(path: String, listed: String) {
        #expect(Self.table.resolve(path) == listed)
    }

    @Test func `a link that leads into itself ends`() {
        #expect(Self.table.resolve("loop").hasPrefix("loop/x"))
    }

    @Test func `a hundred thousand links cost a path no more than one`() {
        let table = SymbolicLinks((0..<100_000).map { .init(path: "links/\($0)", target: "files/\($0)") })
        #expect((0..<10_000).allSatisfy { table.resolve("links/\($0)/x.xib") == "files/\($0)/x.xib" })
    }
}
