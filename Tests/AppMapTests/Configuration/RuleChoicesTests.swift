import AppMap
import Foundation
import Testing

@Suite("A configuration's choices about rules")
struct RuleChoicesTests {
    private func choices(_ text: String) throws(ConfigurationError) -> RuleChoices {
        try Configuration(json: Data(text.utf8)).rules
    }

    private func error(in text: String) -> ConfigurationError? {
        #expect(throws: ConfigurationError.self) { try choices(text) }
    }

    @Test("switch rules on and off and say how bad they are")
    func switches() throws {
        let rules = try choices("{rules: {a: false, b: true, c: 'crash', d: {severity: 'style', most: 3}, e: {on: false}}}")
        func choice(_ rule: String) -> RuleChoices.Choice { rules.choice(for: rule, of: .broken) }
        #expect(choice("a").isOn == false)
        #expect(choice("b").isOn == true)
        #expect(choice("b").severity == nil)
        #expect(choice("c").isOn == true)
        #expect(choice("c").severity == .crash)
        #expect(choice("d").isOn == true)
        #expect(choice("d").severity == .style)
        #expect(choice("e").isOn == false)
        #expect(choice("f").isOn == nil)
    }

    @Test("can be made for all rules of a severity, and then for one")
    func groups() throws {
        let rules = try choices("{rules: {style: true, a: false, suspicious: 'broken'}}")
        #expect(rules.choice(for: "b", of: .style).isOn == true)
        #expect(rules.choice(for: "a", of: .style).isOn == false)
        #expect(rules.choice(for: "c", of: .suspicious).severity == .broken)
        #expect(rules.choice(for: "c", of: .crash).isOn == nil)
    }

    @Test("can be made for some paths, where the last that matches wins")
    func overrides() throws {
        let rules = try choices("""
            {
              rules: {a: 'suspicious'},
              overrides: [
                {paths: 'Legacy/**', rules: {a: false, b: true}},
                {paths: ['Legacy/New', 'Other/*.xib'], rules: {a: 'crash'}},
              ],
            }
            """)
        #expect(rules.choice(for: "a", of: .broken, in: "Main.storyboard").severity == .suspicious)
        #expect(rules.choice(for: "a", of: .broken, in: "Legacy/Main.storyboard").isOn == false)
        #expect(rules.choice(for: "a", of: .broken, in: "Legacy/New/Main.storyboard").isOn == true)
        #expect(rules.choice(for: "a", of: .broken, in: "Legacy/New/Main.storyboard").severity == .crash)
        #expect(rules.choice(for: "b", of: .style, in: "Other/Main.storyboard").isOn == nil)
        #expect(rules.mayFollow("b", of: .style, byDefault: false))
        #expect(!rules.mayFollow("c", of: .style, byDefault: false))
        #expect(rules.mayFollow("a", of: .broken, byDefault: false))
    }

    @Test("must name rules that there are")
    func unknownRules() throws {
        let rules = try choices("{overrides: [{paths: 'a', rules: {'mising-scene': true}}]}")
        let error = #expect(throws: ConfigurationError.self) { try rules.check(known: ["missing-scene", "other"]) }
        #expect(error?.description
            == ".boardwalk.json: 'overrides[0].rules.mising-scene' is not known. Did you mean 'missing-scene'?")
        #expect(throws: Never.self) { try rules.check(known: ["mising-scene"]) }
    }

    @Test("of the wrong form are errors at their place", arguments: [
        ("{rules: []}", "rules"), ("{rules: {a: 1}}", "rules.a"), ("{rules: {a: 'bad'}}", "rules.a"),
        ("{rules: {a: {severity: 'bad'}}}", "rules.a.severity"), ("{rules: {a: {on: 1}}}", "rules.a.on"),
        ("{rules: {style: {most: 3}}}", "rules.style"), ("{overrides: {}}", "overrides"),
        ("{overrides: [{rules: {}}]}", "overrides[0]"), ("{overrides: [{paths: 'a'}]}", "overrides[0]"),
        ("{overrides: [{paths: [], rules: {}}]}", "overrides[0].paths"),
        ("{overrides: [{paths: 'a', rules: {b: null}}]}", "overrides[0].rules.b"),
    ])
    func errors(text: String, keyPath: String) {
        #expect(error(in: text)?.keyPath == keyPath)
    }
}
