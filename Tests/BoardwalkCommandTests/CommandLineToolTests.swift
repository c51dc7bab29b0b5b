import Testing

@testable import BoardwalkCommand

@Suite struct CommandLineToolTests {
    @Test func `without words it prints the overview`() {
        let outcome = CommandLineTool.run([])
        #expect(outcome.status == .clean)
        #expect(outcome.output.contains("Usage: boardwalk COMMAND"))
        #expect(outcome == CommandLineTool.run(["help"]))
    }

    @Test func `it tells its version`() {
        #expect(CommandLineTool.run(["--version"]).output == "boardwalk \(CommandLineTool.version)\n")
    }

    @Test(arguments: ["walk", "check", "map", "show", "who", "rules"])
    func `help explains every command and option`(name: String) throws {
        let outcome = CommandLineTool.run(["help", name])
        #expect(outcome.status == .clean)
        #expect(outcome == CommandLineTool.run([name, "--help"]))
        let command = try #require(CommandLineTool.commands.first { $0.description.name == name })
        for option in command.description.options {
            #expect(outcome.output.contains("  \(option.spelling)  "))
        }
        let longest = outcome.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect(longest <= 120)
    }

    @Test(arguments: [["mpa"], ["map", "--nonsense"], ["help", "map", "who"], ["--version", "x"], ["who"]])
    func `wrong arguments get a sentence and status 2`(words: [String]) {
        let outcome = CommandLineTool.run(words)
        #expect(outcome.status == .failed)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("boardwalk: "))
    }

    @Test func `a misspelt command gets the nearest`() {
        #expect(CommandLineTool.run(["mpa"]).errors.contains("did you mean 'map'?\n"))
    }

    @Test(arguments: [
        ["help"], ["--help"], ["-h"], ["help", "help"], ["help", "--help"], ["--help", "help"], ["help", "version"],
    ])
    func `help is found however it is asked for`(words: [String]) {
        #expect(CommandLineTool.run(words) == CommandLineTool.run([]))
    }

    @Test func `help of a command comes before anything else that is said`() {
        let help = CommandLineTool.run(["help", "map"])
        for words in [["map", "--help"], ["map", "-h"], ["--help", "map"], ["map", ".", "--nonsense", "--help"]] {
            #expect(CommandLineTool.run(words) == help)
        }
    }

    @Test(arguments: [
        ("-v", "did you mean '--version'?"), ("--verison", "did you mean '--version'?"), ("--hepl", "did you mean '--help'?"),
        ("--format=json", "the command comes first, as in 'boardwalk walk --format=json'."),
        ("./Kiosk", "did you mean 'boardwalk map ./Kiosk'?"), (".", "did you mean 'boardwalk map .'?"),
    ])
    func `a word that is no command gets what was meant`(word: String, hint: String) {
        let outcome = CommandLineTool.run([word])
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains(hint + "\n"))
    }

    @Test func `an argument cannot steer the terminal`() {
        #expect(CommandLineTool.run(["\u{1B}[2J"]).errors.contains("'␛[2J'"))
    }
}
