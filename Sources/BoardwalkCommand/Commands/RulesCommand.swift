import AppMap
import Checks

/// `boardwalk rules`: what an app is checked by.
enum RulesCommand: Command {
    static let description = CommandDescription(
        name: "rules",
        summary: "Lists the rules of 'boardwalk check', or explains one with its examples.",
        operands: [.init(name: "NAME", summary: "The rule to explain; without it, all are listed.")],
        options: [
            .init(names: ["--format"], value: "FORMAT", choices: ["text", "json"], summary: "text (the default) or json."),
            .init(names: ["-o", "--output"], value: "FILE", summary: "Writes to a file instead of the terminal.")
        ],
        discussion: """
            Rules of the severities crash, broken and suspicious are on, those of style are off, unless .boardwalk.json
            in an app's folder says otherwise.
            """,
        examples: [
            ("boardwalk rules", "all rules, the worst first"),
            ("boardwalk rules missing-scene", "what the rule is for, and files that break it"),
            ("boardwalk rules --format json", "all that is known of all rules, for programs"),
        ])

    static func run(_ arguments: Arguments, in terminal: Terminal) throws -> Outcome {
        let output = arguments.value("--output")
        let terminal = output == nil ? terminal : .plain
        let catalog = RuleCatalog.standard
        let named = try arguments.operands.first.map { name in
            guard let entry = catalog.entry(named: name) else { throw CommandFailure(description: catalog.unknown(name)) }
            return entry
        }
        if arguments.value("--format") == "json" {
            let text = try ReportEncoding.json(RulesRecord(named.map { [$0] } ?? catalog.entries))
            return try .report(text, to: output, status: .clean)
        }
        let text = named.map { RulesText.page(of: $0, terminal: terminal) } ?? RulesText.list(catalog.all, terminal: terminal)
        return try .report(text, to: output, status: .clean)
    }
}
