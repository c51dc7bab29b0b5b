@testable import SceneAddressing
import Testing

@Suite("Nearest names")
struct NearestNamesTests {
    @Test("tell how a name differs", arguments: [
        ("Main", "main", NearestName.Difference.letterCase),
        ("Caf\u{E9}", "Cafe\u{301}", .composition),
        ("Caf\u{E9}", "cafe\u{301}", .letterCase),
        ("Shop Detail", "shop_detail", .separators),
        ("Settings", "Setings", .spelling(1)),
        ("Settings", "Settigns", .spelling(1)),
        ("Feedback", "Fedbak", .spelling(2)),
        ("Help", "HelpViewController", .part),
        ("ShopStoryboard", "Shop", .part),
    ])
    func differences(name: String, candidate: String, difference: NearestName.Difference) {
        #expect(NearestNames.of(name, among: [candidate]) == [NearestName(name: candidate, difference: difference)])
    }

    @Test("leave out names that have little in common", arguments: [
        ("Settings", "Checkout"), ("A", "BCD"), ("Map", "Tab"), ("", "a"), ("Shop", ""), ("ab", "abViewController"),
    ])
    func unrelated(name: String, candidate: String) {
        #expect(NearestNames.of(name, among: [candidate]).isEmpty)
    }

    @Test("come nearest first, in a fixed order, and no more than asked for")
    func order() {
        let names = ["Shops", "shop", "Shup", "Shop", "Sh-op", "ShopDetail", "Ship"]
        #expect(NearestNames.of("Shop", among: names, limit: 9).map(\.name)
            == ["shop", "Sh-op", "Ship", "Shops", "Shup", "ShopDetail"])
        #expect(NearestNames.of("Shop", among: names.reversed(), limit: 2).map(\.name) == ["shop", "Sh-op"])
        #expect(NearestNames.of("Shop", among: names, limit: 0).isEmpty)
        #expect(NearestNames.of("Shop", among: names, limit: -1).isEmpty)
    }

    @Test("do not hold the name itself, but its other compositions")
    func itself() {
        #expect(NearestNames.of("Caf\u{E9}", among: ["Caf\u{E9}", "Cafe\u{301}"]).map(\.difference) == [.composition])
    }

    @Test("count a swap of neighbours as one mistake, and give up beyond the bound", arguments: [
        ("abcd", "abdc", 3, 1), ("abcd", "abcd", 0, 0), ("", "ab", 2, 2), ("kitten", "sitting", 3, 3),
        ("kitten", "sitting", 2, nil), ("a", "abcde", 3, nil),
    ] as [(String, String, Int, Int?)])
    func distance(left: String, right: String, bound: Int, distance: Int?) {
        #expect(NearestNames.distance(from: Array(left), to: Array(right), bound: bound) == distance)
    }

    @Test("of an enormous name are found without comparing every letter")
    func enormous() {
        let name = String(repeating: "a", count: 200_000)
        #expect(NearestNames.of(name + "b", among: [name + "c"]).isEmpty)
        #expect(NearestNames.of(name + "B", among: [name + "b"]).map(\.difference) == [.letterCase])
    }
}
