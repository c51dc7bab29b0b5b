/// Tells text that would overflow the parser's stack, which is guarded only against some ways of nesting.
///
/// Each limit is far beyond what people or generators write and far below what the parser can take.
struct NestingGauge {
    private(set) var isTooDeep = false

    /// The brackets and braces that are open, each with how many square ones stand directly around it.
    private var openings: [(byte: UInt8, squares: Int)] = []
    private var deepestSquares = 0
    private var deepest = 0
    private var isMismatched = false
    /// Dots, arrows, question marks and angle brackets since anything that ends a chain.
    private var chain = 0
    private var angles = 0
    /// Words such as `try` in a row.
    private var prefixes = 0
    /// `else` in the braces around, for each brace that is open.
    private var branches = [0]
    /// Conditions of `#if` that are open.
    private var conditionals = 0
    private var isAfterNewline = false
    private var isAfterClosing = false
    private var isAfterOperator = false

    private static let maximumDepth = 200
    /// Where brackets do not match, the parser takes twice as long for each further square one.
    private static let maximumUnmatchedSquares = 8
    private static let maximumUnmatchedDepth = 60
    private static let maximumChain = 1_000
    private static let maximumAngles = 100
    private static let maximumPrefixes = 100
    private static let maximumBranches = 1_000
    private static let maximumConditionals = 100

    mutating func newline() { isAfterNewline = true }

    mutating func openConditional() {
        conditionals += 1
        if conditionals > Self.maximumConditionals { isTooDeep = true }
    }

    mutating func closeConditional() { conditionals = max(0, conditionals - 1) }

    @inline(__always)
    mutating func open(_ byte: UInt8) {
        let squares = byte == Ascii.openBracket ? (openings.last?.squares ?? 0) + 1 : 0
        deepestSquares = max(deepestSquares, squares)
        deepest = max(deepest, openings.count + 1)
        // `f()()()` and `a[0][0][0]` are chains as well.
        if isAfterClosing {
            chain += 1
            if chain > Self.maximumChain { isTooDeep = true }
        }
        isAfterClosing = false
        openings.append((byte, squares))
        if openings.count > Self.maximumDepth { isTooDeep = true }
        if byte == Ascii.openBrace { branches.append(0) }
        prefixes = 0
    }

    @inline(__always)
    mutating func close(_ byte: UInt8) {
        let opening = openings.popLast()?.byte
        switch byte {
        case Ascii.closeBrace:
            if opening != Ascii.openBrace { isMismatched = true }
            if branches.count > 1 { branches.removeLast() }
        case Ascii.closeBracket: if opening != Ascii.openBracket { isMismatched = true }
        default: if opening != Ascii.openParenthesis { isMismatched = true }
        }
        prefixes = 0
        isAfterClosing = true
    }

    /// To be called where the text ends.
    mutating func finish() {
        guard isMismatched || !openings.isEmpty else { return }
        if deepestSquares > Self.maximumUnmatchedSquares || deepest > Self.maximumUnmatchedDepth { isTooDeep = true }
    }

    private mutating func endChain() {
        chain = 0
        angles = 0
    }

    /// A byte that is neither bracket nor part of a word.
    @inline(__always)
    mutating func mark(_ byte: UInt8) {
        prefixes = 0
        isAfterClosing = false
        switch byte {
        case Ascii.dot, UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "~"):
            chain += 1
            if byte == UInt8(ascii: "<") { angles += 1 }
            if chain > Self.maximumChain || angles > Self.maximumAngles { isTooDeep = true }
            isAfterNewline = false
            isAfterOperator = true
            return
        case UInt8(ascii: ","), UInt8(ascii: ";"), Ascii.equals: endChain()
        default: break
        }
        isAfterOperator = false
    }

    /// A word; `role` is what it means to the scanner.
    @inline(__always)
    mutating func word(_ role: TriggerWords.Role?) {
        // A new line ends a chain, unless an operator before or after it goes on.
        if isAfterNewline, !isAfterOperator { endChain() }
        isAfterNewline = false
        isAfterOperator = false
        isAfterClosing = false
        switch role {
        case .prefix?:
            prefixes += 1
            if prefixes > Self.maximumPrefixes { isTooDeep = true }
        case .branch?:
            branches[branches.count - 1] += 1
            if branches[branches.count - 1] > Self.maximumBranches { isTooDeep = true }
            prefixes = 0
        default: prefixes = 0
        }
    }
}
