import Testing
@testable import AppMap

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ layers: [(String, String)]...) -> BuildSettings {
        BuildSettings(layers.enumerated().map { BuildSettings.Layer(file: "\($0.offset)", settings: $0.element) })
    }

    @Test("references are expanded in both bracket forms, nested, and with operators", arguments: [
        ("$(NAME)", "My App 2"), ("${NAME}", "My App 2"), ("a$(NAME)b", "aMy App 2b"), ("$(N$(REST))", "My App 2"),
        ("$(NAME:c99extidentifier)", "My_App_2"), ("$(NAME:rfc1034identifier)", "My-App-2"),
        ("$(NAME:rfc1034identifier:lower)", "my-app-2"), ("$(NAME:upper)", "MY APP 2"),
        ("$(NONE:default=x.y)", "x.y"), ("$(EMPTY:default=x)", "x"), ("$(NAME:default=x)", "My App 2"),
        ("$(PATH:file)|$(PATH:base)|$(PATH:dir)", "b.txt|b|a"),
        ("$(UNKNOWN)", "$(UNKNOWN)"), ("$(UNKNOWN:lower)", "$(UNKNOWN:lower)"), ("$5 $", "$5 $"), ("$(open", "$(open"),
    ])
    func expansion(text: String, expected: String) {
        let settings = settings([("NAME", "My App 2"), ("REST", "AME"), ("EMPTY", ""), ("PATH", "a/b.txt")])
        #expect(settings.expand(text) == expected)
    }

    @Test("a setting inherits from the layers below, by either way of writing it")
    func inheritance() {
        let settings = settings([("A", "$(inherited) top"), ("B", "$(B) top")], [("A", "$(inherited) middle")], [("A", "low"), ("B", "low")])
        #expect(settings.value("A") == "low middle top")
        #expect(settings.value("B") == "low top")
        #expect(settings.file(of: "A") == "0")
        #expect(settings.value("NONE") == nil)
    }

    @Test("inheriting what no layer sets gives nothing, or stays where a layer is missing")
    func inheritingNothing() {
        let layer = BuildSettings.Layer(file: "", settings: [("A", "$(inherited)x")])
        #expect(BuildSettings([layer]).value("A") == "x")
        #expect(BuildSettings([layer], isComplete: false).value("A") == "$(inherited)x")
    }

    @Test("settings that refer to each other in a circle end")
    func circle() {
        #expect(settings([("A", "$(B)"), ("B", "$(A)")]).value("A") == "$(B)")
    }

    @Test("settings that multiply end with a bounded value")
    func multiplying() throws {
        let names = (0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") }
        let value = try #require(settings(names + [("A40", String(repeating: "x", count: 1000))]).value("A0"))
        #expect(value.utf8.count < 1_000_000)
    }

    @Test("deeply nested and unclosed brackets end", arguments: [2000, 100_000])
    func nesting(depth: Int) {
        let open = String(repeating: "$(", count: depth)
        let nested = open + String(repeating: ")", count: depth)
        #expect(settings([("A", "b")]).expand(nested) == nested)
        #expect(settings([("A", "b")]).expand(open) == open)
    }
}
