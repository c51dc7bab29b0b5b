/// What a command takes and what it is for: the one source of parsing and of help.
struct CommandDescription: Sendable {
    struct Operand: Sendable {
        let name: String
        let summary: String
        var isRequired = false
    }

    struct Option: Sendable {
        /// The spellings, the long one last.
        let names: [String]
        /// The name of the option's value in help; nil for a switch.
        var value: String?
        /// The values there are; empty for any.
        var choices: [String] = []
        let summary: String

        var key: String { names.last ?? "" }

        var spelling: String {
            names.joined(separator: ", ") + (value.map { " " + $0 } ?? "")
        }
    }

    let name: String
    let summary: String
    var operands: [Operand] = []
    var options: [Option] = []
    /// What a newcomer needs to know beyond the lists.
    var discussion = ""
    /// Command lines and what each does.
    var examples: [(line: String, meaning: String)] = []

    var usage: String {
        let operands = operands.map { $0.isRequired ? $0.name : "[\($0.name)]" }
        let options = options.isEmpty ? [] : ["[options]"]
        return (["boardwalk", name] + operands + options).joined(separator: " ")
    }
}
