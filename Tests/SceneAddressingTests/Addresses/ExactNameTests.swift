import SceneAddressing
import Testing

@Suite("An exact name")
struct ExactNameTests {
    @Test("equals only the same bytes")
    func equality() {
        #expect("Caf\u{E9}" == "Cafe\u{301}")
        #expect(!"Caf\u{E9}".exactlyEquals("Cafe\u{301}"))
        #expect(ExactName("Caf\u{E9}") != ExactName("Cafe\u{301}"))
        #expect(ExactName("Main") == "Main")
    }

    @Test("is a key of its own in a set")
    func hashing() {
        let names: Set<ExactName> = ["Caf\u{E9}", "Cafe\u{301}", "Cafe", "Cafe"]
        #expect(names.count == 3)
        #expect(names.contains("Cafe\u{301}"))
    }

    @Test("sorts by its bytes")
    func order() {
        #expect([ExactName("b"), "é", "B", "a"].sorted().map(\.text) == ["B", "a", "b", "é"])
    }
}
