/// The texts that `boardwalk help` prints.
enum Help {
    static func overview(of commands: [CommandDescription]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let list = commands.map { "  \(padded($0.name, to: width))  \($0.summary)\n" }.joined()
        return """
            Boardwalk reads the storyboards of an iOS app, follows every link between them and shows the whole.
            It needs neither Xcode nor a Mac. To begin, go to an app's folder and type: boardwalk map

            Usage: boardwalk COMMAND [arguments]

            Commands:
            \(list)
            'boardwalk help COMMAND' explains one command. 'boardwalk --version' prints the version.

            Exit status: 0 nothing found, 1 something is wrong with the app, 2 the command could not be carried out.

            """
    }

    static func text(of command: CommandDescription) -> String {
        var text = "\(command.summary)\n\nUsage: \(command.usage)\n"
        if !command.discussion.isEmpty {
            text += "\n\(command.discussion)\n"
        }
        if !command.operands.isEmpty {
            text += "\nArguments:\n" + table(command.operands.map { ($0.name, $0.summary) })
        }
        if !command.options.isEmpty {
            text += "\nOptions:\n" + table(command.options.map { ($0.spelling, $0.summary) })
        }
        if !command.examples.isEmpty {
            text += "\nExamples:\n" + command.examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined()
        }
        return text
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \(padded($0.0, to: width))  \($0.1)\n" }.joined()
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
