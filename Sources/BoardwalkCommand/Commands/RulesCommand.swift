import AppMap
import Checks

/// `boardwalk rules`: what an app is checked by.
enum RulesCommand: Command {
    static let description = CommandDescription(
        name: "rules",
        summary: "Lists the rules of 'boardwalk check', or explains one with its examples.",
        operands: [.init(name: "NAME", summary: "The rule to explain; without it, all are listed.")],
        options: [
            .init(names: ["-o", "--output"], value: "FILE", summary: "Writes to a file instead of the terminal.")
        ],
        discussion: """
            Rules of the severities crash, broken and suspicious are on, those of style are off, unless .boardwalk.json
            in an app's folder says otherwise.
            """,
        examples: [
            ("boardwalk rules", "all rules, the worst first"),
            ("boardwalk rules missing-scene", "what the rule is for, and files that break it"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let output = arguments.value("--output")
        let terminal = output == nil ? terminal : .plain
        guard let name = arguments.operands.first else {
            return try .report(RulesText.list(RuleCatalog.standard.all, terminal: terminal), to: output, status: .clean)
        }
        guard let rule = RuleCatalog.standard.named(name) else {
            throw CommandFailure(description: RuleCatalog.standard.unknown(name))
        }
        return try .report(
            RulesText.page(of: rule, details: Rule.named(name), terminal: terminal), to: output, status: .clean)
    }
}
