import AppMap

/// Something about a rule that a configuration can choose.
public struct RuleOption: Hashable, Sendable {
    /// The key in a configuration.
    public let name: String
    /// What it chooses, in one sentence.
    public let summary: String
    /// What holds where nothing is chosen; what is chosen must be of the same type.
    public let standard: OptionValue

    init(_ name: String, _ standard: OptionValue, _ summary: String) {
        self.name = name
        self.summary = summary
        self.standard = standard
    }
}

/// The options of a rule as they are chosen.
struct RuleOptions {
    private let values: [String: OptionValue]

    /// What is chosen wins over what is standard, if it is of the same type.
    init(_ options: [RuleOption], chosen: [String: OptionValue]) {
        values = Dictionary(
            options.map { option in
                let choice = chosen[option.name].flatMap { $0.hasType(of: option.standard) ? $0 : nil }
                return (option.name, choice ?? option.standard)
            }, uniquingKeysWith: { first, _ in first })
    }

    func flag(_ name: String) -> Bool {
        if case .flag(let value) = values[name] { value } else { false }
    }

    func number(_ name: String) -> Double {
        if case .number(let value) = values[name] { value } else { 0 }
    }

    func text(_ name: String) -> String {
        if case .text(let value) = values[name] { value } else { "" }
    }

    func texts(_ name: String) -> [String] {
        if case .texts(let value) = values[name] { value } else { [] }
    }

    func table(_ name: String) -> [String: [String]] {
        if case .table(let value) = values[name] { value } else { [:] }
    }
}
