import Testing

@testable import AppMap

@Suite struct FindingIdentityTests {
    @Test(arguments: [
        ("There is no outlet 'title'. Did you mean 'titel'?", ["title"]),
        ("The segue \"pay\" leads to 'Payment', which isn't there", ["pay", "Payment"]),
        ("The scene's outlet 'it's' doesn't exist.", ["it's"]),
        ("The outlet 'a' is missing; did you mean 'b'?", ["a"]),
        ("Nothing is 'open", []),
        ("Version 3.0 of 'x' is old! 'y' is not.", ["x"]),
        ("'a', 'b', 'c', 'd' and 'e'", ["a", "b", "c", "d"]),
        ("", []),
    ])
    func `the names that the first sentence quotes tell two findings of an object apart`(message: String, names: [String]) {
        #expect(QuotedNames.inFirstSentence(of: message) == names)
    }

    @Test func `lines, wording and what is suggested do not count`() {
        let one = Finding.fixture(line: 3).identity
        #expect(one == Finding.fixture("missing-outlet", "The outlet 'title' is missing. Add it!", line: 90).identity)
        #expect(one.digest == Finding.fixture(line: 90).identity.digest)
    }

    @Test func `rule, file, object and names count`() {
        let all = [
            Finding.fixture(), .fixture("other"), .fixture(in: "Shop.storyboard"), .fixture(object: "b2"),
            .fixture(object: nil), .fixture(object: nil, scene: "Home"), .fixture("missing-outlet", "No 'subtitle'."),
            .fixture(object: ""), .fixture(in: "e\u{301}"), .fixture(in: "\u{E9}"),
        ].map(\.identity)
        #expect(Set(all).count == all.count)
        #expect(Set(all.map(\.digest)).count == all.count)
        #expect(all.allSatisfy { $0.digest.utf8.count == 32 })
    }

    @Test func `the digest is the same on every machine and in every version`() {
        #expect(Finding.fixture().identity.digest == "f0ecff444a171ebc09293b090c6ed6eb")
    }
}
