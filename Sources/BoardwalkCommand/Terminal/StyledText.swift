/// What a part of a report is, which a terminal shows as a colour.
enum Style {
    case plain
    case heading
    case secondary
    case link
    case entry
    case fault
    case warning

    fileprivate var code: String? {
        switch self {
        case .plain: nil
        case .heading: "1"
        case .secondary: "2"
        case .link: "36"
        case .entry: "32"
        case .fault: "1;31"
        case .warning: "33"
        }
    }
}

/// A line of a report: parts of different styles.
///
/// Names from documents reach a terminal through this type alone, and only as printable text.
struct StyledText: ExpressibleByStringLiteral {
    private var spans: [(text: String, style: Style)] = []

    init() {}

    init(stringLiteral text: String) {
        self.init(text)
    }

    init(_ text: String, _ style: Style = .plain) {
        spans = [(text.printable, style)]
    }

    static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum += right
        return sum
    }

    static func += (left: inout StyledText, right: StyledText) {
        left.spans += right.spans
    }

    var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

    func padded(to width: Int) -> StyledText {
        let missing = width - columns
        return missing > 0 ? self + StyledText(String(repeating: " ", count: missing)) : self
    }

    func rendered(for terminal: Terminal) -> String {
        var text = ""
        for span in spans {
            if terminal.showsColor, let code = span.style.code, !span.text.isEmpty {
                text += "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
            } else {
                text += span.text
            }
        }
        while text.last == " " {
            text.removeLast()
        }
        return text
    }
}

extension [StyledText] {
    /// The parts that say something, with a dot between them.
    func joined() -> StyledText {
        filter { $0.columns > 0 }.enumerated().reduce(into: StyledText()) { sum, part in
            sum += part.offset == 0 ? part.element : StyledText(" · ", .secondary) + part.element
        }
    }
}
