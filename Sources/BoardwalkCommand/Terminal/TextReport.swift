/// A report for people: lines and trees.
struct TextReport {
    /// The columns that a line may take in files and on wide screens, so that a report is the same there.
    static let width = 110

    /// The columns that a line may take here.
    let width: Int
    private var lines: [StyledText] = []

    /// A report whose sentences are broken so that they fit on a narrow screen too.
    init(for terminal: Terminal) {
        width = terminal.isScreen ? min(Self.width, max(Self.narrowest, terminal.width)) : Self.width
    }

    private static let narrowest = 40

    mutating func add(_ line: StyledText) {
        lines.append(line)
    }

    /// Adds a text in as many lines as it needs, each after the same beginning, unless those behind the first have one of
    /// their own.
    mutating func add(
        wrapping text: String, _ style: Style = .plain, after beginning: StyledText = "", then next: StyledText? = nil
    ) {
        let width = max(min(40, self.width / 2), self.width - beginning.columns)
        for (position, line) in text.truncated(to: 12 * Self.width).printable.wrapped(to: width).enumerated() {
            add((position == 0 ? beginning : next ?? beginning) + StyledText(line, style))
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
                let beginning = StyledText(inner + (branch.branches.isEmpty ? "   " : "│  "), .secondary)
                if note.isPlace {
                    add(beginning + StyledText(note.text.truncated(to: 12 * Self.width), note.style))
                } else {
                    add(wrapping: note.text, note.style, after: beginning)
                }
            }
            add(branch.branches, after: inner)
        }
    }
}

/// A line of a tree, with what it says below and what hangs on it.
struct Branch {
    var line: StyledText
    var notes: [Note] = []
    var branches: [Branch] = []

    struct Note {
        let text: String
        let style: Style
        let isPlace: Bool

        init(_ text: String, _ style: Style) {
            self.text = text
            self.style = style
            isPlace = false
        }

        /// A place in a file, which stays in one line however long it is, so that it can be copied and clicked.
        init(place: String) {
            text = place
            style = .secondary
            isPlace = true
        }
    }
}
