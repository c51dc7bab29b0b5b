import Testing

@testable import Checks

@Suite struct StrongComponentsTests {
    @Test func `Nodes of a ring are joined, and those that only lead to it or from it are not`() {
        let components = StrongComponents([1: [2], 2: [3], 3: [1, 4], 0: [1], 4: [5]])
        #expect(components.areJoined(1, 3))
        #expect(components.areJoined(3, 2))
        #expect(!components.areJoined(0, 1))
        #expect(!components.areJoined(3, 4))
        #expect(!components.areJoined(4, 5))
    }

    @Test func `Two rings with one way between them are two`() {
        let components = StrongComponents(["a": ["b"], "b": ["a", "c"], "c": ["d"], "d": ["c"]])
        #expect(components.areJoined("a", "b"))
        #expect(components.areJoined("c", "d"))
        #expect(!components.areJoined("b", "c"))
    }

    @Test func `A ring of twenty thousand nodes is followed without recursion`() {
        let count = 20_000
        let successors = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, [($0 + 1) % count]) })
        #expect(StrongComponents(successors).areJoined(0, count / 2))
    }
}
