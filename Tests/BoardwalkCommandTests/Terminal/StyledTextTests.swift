import Testing

@testable import BoardwalkCommand

@Suite struct StyledTextTests {
    @Test func `colour is the only difference between terminals`() {
        let line = StyledText("Main", .heading) + StyledText(" · ") + StyledText("✗ nowhere", .fault)
        let colored = line.rendered(for: Terminal(showsColor: true))
        #expect(line.rendered(for: .plain) == "Main · ✗ nowhere")
        #expect(colored == "\u{1B}[1mMain\u{1B}[0m · \u{1B}[1;31m✗ nowhere\u{1B}[0m")
    }

    @Test func `a name cannot colour the terminal`() {
        #expect(StyledText("\u{1B}[2J").rendered(for: Terminal(showsColor: true)) == "␛[2J")
    }

    @Test(arguments: [
        (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
        (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)])
    func `colour is for terminals that want it`(isTerminal: Bool, environment: [String: String], expected: Bool) {
        #expect(Terminal(showsColor: isTerminal, environment: environment).showsColor == expected)
    }
}
