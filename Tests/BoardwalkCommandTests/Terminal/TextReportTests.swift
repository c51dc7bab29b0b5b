import Testing

@testable import BoardwalkCommand

@MainActor @Suite(.serialized) struct TextReportTests {
    /// The longest line of the list of rules.
    private func widest(columns: Int, isScreen: Bool) -> Int {
        var terminal = Terminal.plain
        (terminal.width, terminal.isScreen) = (columns, isScreen)
        return CommandLineTool.run(["rules"], in: terminal).output.split(separator: "\n").map { String($0).columns }.max() ?? 0
    }

    @Test("The list of rules is as wide as the screen, and the same on a wide one and in a file")
    func width() {
        #expect(widest(columns: 80, isScreen: true) <= 80)
        #expect(widest(columns: 80, isScreen: false) == widest(columns: 300, isScreen: true))
        #expect(widest(columns: 300, isScreen: true) > 80)
    }

    @Test("A map and a walk break their sentences for a narrow screen")
    func sentences() throws {
        let app = try FixtureApp.broken()
        for command in ["map", "walk"] {
            var terminal = Terminal.plain
            (terminal.width, terminal.isScreen) = (60, true)
            let narrow = CommandLineTool.run([command, app.path], in: terminal).output
            let wide = app.run(command, "PATH").output
            #expect(narrow.split(separator: "\n").count > wide.split(separator: "\n").count)
        }
    }
}
