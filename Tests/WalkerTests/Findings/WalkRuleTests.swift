import Foundation
import Testing

@testable import Walker

@Suite("The rules of a walk")
struct WalkRuleTests {
    @Test("have names of their own, in small letters and hyphens")
    func names() {
        let names = WalkRule.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)")
        }
    }

    @Test("say in whole sentences what has to hold and why")
    func sentences() {
        for rule in WalkRule.all {
            for text in [rule.summary, rule.reason] {
                #expect(text.first?.isUppercase == true && text.last == ".", "\(rule.name)")
                #expect(!text.contains("  ") && !text.contains("\n"), "\(rule.name)")
            }
        }
    }
}
