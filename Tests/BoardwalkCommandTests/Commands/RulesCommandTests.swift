import Checks
import Testing

@testable import BoardwalkCommand

@Suite struct RulesCommandTests {
    @Test func `all rules are listed with their sentences, the worst first`() {
        let outcome = CommandLineTool.run(["rules"])
        #expect(outcome.status == .clean)
        for rule in Rule.all {
            #expect(outcome.output.contains("  \(rule.name)  "))
        }
        #expect(outcome.output.hasPrefix("crash  an exception or a trap follows\n  "))
        #expect(outcome.output.contains("  unused-suppression"))
    }

    @Test func `a rule is explained with its reason and examples that mark the place`() {
        let output = CommandLineTool.run(["rules", "stale-tie-breaker"]).output
        #expect(output.hasPrefix("stale-tie-breaker · broken · on by default\n\n"))
        #expect(output.contains("<segue ▸reference=\"gone\"/>"))
        #expect(output.contains("Does not:\n"))
        #expect(output.hasSuffix("In .boardwalk.json: rules: {\"stale-tie-breaker\": false}, or a severity in place of false\n"))
    }

    @Test(arguments: RuleCatalog.standard.all.map(\.name))
    func `every rule has a page that fits a screen's width but for its examples`(name: String) {
        let outcome = CommandLineTool.run(["rules", name])
        #expect(outcome.status == .clean)
        let text = outcome.output.split(separator: "\n").prefix { !$0.hasPrefix("Breaks the rule") }
        #expect(text.allSatisfy { String($0).columns <= 110 })
    }

    @Test func `a rule that there is not gets the nearest`() {
        #expect(CommandLineTool.run(["rules", "stale-tiebreaker"]).errors
            == "boardwalk: there is no rule 'stale-tiebreaker'; did you mean 'stale-tie-breaker'?\n")
        #expect(CommandLineTool.run(["rules", "zzz"]).errors.hasSuffix("'boardwalk rules' lists those there are.\n"))
    }
}
