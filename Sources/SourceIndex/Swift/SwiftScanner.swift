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
        /// What cannot matter, in order and apart from each other: between braces, and whole methods.
        var blanks: [Range<Int>] = []
        /// The methods among the blanks that belong to classes, extensions and protocols.
        var methods: [PlainMethod] = []
    }

    /// A method that the parser does not see.
    struct PlainMethod {
        /// Where the brace of its type stands.
        let typeBrace: Int
        let signature: PlainSignature
    }

    private(set) var findings = Findings()

    private enum BraceKind {
        /// A structure, enumeration or actor: what its methods are called does not matter.
        case value
        /// A class or an extension.
        case type
        /// A protocol: its methods have no bodies.
        case requirements
        case code
        case accessors

        var isType: Bool { self == .value || self == .type }
    }

    private struct Brace {
        var kind: BraceKind
        /// After the brace.
        let start: Int
        var matters: Bool
        /// Round and square brackets around it that are still open.
        let brackets: Int
        let blanks: Int
        /// Where the method begins whose body this is, if it is one that may be blanked whole.
        var method: Int?
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var braces: [Brace] = []
    private var brackets = 0
    /// What type's name was read whose brace is still to come.
    private var awaitedType: BraceKind?
    private var isAfterClass = false
    /// Whether `switch` was read and its brace is still to come.
    private var awaitsCases = false
    /// The last byte that is neither space nor comment.
    private var previous: UInt8 = 0
    private var isAfterConstant = false
    private var isFirstInLine = true
    /// Where the modifiers before the next word begin, if nothing else stands before them; nil elsewhere.
    private var modifiers: Int?
    private var isAfterModifier = false
    /// Whether an attribute belongs to the member that comes next.
    private var isMarked = false
    /// Where the method begins whose body is still to come, if it may be blanked.
    private var awaitedMethod: Int?
    /// For each `#if` around, whether its branches are chosen by `true` or `false`: methods in it may never be compiled, which
    /// only the parser tells.
    private var conditionals: [Bool] = []

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
                isFirstInLine = true
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
                    isFirstInLine = false
                    previous = bytes[position - 1]
                    continue
                } else {
                    findings.gauge.mark(byte)
                    position += 1
                }
            }
            previous = position > 0 && position <= bytes.count ? bytes[position - 1] : byte
            isFirstInLine = false
            isAfterModifier = false
        }
        findings.gauge.finish()
        if !braces.isEmpty || brackets != 0 { findings.isDoubtful = true }
    }

    // MARK: Words

    private mutating func readWord() {
        let start = position
        var hash = TriggerWords.seed
        while position < bytes.count, Ascii.isName(bytes[position]) {
            hash = TriggerWords.mix(hash, bytes[position])
            position += 1
        }
        let role = TriggerWords.role(of: hash)
        findings.gauge.word(role)
        if isAfterClass {
            isAfterClass = false
            if role == .member || role == .modifier || role == .function || role == .constant {
                awaitedType = nil
            } else {
                findings.matters = true
            }
        }
        if role == .modifier || role == .function {
            if !isAfterModifier { modifiers = beginsMember ? start : nil }
            isAfterModifier = role == .modifier
        } else {
            isAfterModifier = false
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
                braces[last].kind = .accessors
                braces[last].matters = true
                keep()
            }
        case .type:
            guard previous != Ascii.dot else { return }
            awaitedType = kind(ofTypeAt: start)
            awaitedMethod = nil
            isMarked = false
            isAfterClass = true
            // A type inside a body keeps the body, and with it its own members.
            if braces.last?.kind == .code { keep() }
        case .alias: findings.matters = true
        case .constant:
            isAfterConstant = true
            endMember()
        case .member:
            guard previous != Ascii.dot else { return }
            isAfterConstant = false
            endMember()
        case .modifier: isAfterConstant = false
        case .function:
            isAfterConstant = false
            let isMarked = isMarked
            endMember()
            if !isMarked, braces.last?.kind.isType == true, brackets == 0, !conditionals.contains(true) { awaitedMethod = modifiers }
        case .choice: awaitsCases = true
        case .prefix, .branch: break
        }
    }

    private func kind(ofTypeAt start: Int) -> BraceKind {
        switch bytes[start] {
        case UInt8(ascii: "c"): .type
        case UInt8(ascii: "p"): .requirements
        case UInt8(ascii: "e"): byte(at: start + 1) == UInt8(ascii: "x") ? .type : .value
        default: .value
        }
    }

    /// Whether a word here can be the first of a member: where a line or a brace begins, and no operator before it goes on.
    private var beginsMember: Bool {
        switch previous {
        case Ascii.openBrace, Ascii.closeBrace, UInt8(ascii: ";"): true
        case Ascii.closeParenthesis, Ascii.closeBracket, Ascii.quote, Ascii.backtick, UInt8(ascii: "?"), UInt8(ascii: "!"),
            UInt8(ascii: ">"):
            isFirstInLine
        default: isFirstInLine && Ascii.isName(previous)
        }
    }

    /// Forgets what was before a member that is another than was thought.
    private mutating func endMember() {
        awaitedMethod = nil
        isMarked = false
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
        if brackets == 0 { isMarked = true }
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
        awaitedMethod = nil
        var index = braces.count - 1
        while index >= 0, !braces[index].matters {
            braces[index].matters = true
            index -= 1
        }
    }

    private mutating func open() {
        position += 1
        findings.gauge.open(Ascii.openBrace)
        let type = awaitedType
        let isKept = awaitsCases && braces.last?.matters == true
        let method = type == nil && brackets == 0 ? awaitedMethod : nil
        awaitedType = nil
        awaitsCases = false
        if brackets == 0 { endMember() }
        isAfterClass = false
        braces.append(
            Brace(
                kind: type ?? .code, start: position, matters: isKept, brackets: brackets,
                blanks: findings.blanks.count, method: method))
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
        if brackets == 0 { isMarked = false }
        if brace.kind == .code, !brace.matters, !blankMethod(brace), position - brace.start >= Self.shortestBlank {
            findings.blanks.removeSubrange(brace.blanks...)
            findings.blanks.append(brace.start..<position)
        }
        position += 1
    }

    /// Blanks a whole method whose body cannot matter, where its signature can be read without the parser.
    private mutating func blankMethod(_ brace: Brace) -> Bool {
        guard let start = brace.method, let type = braces.last,
            let signature = PlainSignature(bytes, start..<(brace.start - 1)),
            // The body of one expression may be a constant.
            !signature.labels.isEmpty || position - brace.start >= Self.shortestBlank
        else { return false }
        findings.blanks.removeSubrange(brace.blanks...)
        findings.blanks.append(start..<(position + 1))
        if type.kind == .type { findings.methods.append(PlainMethod(typeBrace: type.start - 1, signature: signature)) }
        return true
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
        default: if hashes == 1 { readDirective() }
        }
    }

    /// `#if` and `#endif`, which nest as brackets do; `#else` is no branch of an `if`.
    private mutating func readDirective() {
        let start = position
        while Ascii.isName(byte(at: position)) { position += 1 }
        switch String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self) {
        case "if":
            findings.gauge.openConditional()
            conditionals.append(isBeforeLiteral)
        case "elseif":
            if let last = conditionals.popLast() { conditionals.append(last || isBeforeLiteral) }
        case "endif":
            findings.gauge.closeConditional()
            _ = conditionals.popLast()
        case "else": break
        default: position = start
        }
    }

    /// Whether `true` or `false` comes next in the line.
    private var isBeforeLiteral: Bool {
        var start = position
        while byte(at: start) == Ascii.space || byte(at: start) == Ascii.tab { start += 1 }
        return ["true", "false"].contains { literal in
            literal.utf8.enumerated().allSatisfy { byte(at: start + $0.offset) == $0.element }
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
