import AppMap
import Checks

/// Rules as text for people.
enum RulesText {
    static func list(_ rules: [RuleDescription], terminal: Terminal) -> String {
        var text = TextReport(for: terminal)
        let width = rules.map(\.name.count).max() ?? 0
        for severity in Severity.allCases {
            let group = rules.filter { $0.severity == severity }
            guard !group.isEmpty else { continue }
            text.addGap()
            text.add(StyledText(severity.rawValue, .heading) + StyledText("  \(severity.meaning)", .secondary))
            for rule in group {
                let name = StyledText("  " + rule.name, rule.isOnByDefault ? .link : .secondary).padded(to: width + 4)
                text.add(wrapping: rule.summary, after: name, then: StyledText(String(repeating: " ", count: width + 4)))
            }
        }
        text.addGap()
        text.add("'boardwalk rules NAME' explains one.")
        return text.rendered(for: terminal)
    }

    static func page(of entry: CatalogEntry, terminal: Terminal) -> String {
        let rule = entry.description
        var text = TextReport(for: terminal)
        text.add([
            StyledText(rule.name, .heading), StyledText(rule.severity.rawValue, rule.severity.style),
            StyledText(rule.isOnByDefault ? "on by default" : "off by default", .secondary),
        ].joined())
        text.addGap()
        text.add(wrapping: rule.summary)
        text.addGap()
        text.add(wrapping: rule.reason)
        text.addGap()
        for line in entry.facts { text.add(wrapping: line) }
        add(entry.options, to: &text)
        add(entry.wrong, under: "Breaks the rule, at the mark ▸:", to: &text)
        add(entry.right, under: "Does not:", to: &text)
        text.addGap()
        let other = rule.isOnByDefault ? "false" : "true"
        text.add(StyledText("In .boardwalk.json: ", .secondary) + StyledText("rules: {\"\(rule.name)\": \(other)}")
            + StyledText(", or a severity in place of \(other)", .secondary))
        if let option = entry.options.first {
            text.add(StyledText("With an option:     ", .secondary)
                + StyledText("rules: {\"\(rule.name)\": {\"\(option.name)\": \(option.standard.shortWords)}}"))
        }
        return text.rendered(for: terminal)
    }

    private static func add(_ options: [RuleOption], to text: inout TextReport) {
        guard !options.isEmpty else { return }
        text.addGap()
        text.add(StyledText("Options", .heading))
        for option in options {
            let name = StyledText("  \(option.name)  ", .link)
            text.add(wrapping: option.standard.words, .secondary, after: name, then: "      ")
            text.add(wrapping: option.summary, after: "      ")
        }
    }

    private static func add(_ examples: [RuleExample], under heading: StyledText, to text: inout TextReport) {
        for (position, example) in examples.enumerated() {
            text.addGap()
            if position == 0 {
                text.add(heading)
            }
            if !example.options.isEmpty {
                let options = example.options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }
                text.add(wrapping: "with " + options.joined(separator: ", "), .secondary, after: "  ")
            }
            for file in example.files {
                text.add(StyledText("  " + file.path, .secondary))
                for line in file.markedLines {
                    text.add(StyledText("  " + line))
                }
            }
        }
    }
}

extension CatalogEntry {
    /// What finds it, what it takes, and whether it can be put right, a sentence each.
    fileprivate var facts: [String] {
        let found: String
        switch finders {
        case [.files]: found = "Found in the files."
        case [.walk]: found = "Found by running the app's flows, as 'boardwalk walk' does, with the steps that lead there."
        case [.suppressions]: found = "Found when the findings are compared with what is suppressed."
        default: found = "Found in the files; where running the app's flows meets it, with the steps that lead there."
        }
        let use: String? =
            switch sources {
            case .needed: "Needs the app's Swift and Objective-C sources, and says nothing without them."
            case .consulted: "Asks the app's Swift and Objective-C sources where they are there, and does without."
            case nil: nil
            }
        let fix = isFixable ? "'boardwalk check --fix' puts right what has one safe answer." : nil
        return [found, use, fix].compactMap { $0 }
    }
}

extension RuleExample.File {
    /// The lines of the text, with a mark at each place that is reported.
    fileprivate var markedLines: [String] {
        var bytes = Array(text.utf8)
        for mark in marks.reversed() {
            bytes.insert(contentsOf: "▸".utf8, at: min(mark, bytes.count))
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.last == "" ? lines.dropLast() : lines[...]).map(String.init)
    }
}

extension OptionValue {
    /// The value as a configuration writes it, without the elements of a list.
    fileprivate var shortWords: String {
        switch self {
        case .flag, .number, .text: words
        case .texts: "[\"…\"]"
        case .table: "{\"…\": [\"…\"]}"
        }
    }

    /// The value as a configuration writes it.
    fileprivate var words: String {
        switch self {
        case .flag(let value): "\(value)"
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .text(let text): "\"\(text)\""
        case .texts(let texts): "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        case .table(let table):
            "{" + table.sorted { $0.key < $1.key }
                .map { "\"\($0.key)\": [" + $0.value.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
                .joined(separator: ", ") + "}"
        }
    }
}

extension Severity {
    fileprivate var meaning: String {
        switch self {
        case .crash: "an exception or a trap follows"
        case .broken: "something silently does not work"
        case .suspicious: "something is likely not meant so"
        case .style: "something is not as a team has agreed; off unless switched on"
        }
    }
}
