import SceneAddressing

/// What a run of the command says and how it ends.
struct Outcome: Equatable {
    enum Status: Int32 {
        /// Carried out, and nothing is wrong.
        case clean = 0
        /// Carried out, and something is wrong with the app.
        case findings = 1
        /// Not carried out.
        case failed = 2
    }

    var status: Status
    var output = ""
    var errors = ""

    static func failed(_ message: String) -> Outcome {
        Outcome(status: .failed, errors: message.hasSuffix("\n") ? message : message + "\n")
    }

    /// A report, written to a file where one is named.
    static func report(_ text: String, to file: String?, status: Status, warning: String = "") throws -> Outcome {
        guard let file, file != "-" else { return Outcome(status: status, output: text, errors: warning) }
        try OutputFile.write(text, to: file)
        return Outcome(status: status, errors: warning)
    }
}

/// One command of `boardwalk`.
protocol Command {
    static var description: CommandDescription { get }

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome
}

/// The command `boardwalk`: words in, texts and a status out.
enum CommandLineTool {
    static let version = "0.1.0"

    static var commands: [any Command.Type] {
        [WalkCommand.self, CheckCommand.self, MapCommand.self, ShowCommand.self, WhoCommand.self, RulesCommand.self]
    }

    /// What the program runs itself for; no help lists them.
    private static var innerCommands: [any Command.Type] { [DeviceWalkCommand.self] }

    static func run(_ words: [String], in terminal: Terminal = .plain) -> Outcome {
        do {
            return try dispatch(words, terminal)
        } catch let error as UsageError {
            return .failed(error.description.linesPrintable)
        } catch {
            return .failed("boardwalk: \(error)".linesPrintable)
        }
    }

    private static func dispatch(_ words: [String], _ terminal: Terminal) throws -> Outcome {
        guard let name = words.first else { return overview }
        let rest = Array(words.dropFirst())
        switch name {
        case "--version", "version":
            guard rest.isEmpty else { throw UsageError("'\(name)' takes no arguments") }
            return Outcome(status: .clean, output: "boardwalk \(version)\n")
        case "help", "--help", "-h":
            return try help(rest)
        default:
            let command = try command(named: name)
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                return Outcome(status: .clean, output: Help.text(of: command.description))
            }
            return try command.run(Arguments(rest, of: command.description), in: terminal)
        }
    }

    private static func help(_ words: [String]) throws -> Outcome {
        guard words.count <= 1 else { throw UsageError("'help' explains one command at a time") }
        guard let name = words.first, !["help", "--help", "-h", "version", "--version"].contains(name) else {
            return overview
        }
        return Outcome(status: .clean, output: Help.text(of: try command(named: name).description))
    }

    private static var overview: Outcome {
        Outcome(status: .clean, output: Help.overview(of: commands.map { $0.description }))
    }

    private static func command(named name: String) throws(UsageError) -> any Command.Type {
        if let command = (commands + innerCommands).first(where: { $0.description.name == name }) {
            return command
        }
        let names = commands.map { $0.description.name }
        let options = Set(commands.flatMap { $0.description.options.flatMap(\.names) })
        if options.contains(String(name.prefix { $0 != "=" })) {
            throw UsageError("the command comes first, as in 'boardwalk \(names[0]) \(name)'")
        }
        if name == "-v" || name == "-V" {
            throw UsageError("there is no command '\(name)'; did you mean '--version'?")
        }
        let known = names + ["help", "version"] + (name.hasPrefix("-") ? ["--help", "--version"] : [])
        if let nearest = NearestNames.of(name, among: known, limit: 1).first {
            throw UsageError("there is no command '\(name)'; did you mean '\(nearest.name)'?")
        }
        let isPath = name.contains("/") || name == "." || name == ".."
        throw UsageError("there is no command '\(name)'" + (isPath ? "; did you mean 'boardwalk map \(name)'?" : ""))
    }
}

extension String {
    /// The text with its own line ends, and nothing else that would steer a terminal.
    fileprivate var linesPrintable: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
    }
}
