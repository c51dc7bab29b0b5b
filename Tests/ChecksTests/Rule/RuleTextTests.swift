import Testing

@testable import Checks

@Suite struct RuleTextTests {
    @Test func `No two rules have the same name`() {
        #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    }

    @Test("A rule's name is of small letters, digits and hyphens", arguments: Rule.all)
    func name(of rule: Rule) {
        #expect(rule.name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil)
        #expect(Rule.named(rule.name)?.name == rule.name)
    }

    @Test("What a rule says of itself are whole sentences", arguments: Rule.all)
    func texts(of rule: Rule) {
        for text in [rule.summary, rule.reason] + rule.options.map(\.summary) {
            #expect(text.first?.isUppercase == true || text.first == "`", "\(text)")
            #expect(text.last == ".", "\(text)")
            #expect(!text.contains("\n"), "\(text)")
        }
        #expect(!rule.summary.dropLast().contains(". "))
        #expect(Set(rule.options.map(\.name)).count == rule.options.count)
    }

    @Test func `Rules of style are off by default, and of the others only one that cannot be sure`() {
        #expect(Rule.all.filter { $0.severity != .style && !$0.isOnByDefault }.map(\.name) == ["segue-of-some-scenes"])
        #expect(!Rule.all.contains { $0.severity == .style && $0.isOnByDefault })
    }
}
