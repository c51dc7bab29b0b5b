/// A report for people: lines and trees.
struct TextReport {
    /// The columns that a line may take. Fixed, so that a report is the same on every screen and in every file.
    static let width = 110

    private var lines: [StyledText] = []

    mutating func add(_ line: StyledText) {
        lines.append(line)
    }

    /// Adds a text in as many lines as it needs, each after the same beginning.
    mutating func add(wrapping text: String, _ style: Style = .plain, after beginning: StyledText = "") {
        let width = max(40, Self.width - beginning.columns)
        for line in text.truncated(to: 12 * Self.width).printable.wrapped(to: width) {
            add(beginning + StyledText(line, style))
        }
    }

    mutating func add(_ branches: [Branch]) {
        add(branches, after: "")
    }

    mutating func addGap() {
        if let last = lines.last, last.columns > 0 {
            lines.append("")
        }
    }

    func rendered(for terminal: Terminal) -> String {
        lines.map { $0.rendered(for: terminal) + "\n" }.joined()
    }

    private mutating func add(_ branches: [Branch], after beginning: String) {
        for (position, branch) in branches.enumerated() {
            let isLast = position == branches.count - 1
            let inner = beginning + (isLast ? "   " : "│  ")
            add(StyledText(beginning + (isLast ? "└─ " : "├─ "), .secondary) + branch.line)
            for note in branch.notes {
                add(
                    wrapping: note.text, note.style,
                    after: StyledText(inner + (branch.branches.isEmpty ? "   " : "│  "), .secondary))
            }
            add(branch.branches, after: inner)
        }
    }
}

/// A line of a tree, with what it says below and what hangs on it.
struct Branch {
    var line: StyledText
    var notes: [(text: String, style: Style)] = []
    var branches: [Branch] = []
}
