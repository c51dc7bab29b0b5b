import SceneAddressing

/// The words after a command's name, sorted into what they mean.
struct Arguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var switches: Set<String> = []

    /// - Throws: `UsageError` for a word that the command does not take, naming what comes nearest.
    init(_ words: [String], of command: CommandDescription) throws(UsageError) {
        var rest = words[...]
        var onlyOperands = false
        while let word = rest.popFirst() {
            if word == "--", !onlyOperands {
                onlyOperands = true
            } else if onlyOperands || !word.hasPrefix("-") || word == "-" {
                operands.append(word)
            } else {
                try take(word, &rest, of: command)
            }
        }
        guard operands.count <= command.operands.count else {
            throw UsageError("'\(operands[command.operands.count])' is one word too many", command: command)
        }
        if let missing = command.operands.dropFirst(operands.count).first(where: \.isRequired) {
            throw UsageError("\(missing.name) is missing", command: command)
        }
    }

    func value(_ option: String) -> String? { values[option] }

    func has(_ option: String) -> Bool { switches.contains(option) }

    private mutating func take(
        _ word: String, _ rest: inout ArraySlice<String>, of command: CommandDescription
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.options.first(where: { $0.names.contains(parts[0]) }) else {
            let nearest = NearestNames.of(parts[0], among: command.options.flatMap(\.names), limit: 1).first
            throw UsageError(
                "'\(command.name)' has no option '\(parts[0])'"
                    + (nearest.map { "; did you mean '\($0.name)'?" } ?? ""),
                command: command)
        }
        guard let valueName = option.value else {
            guard parts.count == 1 else {
                throw UsageError("the option '\(option.key)' takes no value", command: command)
            }
            switches.insert(option.key)
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
            throw UsageError("the option '\(option.key)' needs a value: \(valueName)", command: command)
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw UsageError(
                "'\(value)' is no value of '\(option.key)'; choose from \(option.choices.joined(separator: ", "))",
                command: command)
        }
        guard values.updateValue(value, forKey: option.key) == nil else {
            throw UsageError("the option '\(option.key)' is given twice", command: command)
        }
    }
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
    let message: String
    let command: CommandDescription?

    init(_ message: String, command: CommandDescription? = nil) {
        self.message = message
        self.command = command
    }

    var description: String {
        let usage = command.map { "Usage: \($0.usage)\n" } ?? ""
        let more = command.map { "boardwalk help \($0.name)" } ?? "boardwalk help"
        return "boardwalk: \(message)\(message.hasSuffix("?") ? "" : ".")\n\(usage)'\(more)' tells more.\n"
    }
}
