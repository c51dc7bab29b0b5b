/// The tokens of a file, with what readers ask of them.
struct ObjectiveCTokens {
    private let source: [UInt8]
    private let tokens: [ObjectiveCToken]

    init(_ source: [UInt8]) {
        self.source = source
        tokens = NeverCompiled.removed(from: ObjectiveCLexer.tokens(of: source), of: source)
    }

    var count: Int { tokens.count }

    func offset(of index: Int) -> Int { tokens.indices.contains(index) ? tokens[index].start : source.count }

    func kind(_ index: Int) -> ObjectiveCToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// Whether the token is this mark.
    func isMark(_ mark: Character, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].mark != 0 && tokens[index].mark == mark.asciiValue
    }

    func mark(at index: Int) -> UInt8 { tokens.indices.contains(index) ? tokens[index].mark : 0 }

    func isWord(_ index: Int) -> Bool { kind(index) == .word }

    /// The token as written.
    func text(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return String(decoding: source[tokens[index].start..<tokens[index].end], as: UTF8.self)
    }

    func isWord(_ text: String, at index: Int) -> Bool { isWord(index) && has(text, at: index) }

    func isDirective(_ text: String, at index: Int) -> Bool { kind(index) == .directive && has(text, at: index) }

    private func has(_ text: String, at index: Int) -> Bool {
        let token = tokens[index]
        return token.end - token.start == text.utf8.count && source[token.start..<token.end].elementsEqual(text.utf8)
    }

    /// The text of tokens, with spaces where words meet.
    func text(_ range: Range<Int>) -> String {
        var text = ""
        for index in range.clamped(to: 0..<count) {
            if let last = text.utf8.last, Ascii.isName(last), isWord(index) { text += " " }
            if isMark("*", at: index), let last = text.utf8.last, Ascii.isName(last) { text += " " }
            text += self.text(index)
        }
        return text
    }

    /// What the string says; nil where it has escapes that are not plain.
    func string(_ index: Int) -> String? {
        var text = Substring(text(index))
        if text.hasPrefix("@") { text = text.dropFirst() }
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        text = text.dropFirst().dropLast()
        guard text.contains("\\") else { return String(text) }
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                guard character == "\"" || character == "\\" else { return nil }
                result.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return isEscaped ? nil : result
    }

    /// The token after the one that closes the bracket, brace or parenthesis at `index`; the end where none does.
    func end(ofGroupAt index: Int) -> Int {
        var depth = 0
        var position = index
        while position < count {
            switch tokens[position].mark {
            case Ascii.openBrace, Ascii.openParenthesis, Ascii.openBracket: depth += 1
            case Ascii.closeBrace, Ascii.closeParenthesis, Ascii.closeBracket:
                depth -= 1
                if depth <= 0 { return position + 1 }
            default: break
            }
            position += 1
        }
        return count
    }

    /// The token after the one that closes the angle bracket at `index`; `index` itself where it does not open a list of names.
    func end(ofAngleAt index: Int) -> Int {
        guard isMark("<", at: index) else { return index }
        var depth = 0
        var position = index
        while position < count {
            switch tokens[position].mark {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth == 0 { return position + 1 }
            case UInt8(ascii: ";"), Ascii.openBrace, Ascii.closeBrace: return index
            default:
                if kind(position) == .directive || kind(position) == .preprocessor { return index }
            }
            position += 1
        }
        return index
    }
}
