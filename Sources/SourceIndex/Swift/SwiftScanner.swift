/// One fast pass over Swift text that finds which braces hold nothing that matters.
struct SwiftScanner {
    /// What the pass found.
    struct Findings {
        /// Whether the file declares or uses anything that the index keeps.
        var matters = false
        /// Whether quotes or braces did not match, so that nothing may be blanked.
        var isDoubtful = false
        /// Whether the parser might not get to the end of it.
        var isTooDeep: Bool { gauge.isTooDeep || hasDeepStrings }
        fileprivate var gauge = NestingGauge()
        fileprivate var hasDeepStrings = false
        /// What lies between braces and cannot matter, in order and apart from each other.
        var blanks: [Range<Int>] = []
    }

    private(set) var findings = Findings()

    private enum BraceKind { case type, code, accessors }

    private struct Brace {
        let kind: BraceKind
        /// After the brace.
        let start: Int
        var matters: Bool
        /// Round and square brackets around it that are still open.
        let brackets: Int
        let blanks: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var braces: [Brace] = []
    private var brackets = 0
    /// Whether a type's name was read and its brace is still to come.
    private var awaitsTypeBody = false
    private var isAfterClass = false
    /// Whether `switch` was read and its brace is still to come.
    private var awaitsCases = false
    /// The last byte that is neither space nor comment.
    private var previous: UInt8 = 0
    private var isAfterConstant = false

    /// Shorter bodies are left: constants are often written as a body of one expression.
    private static let shortestBlank = 96
    private static let deepestInterpolation = 32

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func run() {
        while position < bytes.count, !findings.isTooDeep {
            let byte = bytes[position]
            switch byte {
            case Ascii.newline, Ascii.carriageReturn:
                findings.gauge.newline()
                position += 1
                continue
            case Ascii.space, Ascii.tab:
                position += 1
                continue
            case Ascii.slash:
                if skipComment() { continue }
                if !skipRegularExpression() {
                    findings.gauge.mark(byte)
                    position += 1
                }
            case Ascii.quote:
                // A constant is a string after an equals sign; elsewhere strings matter by the words around them.
                if isAfterConstant, previous == Ascii.equals { findings.matters = true }
                skipString(hashes: 0, depth: 0)
            case Ascii.hash: readHash()
            case Ascii.at: readAttribute()
            case Ascii.openBrace: open()
            case Ascii.closeBrace: close()
            case Ascii.openParenthesis, Ascii.openBracket:
                findings.gauge.open(byte)
                brackets += 1
                position += 1
            case Ascii.closeParenthesis, Ascii.closeBracket:
                findings.gauge.close(byte)
                brackets -= 1
                position += 1
            case Ascii.backtick: skipBackticks()
            default:
                if Ascii.isName(byte) {
                    readWord()
                } else {
                    findings.gauge.mark(byte)
                    position += 1
                }
            }
            previous = position > 0 && position <= bytes.count ? bytes[position - 1] : byte
        }
        findings.gauge.finish()
        if !braces.isEmpty || brackets != 0 { findings.isDoubtful = true }
    }

    // MARK: Words

    private mutating func readWord() {
        var hash = TriggerWords.seed
        while position < bytes.count, Ascii.isName(bytes[position]) {
            hash = TriggerWords.mix(hash, bytes[position])
            position += 1
        }
        let role = TriggerWords.role(of: hash)
        findings.gauge.word(role)
        if isAfterClass {
            isAfterClass = false
            if role == .member || role == .constant {
                awaitsTypeBody = false
            } else {
                findings.matters = true
            }
        }
        guard let role else {
            if makesController() { keep() }
            return
        }
        switch role {
        case .body: keep()
        case .accessor:
            // The first word of a body that is not another's list of accessors.
            if let last = braces.indices.last, braces[last].kind == .code, previous == Ascii.openBrace {
                braces[last] = Brace(
                    kind: .accessors, start: braces[last].start, matters: true, brackets: braces[last].brackets,
                    blanks: braces[last].blanks)
                keep()
            }
        case .type:
            guard previous != Ascii.dot else { return }
            awaitsTypeBody = true
            isAfterClass = true
            // A type inside a body keeps the body, and with it its own members.
            if braces.last?.kind == .code { keep() }
        case .alias: findings.matters = true
        case .constant: isAfterConstant = true
        case .member: isAfterConstant = false
        case .choice: awaitsCases = true
        case .prefix, .branch: break
        }
    }

