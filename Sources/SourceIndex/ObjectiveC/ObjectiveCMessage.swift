/// `[receiver first:… second:…]`, as ranges of tokens.
struct ObjectiveCMessage {
    let receiver: Range<Int>
    /// The parts of the selector, colons included: one without a colon for a message without arguments.
    let parts: [String]
    let arguments: [Range<Int>]
    /// From bracket to bracket.
    let range: Range<Int>

    var selector: String { parts.joined() }
}

/// Finds the messages in a body, inner ones before the ones around them.
struct ObjectiveCMessages {
    private struct Frame {
        let start: Int
        /// Round brackets and braces that are open inside.
        var nesting = 0
        /// `?` whose `:` is still to come.
        var choices = 0
        var parts: [(name: Int, argument: Int)] = []
    }

    static func messages(in range: Range<Int>, of tokens: ObjectiveCTokens) -> [ObjectiveCMessage] {
        var found: [ObjectiveCMessage] = []
        var frames: [Frame] = []
        for index in range {
            switch tokens.mark(at: index) {
            case Ascii.openBracket: frames.append(Frame(start: index))
            case Ascii.closeBracket:
                if let frame = frames.popLast(), let message = message(frame, end: index, tokens) { found.append(message) }
            case Ascii.openParenthesis, Ascii.openBrace:
                if !frames.isEmpty { frames[frames.count - 1].nesting += 1 }
            case Ascii.closeParenthesis, Ascii.closeBrace:
                if !frames.isEmpty { frames[frames.count - 1].nesting -= 1 }
            case UInt8(ascii: "?"):
                if let last = frames.last, last.nesting == 0 { frames[frames.count - 1].choices += 1 }
            case UInt8(ascii: ":"):
                guard let last = frames.last, last.nesting == 0 else { continue }
                if last.choices > 0 {
                    frames[frames.count - 1].choices -= 1
                } else if tokens.isWord(index - 1), index - 1 > last.start {
                    frames[frames.count - 1].parts.append((index - 1, index + 1))
                }
            default: break
            }
        }
        return found
    }

    private static func message(_ frame: Frame, end: Int, _ tokens: ObjectiveCTokens) -> ObjectiveCMessage? {
        let range = frame.start..<(end + 1)
        guard let first = frame.parts.first else {
            // `[receiver message]`: something, then a word.
            guard end - frame.start > 2, tokens.isWord(end - 1) else { return nil }
            return ObjectiveCMessage(
                receiver: (frame.start + 1)..<(end - 1), parts: [tokens.text(end - 1)], arguments: [], range: range)
        }
        guard first.name > frame.start + 1 else { return nil }
        let ends = frame.parts.dropFirst().map(\.name) + [end]
        return ObjectiveCMessage(
            receiver: (frame.start + 1)..<first.name,
            parts: frame.parts.map { tokens.text($0.name) + ":" },
            arguments: zip(frame.parts, ends).map { part, end in part.argument..<Swift.max(part.argument, end) },
            range: range)
    }
}
