/// One fast pass over Swift text that finds what the parser need not see: what is between braces and cannot matter, and
/// declarations that are so plain that they are read here.
struct SwiftScanner {
    /// What the pass found.
    struct Findings {
        /// Whether the file declares or uses anything that the index keeps.
        var matters = false
        /// Whether quotes or braces did not match, so that nothing may be blanked.
        var isDoubtful = false
        /// Whether the parser might not get to the end of it.
        var isTooDeep: Bool { gauge.isTooDeep || hasDeepStrings }
        var gauge = NestingGauge()
        var hasDeepStrings = false
        /// What the parser need not see, in order and apart from each other: comments, what is between braces and cannot matter,
        /// and plain declarations.
        private(set) var blanks: [Range<Int>] = []
        /// The plain declarations, by where the brace of the type stands that they are members of.
        var members: [Int: [PlainDeclaration]] = [:]
        /// The plain declarations of the file itself.
        var declarations: [PlainDeclaration] = []

        /// Blanks a range that ends where the pass is, and with it what was blanked in it.
        mutating func blank(_ range: Range<Int>) {
            while let last = blanks.last, last.lowerBound >= range.lowerBound { blanks.removeLast() }
            blanks.append(range)
        }
    }

    enum BraceKind {
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

    struct Brace {
        var kind: BraceKind
        /// After the brace.
        let start: Int
        var matters: Bool
        /// Round and square brackets around it that are still open.
        let brackets: Int
        /// Where the method, initialiser or type begins whose braces these are, if it is one that may be blanked whole.
        let declaration: Int?
        /// The plain declarations in it, of a type.
        var members: [PlainDeclaration] = []
    }

    var findings = Findings()
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var braces: [Brace] = []
    var brackets = 0
    /// What type's name was read whose brace is still to come.
    var awaitedType: BraceKind?
    var isAfterClass = false
    /// Whether `switch` was read and its brace is still to come.
    var awaitsCases = false
    /// The last byte that is neither space nor comment.
    var previous: UInt8 = 0
    var isAfterConstant = false
    var isFirstInLine = true
    /// Where the plain attributes and modifiers before the next word begin, or that word, if nothing else stands before them; nil
    /// elsewhere.
    var beginning: Int?
    var isAfterModifier = false
    /// Whether something belongs to the member that comes next which only the parser reads: an attribute with arguments.
    var isMarked = false
    /// Where the method, initialiser or type begins whose brace is still to come, if it may be blanked.
    var awaitedDeclaration: Int?
    /// For each `#if` around, whether its branches are chosen by `true` or `false`: what is in it may never be compiled, which
    /// only the parser tells.
    var conditionals: [Bool] = []

    /// Shorter bodies are left: constants are often written as a body of one expression.
    static let shortestBlank = 96
    static let deepestInterpolation = 32

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
            case Ascii.at:
                if readAttribute() {
                    isFirstInLine = false
                    previous = bytes[position - 1]
                    continue
                }
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
            if isAfterModifier { mark() }
        }
        findings.gauge.finish()
        if !braces.isEmpty || brackets != 0 { findings.isDoubtful = true }
    }

    func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }
}
