import AppMap
import Checks
import Foundation
import InterfaceBuilder
import Testing

@testable import BoardwalkCommand

@MainActor @Suite(.serialized) struct RulesCommandTests {
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

    @Test func `a rule with options shows how one is set`() {
        #expect(CommandLineTool.run(["rules", "large-storyboard"]).output
            .contains("With an option:     rules: {\"large-storyboard\": {\"maximum\": "))
        #expect(!CommandLineTool.run(["rules", "stale-tie-breaker"]).output.contains("With an option"))
    }

    @Test(arguments: RuleCatalog.standard.all.map(\.name))
    func `every rule has a page that fits a screen's width but for its examples`(name: String) {
        let outcome = CommandLineTool.run(["rules", name])
        #expect(outcome.status == .clean)
        let text = outcome.output.split(separator: "\n").prefix { !$0.hasPrefix("Breaks the rule") }
        #expect(text.allSatisfy { String($0).columns <= 110 })
    }

    @Test func `a rule says what finds it, what it takes and whether it can be put right`() {
        func page(_ rule: String) -> String { CommandLineTool.run(["rules", rule]).output }
        #expect(page("missing-outlet").contains("Needs the app's Swift and Objective-C sources"))
        #expect(page("navigation-without-root").contains("Asks the app's Swift and Objective-C sources where they are there"))
        #expect(page("stale-tie-breaker").contains("'boardwalk check --fix' puts right"))
        #expect(page("dead-end").contains("Found by running the app's flows"))
        #expect(page("missing-scene").contains("where running the app's flows meets it"))
        #expect(!page("misplaced-exit").contains("sources"))
    }

    @Test func `programs get all that is known of rules`() throws {
        let output = CommandLineTool.run(["rules", "--format", "json"]).output
        let object = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(object["format"] as? String == "boardwalk-rules")
        let rules = try #require(object["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["name"] as? String } == RuleCatalog.standard.all.map(\.name))
        let large = try #require(rules.first { $0["name"] as? String == "large-storyboard" })
        #expect(large["onByDefault"] as? Bool == false)
        #expect(large["severity"] as? String == "style")
        let option = try #require((large["options"] as? [[String: Any]])?.first)
        #expect(option["default"] as? Double == 20)
        #expect(option["type"] as? String == "a number")
        let one = CommandLineTool.run(["rules", "missing-outlet", "--format", "json"]).output
        #expect(one.contains("\"sources\" : \"needed\""))
        #expect(one.contains("\"foundBy\" : ["))
        #expect(one.contains("\"breaking\" : ["))
    }

    @Test(arguments: RuleCatalog.standard.entries.filter { $0.finders != [.files] && Rule.named($0.name) == nil }.map(\.name))
    func `the examples of rules that are not of files alone are reported where they mark, and the others not`(name: String) throws {
        let entry = try #require(RuleCatalog.standard.entry(named: name))
        #expect(!entry.wrong.isEmpty)
        #expect(!entry.right.isEmpty)
        for example in entry.wrong + entry.right {
            let app = try FixtureApp(Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.text) }))
            let rules = name == "unused-suppression" ? [] : ["--only", name]
            let output = CommandLineTool.run(["check", app.path, "--format", "json"] + rules).output
            let object = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
            let findings = try #require(object["findings"] as? [[String: Any]]).filter { $0["rule"] as? String == name }
            let places = findings.map { "\($0["file"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? "")" }
            #expect(places == example.markedPlaces, "\(output)")
        }
    }

    @Test(arguments: Rule.all.map(\.name))
    func `a rule says that it can be put right if some example of it can`(name: String) throws {
        let rule = try #require(Rule.named(name))
        let hasFix = try rule.wrong.contains { example in
            let app = try FixtureApp(Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.text) }))
            let settings = [name: RuleSettings(isOn: true, options: example.options)]
            return try !CheckReport(of: AppFolder(at: app.path), settings: settings, rules: [rule]).fixes.isEmpty
        }
        #expect(hasFix == rule.isFixable)
    }

    @Test func `a rule that there is not gets the nearest`() {
        #expect(CommandLineTool.run(["rules", "stale-tiebreaker"]).errors
            == "boardwalk: there is no rule 'stale-tiebreaker'; did you mean 'stale-tie-breaker'?\n")
        #expect(CommandLineTool.run(["rules", "zzz"]).errors.hasSuffix("'boardwalk rules' lists those there are.\n"))
    }
}

extension RuleExample {
    fileprivate var markedPlaces: [String] {
        files.flatMap { file in
            file.marks.map { mark in
                let before = file.text.utf8.prefix(mark)
                let line = before.count { $0 == UInt8(ascii: "\n") } + 1
                let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
                return "\(file.path):\(line):\(column)"
            }
        }.sorted()
    }
}
