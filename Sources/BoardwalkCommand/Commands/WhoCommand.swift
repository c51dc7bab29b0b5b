import AppMap

enum WhoCommand: Command {
    static let description = CommandDescription(name: "who", summary: "")
    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome { Outcome(status: .clean) }
}
