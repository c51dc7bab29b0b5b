import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand
@testable import Checks

@Suite struct RuleSelectionTests {
    /// A rule that is off by default and has options of every type.
    private static let fewScenes = Rule(
        "few-scenes", .style, "A storyboard has few scenes.", reason: "It does.",
        options: [
            RuleOption("most", .number(1), "How many there may be."), RuleOption("loud", .flag(false), "Whether to shout."),
            RuleOption("words", .texts([]), "What to say."), RuleOption("name", .text("x"), "What to call it."),
            RuleOption("table", .table([:]), "What is what."),
        ],
        wrong: [], right: [],
        inDocument: { document, options in
            guard Double(document.scenes.count) > options.number("most") else { return [] }
            return [Fault(document.content.root, in: document, "There are \(document.scenes.count) scenes.")]
        })

    private func selection(_ json: String, only: String? = nil) throws -> RuleSelection {
        try RuleSelection(Configuration(json: Data(json.utf8)).rules, only: only, rules: [Self.fewScenes])
    }

    private func files(_ json: String, only: String? = nil) throws -> [String] {
        let scene = "<scene sceneID=\"s\"><objects><viewController id=\"v\"/></objects></scene>\n"
        let app = try FixtureApp(Dictionary(uniqueKeysWithValues: [("One", 1), ("Two", 2), ("Old/Three", 3), ("Old/Five", 5)].map {
            ($0.0 + ".storyboard", FixtureApp.document(initial: "v", scenes: String(repeating: scene, count: $0.1)))
        }))
        return try Checking(AppFolder(at: app.path), selection(json, only: only)).findings.map(\.location.file)
    }

    @Test func `a rule that is off is followed where a configuration or the command line says so`() throws {
        #expect(try files("{}") == [])
        #expect(try files("{}", only: "few-scenes").count == 3)
        #expect(try files("{rules: {'few-scenes': true}}").count == 3)
        #expect(try files("{rules: {style: true}}").count == 3)
        #expect(try files("{rules: {'few-scenes': {most: 2}}}") == ["Old/Five.storyboard", "Old/Three.storyboard"])
        #expect(try files("{rules: {style: true}, overrides: [{paths: 'Old', rules: {'few-scenes': false}}]}") == ["Two.storyboard"])
        #expect(try files("{overrides: [{paths: 'Two.*', rules: {'few-scenes': true}}]}") == ["Two.storyboard"])
    }

    @Test func `options can differ by path`() throws {
        let json = """
            {
              rules: {'few-scenes': true},
              overrides: [
                {paths: 'Old', rules: {'few-scenes': {most: 3}}},
                {paths: 'Old/Five.storyboard', rules: {'few-scenes': {most: 5}}},
              ],
            }
            """
        #expect(try files(json) == ["Two.storyboard"])
        #expect(try files(json.replacingOccurrences(of: "most: 5", with: "most: 4")) == ["Old/Five.storyboard", "Two.storyboard"])
    }

    @Test(arguments: [
        ("most: '1'", "must be a number, not a string"), ("loud: 1", "must be true or false"), ("words: 1", "must be a string or an array"),
        ("name: []", "must be a string"), ("table: {a: 1}", "'rules.few-scenes.table.a' must be"), ("mots: 1", "Did you mean 'most'?"),
        ("severty: 'crash'", "Did you mean 'severity'?"),
    ])
    func `options must be of their type and known`(option: String, message: String) {
        let error = #expect(throws: ConfigurationError.self) { try selection("{rules: {'few-scenes': {\(option)}}}") }
        #expect(error?.description.contains(message) == true)
    }

    @Test func `all types of options arrive`() throws {
        let settings = try selection("{rules: {'few-scenes': {most: 2, loud: true, words: 'a', name: 'b', table: {c: ['d']}}}}")
            .settings()
        #expect(settings["few-scenes"]?.options
            == ["most": .number(2), "loud": .flag(true), "words": .texts(["a"]), "name": .text("b"), "table": .table(["c": ["d"]])])
    }
}
