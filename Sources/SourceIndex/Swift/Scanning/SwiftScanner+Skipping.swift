/// Comments, strings and regular expressions, in which braces and words mean nothing.
extension SwiftScanner {
    mutating func skipComment() -> Bool {
        switch byte(at: position + 1) {
        case Ascii.slash:
            let start = position
            while position < bytes.count, bytes[position] != Ascii.newline, bytes[position] != Ascii.carriageReturn {
                position += 1
            }
            blankComment(from: start)
            return true
        case Ascii.star:
            let start = position
            position += 2
            var depth = 1
            while position < bytes.count, depth > 0 {
                if bytes[position] == Ascii.star, byte(at: position + 1) == Ascii.slash {
                    depth -= 1
                    position += 2
                } else if bytes[position] == Ascii.slash, byte(at: position + 1) == Ascii.star {
                    depth += 1
                    position += 2
                } else {
                    position += 1
                }
            }
            if depth > 0 { findings.isDoubtful = true }
            blankComment(from: start)
            return true
        default: return false
        }
    }

    /// Blanks a comment between declarations or statements. One in the midst of them may be in the text of a type.
    private mutating func blankComment(from start: Int) {
        guard brackets == 0 else { return }
        if isFirstInLine || previous == Ascii.openBrace || previous == Ascii.closeBrace || isBehindBlank(start) {
            findings.blank(start..<position)
        }
    }

    /// Whether nothing but a few spaces is between a place and what was blanked last.
    private func isBehindBlank(_ place: Int) -> Bool {
        guard let end = findings.blanks.last?.upperBound, place - end < 100 else { return false }
        return bytes[end..<place].allSatisfy(Ascii.isSpace)
    }

    /// `/…/` where an expression begins; a lone slash is an operator.
    mutating func skipRegularExpression() -> Bool {
        let beginsExpression: Bool =
            switch previous {
            case 0, Ascii.openParenthesis, Ascii.openBracket, Ascii.openBrace, Ascii.equals, UInt8(ascii: ","),
                UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
                UInt8(ascii: "?"):
                true
            default: false
            }
        guard beginsExpression, !Ascii.isSpace(byte(at: position + 1)) else { return false }
        var end = position + 1
        while end < bytes.count, bytes[end] != Ascii.newline {
            if bytes[end] == Ascii.backslash {
                end += 2
            } else if bytes[end] == Ascii.slash {
                position = end + 1
                return true
            } else {
                end += 1
            }
        }
        return false
    }

    func hasHashes(_ count: Int, at start: Int) -> Bool {
        for offset in 0..<count where byte(at: start + offset) != Ascii.hash { return false }
        return true
    }

    /// Skips a string from its first quote to after its last one, with the expressions in it.
    mutating func skipString(hashes: Int, depth: Int) {
        guard depth < Self.deepestInterpolation else {
            findings.hasDeepStrings = true
            position = bytes.count
            return
        }
        let isMultiline = byte(at: position + 1) == Ascii.quote && byte(at: position + 2) == Ascii.quote
            && !(hashes == 0 && isEmptyString(at: position))
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while position < bytes.count {
            switch bytes[position] {
            case Ascii.quote where hasQuotes(quotes, at: position) && hasHashes(hashes, at: position + quotes):
                position += quotes + hashes
                return
            case Ascii.backslash where hasHashes(hashes, at: position + 1):
                position += 1 + hashes
                if byte(at: position) == Ascii.openParenthesis {
                    skipInterpolation(depth: depth)
                } else {
                    position += 1
                }
            case Ascii.newline where !isMultiline:
                findings.isDoubtful = true
                return
            default: position += 1
            }
        }
        findings.isDoubtful = true
    }

    /// `""` that is not the beginning of `"""`.
    private func isEmptyString(at start: Int) -> Bool { byte(at: start + 2) != Ascii.quote }

    private func hasQuotes(_ count: Int, at start: Int) -> Bool {
        for offset in 0..<count where byte(at: start + offset) != Ascii.quote { return false }
        return true
    }

    private mutating func skipInterpolation(depth: Int) {
        var open = 0
        while position < bytes.count {
            switch bytes[position] {
            case Ascii.openParenthesis, Ascii.openBracket, Ascii.openBrace:
                open += 1
                if open > Self.deepestInterpolation { findings.hasDeepStrings = true }
                position += 1
            case Ascii.closeParenthesis, Ascii.closeBracket, Ascii.closeBrace:
                open -= 1
                position += 1
                if open == 0 { return }
            case Ascii.quote:
                skipString(hashes: 0, depth: depth + 1)
            default: position += 1
            }
        }
        findings.isDoubtful = true
    }
}
