/// Values, and what comes after them.
extension PlainTokens {
    /// A literal in one line, without escapes and interpolations; what is no text is computed.
    mutating func literal() -> Expression? {
        let start = self
        switch next {
        case Ascii.quote: if let text = string() { return .string(text) }
        case Ascii.openBracket: if let text = type(), text == "[]" || text == "[:]" || text.hasSuffix("]()") { return .computed }
        default:
            if skipNumber() { return .computed }
            if let word = word(), ["true", "false", "nil"].contains(word) { return .computed }
        }
        self = start
        return nil
    }

    private mutating func string() -> String? {
        guard skip(Ascii.quote) else { return nil }
        let start = position
        while position < end, bytes[position] != Ascii.quote {
            if bytes[position] == Ascii.backslash { return nil }
            position += 1
        }
        guard position < end else { return nil }
        defer { position += 1 }
        // Three quotes begin a text of several lines.
        return start == position && position + 1 < end && bytes[position + 1] == Ascii.quote ? nil : text(start..<position)
    }

    private mutating func skipNumber() -> Bool {
        var place = position
        if place < end, bytes[place] == UInt8(ascii: "-") { place += 1 }
        guard place < end, Ascii.isDigit(bytes[place]) else { return false }
        while place < end, Ascii.isName(bytes[place]) || bytes[place] == Ascii.dot && place + 1 < end && Ascii.isDigit(bytes[place + 1]) {
            place += 1
        }
        position = place
        return true
    }

    /// Names with dots between them. `self` may be the last, `Self` the first, and no other word that is no name.
    mutating func path() -> [String]? {
        var path: [String] = []
        repeat {
            guard path.last != "self", let word = word() else { return nil }
            let isAllowed = word == "self" || word == "init" ? !path.isEmpty : word == "Self" ? path.isEmpty : true
            guard isAllowed, word == "self" || word == "init" || word == "Self" || !SwiftWords.reserved.contains(word) else { return nil }
            path.append(word)
        } while skip(Ascii.dot)
        return path
    }

    /// Passes over arguments in one line in which nothing matters; nil for others, else whether there are any.
    mutating func skipArguments() -> Bool? {
        guard skip(Ascii.openParenthesis) else { return nil }
        if skip(Ascii.closeParenthesis) { return false }
        var depth = 1
        while depth > 0 {
            switch next {
            case Ascii.openParenthesis, Ascii.openBracket: depth += 1
            case Ascii.closeParenthesis, Ascii.closeBracket: depth -= 1
            case Ascii.quote:
                guard string() != nil else { return nil }
                continue
            case 0, Ascii.openBrace, Ascii.closeBrace, Ascii.hash, Ascii.slash, Ascii.backtick, Ascii.backslash, Ascii.at: return nil
            case let byte where Ascii.isName(byte) && !Ascii.isDigit(byte):
                guard let word = word(), !TriggerWords.keepsBodies(word), !TriggerWords.makesController(bytes, endingAt: position)
                else { return nil }
                continue
            default: break
            }
            position += 1
        }
        return true
    }

    /// Whether there are but names and texts, as far as they are plain, and casts of them.
    var isOfNames: Bool {
        var rest = self
        while true {
            switch rest.next {
            case 0: return true
            case Ascii.quote:
                // What is not plain may be anything.
                guard rest.string() != nil else { return true }
            case Ascii.equals, Ascii.openBrace, Ascii.openBracket, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "|"), Ascii.star,
                UInt8(ascii: "%"), UInt8(ascii: ";"):
                return false
            case let byte where Ascii.isDigit(byte): return false
            case let byte where Ascii.isName(byte):
                guard let word = rest.word(), word != "as", word != "NSStringFromClass" else { return true }
            case Ascii.slash, Ascii.hash, Ascii.backtick: return true
            default: rest.position += 1
            }
        }
    }

    // MARK: Ends

    /// Where the last piece ended that was read.
    var endOfLast: Int {
        var end = position
        while end > 0, Ascii.isSpace(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// Whether nothing else is in the line but a comment.
    var isAtEndOfLine: Bool {
        mutating get { isAtEnd || isBeforeComment }
    }

    private var isBeforeComment: Bool {
        position + 1 < end && bytes[position] == Ascii.slash && bytes[position + 1] == Ascii.slash
    }

    /// Whether what comes after the line, comments aside, begins another declaration or ends those of the type, and does not go on
    /// with an expression.
    var isBeforeMember: Bool {
        var place = position
        while place < bytes.count {
            let byte = bytes[place]
            if Ascii.isSpace(byte) {
                place += 1
            } else if byte == Ascii.slash, place + 1 < bytes.count, bytes[place + 1] == Ascii.slash {
                while place < bytes.count, bytes[place] != Ascii.newline, bytes[place] != Ascii.carriageReturn { place += 1 }
            } else if byte == Ascii.closeBrace || byte == Ascii.at || byte == Ascii.backtick {
                return true
            } else {
                var rest = PlainTokens(bytes, place..<bytes.count)
                return rest.word().map { !SwiftWords.goingOn.contains($0) } ?? false
            }
        }
        return true
    }
}