    /// Whether `Controller()` or `VC()` is what was just read, with empty brackets to come.
    private func makesController() -> Bool {
        guard byte(at: position) == Ascii.openParenthesis, byte(at: position + 1) == Ascii.closeParenthesis, position > 2 else {
            return false
        }
        return bytes[position - 1] == UInt8(ascii: "r") && bytes[position - 2] == UInt8(ascii: "e")
            && bytes[position - 3] == UInt8(ascii: "l")
            || bytes[position - 1] == UInt8(ascii: "C") && bytes[position - 2] == UInt8(ascii: "V")
    }

    /// Attributes that make a member matter begin with `@IB`, `@objc` or `@NS`; the members themselves are never blanked.
    private mutating func readAttribute() {
        position += 1
        guard position + 1 < bytes.count else { return }
        let first = bytes[position]
        let second = bytes[position + 1]
        if (first == UInt8(ascii: "I") && second == UInt8(ascii: "B"))
            || (first == UInt8(ascii: "o") && second == UInt8(ascii: "b"))
            || (first == UInt8(ascii: "N") && second == UInt8(ascii: "S")) {
            findings.matters = true
        }
    }

    private mutating func skipBackticks() {
        position += 1
        while position < bytes.count, Ascii.isName(bytes[position]) { position += 1 }
        if position < bytes.count, bytes[position] == Ascii.backtick { position += 1 }
        if isAfterClass {
            isAfterClass = false
            findings.matters = true
        }
    }

    // MARK: Braces

    /// Marks everything around as worth parsing.
    private mutating func keep() {
        findings.matters = true
        var index = braces.count - 1
        while index >= 0, !braces[index].matters {
            braces[index].matters = true
            index -= 1
        }
    }

    private mutating func open() {
        position += 1
        findings.gauge.open(Ascii.openBrace)
        let isType = awaitsTypeBody
        let isKept = awaitsCases && braces.last?.matters == true
        awaitsTypeBody = false
        awaitsCases = false
        isAfterClass = false
        braces.append(
            Brace(
                kind: isType ? .type : .code, start: position, matters: isKept, brackets: brackets,
                blanks: findings.blanks.count))
        brackets = 0
    }

    private mutating func close() {
        findings.gauge.close(Ascii.closeBrace)
        guard let brace = braces.popLast(), brackets == 0 else {
            findings.isDoubtful = true
            brackets = 0
            position += 1
            return
        }
        brackets = brace.brackets
        if brace.kind == .code, !brace.matters, position - brace.start >= Self.shortestBlank {
            findings.blanks.removeSubrange(brace.blanks...)
            findings.blanks.append(brace.start..<position)
        }
        position += 1
    }

    // MARK: Comments, strings and regular expressions

    private func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipComment() -> Bool {
        switch byte(at: position + 1) {
        case Ascii.slash:
            while position < bytes.count, bytes[position] != Ascii.newline, bytes[position] != Ascii.carriageReturn {
                position += 1
            }
            return true
        case Ascii.star:
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
            return true
        default: return false
        }
    }

    /// `/…/` where an expression begins; a lone slash is an operator.
    private mutating func skipRegularExpression() -> Bool {
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

    /// `#"…"#`, `#/…/#`, and everything else that begins with `#`.
    private mutating func readHash() {
        var hashes = 0
        while byte(at: position) == Ascii.hash {
            hashes += 1
            position += 1
        }
        switch byte(at: position) {
        case Ascii.quote: skipString(hashes: hashes, depth: 0)
        case Ascii.slash:
            position += 1
            while position < bytes.count {
                if bytes[position] == Ascii.slash, hasHashes(hashes, at: position + 1) {
                    position += 1 + hashes
                    return
                }
                position += bytes[position] == Ascii.backslash ? 2 : 1
            }
            findings.isDoubtful = true
        default: break
        }
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        for offset in 0..<count where byte(at: start + offset) != Ascii.hash { return false }
        return true
    }

    /// Skips a string from its first quote to after its last one, with the expressions in it.
    private mutating func skipString(hashes: Int, depth: Int) {
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
