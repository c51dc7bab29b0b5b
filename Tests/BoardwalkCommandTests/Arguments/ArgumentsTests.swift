import Testing

@testable import BoardwalkCommand

@Suite struct ArgumentsTests {
    private let command = MapCommand.description

    @Test func `options and operands come in any order`() throws {
        let arguments = try Arguments(["App", "--all", "--format=json", "-o", "map.json"], of: command)
        #expect(arguments.operands == ["App"])
        #expect(arguments.value("--format") == "json")
        #expect(arguments.value("--output") == "map.json")
        #expect(arguments.has("--all"))
    }

    @Test func `after two dashes everything is an operand`() throws {
        #expect(try Arguments(["--", "--all"], of: command).operands == ["--all"])
    }

    @Test(arguments: [
        (["--fromat", "json"], "'map' has no option '--fromat'; did you mean '--format'?"),
        (["--format", "pdf"], "'pdf' is no value of '--format'; choose from text, html, json, dot, mermaid, svg, png"),
        (["--format"], "the option '--format' needs a value: FORMAT"),
        (["--all=yes"], "the option '--all' takes no value"),
        (["-o", "a", "--output", "b"], "the option '--output' is given twice"),
        (["a", "b"], "'b' is one word too many"),
    ])
    func `a wrong word gets a sentence`(words: [String], message: String) throws {
        let error = try #require(throws: UsageError.self) { try Arguments(words, of: command) }
        #expect(error.message == message)
    }

    @Test func `a missing operand is named`() throws {
        let error = try #require(throws: UsageError.self) { try Arguments([], of: WhoCommand.description) }
        #expect(error.message == "SCENE is missing")
    }
}
