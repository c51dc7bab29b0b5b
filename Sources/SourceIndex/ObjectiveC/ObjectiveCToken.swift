/// A token of Objective-C.
struct ObjectiveCToken {
    enum Kind: UInt8 {
        case word
        /// `"…"` and `@"…"`.
        case string
        /// `@interface` and other words after an at sign.
        case directive
        case number
        /// One byte of anything else.
        case mark
        /// A line that begins with `#`, up to its end.
        case preprocessor
    }

    let kind: Kind
    /// The first byte of a mark; 0 for other kinds.
    let mark: UInt8
    let start: Int
    let end: Int
}

/// Splits Objective-C into tokens; comments and spaces are left out. Any bytes will do.
struct ObjectiveCLexer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var isAtLineStart = true
    private var tokens: [ObjectiveCToken] = []

    static func tokens(of source: [UInt8]) -> [ObjectiveCToken] {
        source.withUnsafeBufferPointer { bytes in
            var lexer = ObjectiveCLexer(bytes)
            lexer.run()
            return lexer.tokens
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func run() {
        tokens.reserveCapacity(bytes.count / 5)
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Ascii.newline {
                isAtLineStart = true
                position += 1
                continue
            }
            if Ascii.isSpace(byte) {
                position += 1
                continue
            }
            if byte == Ascii.slash, skipComment() { continue }
            let start = position
            readToken(byte)
            let isPreprocessor = tokens.last?.kind == .preprocessor && tokens.last?.start == start
            isAtLineStart = isPreprocessor
        }
    }

    private mutating func readToken(_ byte: UInt8) {
        let start = position
        switch byte {
        case Ascii.hash where isAtLineStart:
            skipLine()
            append(.preprocessor, from: start)
        case Ascii.quote:
            skipString(Ascii.quote)
            append(.string, from: start)
        case Ascii.apostrophe:
            skipString(Ascii.apostrophe)
            append(.number, from: start)
        case Ascii.at where self.byte(at: position + 1) == Ascii.quote:
            position += 1
            skipString(Ascii.quote)
            append(.string, from: start)
        case Ascii.at where Ascii.isName(self.byte(at: position + 1)):
            position += 1
            skipName()
            append(.directive, from: start)
        case _ where Ascii.isDigit(byte):
            skipName()
            append(.number, from: start)
        case _ where Ascii.isName(byte):
            skipName()
            append(.word, from: start)
        default:
            position += 1
            tokens.append(ObjectiveCToken(kind: .mark, mark: byte, start: start, end: position))
        }
    }

    private mutating func append(_ kind: ObjectiveCToken.Kind, from start: Int) {
        tokens.append(ObjectiveCToken(kind: kind, mark: 0, start: start, end: position))
    }

    private mutating func skipName() {
        while position < bytes.count, Ascii.isName(bytes[position]) { position += 1 }
    }

    /// To the closing quote, or to the end of the line where there is none.
    private mutating func skipString(_ quote: UInt8) {
        position += 1
        while position < bytes.count, bytes[position] != Ascii.newline {
            if bytes[position] == quote {
                position += 1
                return
            }
            position += bytes[position] == Ascii.backslash && position + 1 < bytes.count ? 2 : 1
        }
    }

    /// To the end of the line, with the lines that a backslash adds.
    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != Ascii.newline {
            if bytes[position] == Ascii.slash, byte(at: position + 1) == Ascii.slash || byte(at: position + 1) == Ascii.star { return }
            if bytes[position] == Ascii.backslash {
                if byte(at: position + 1) == Ascii.carriageReturn { position += 1 }
                position += 1
            }
            position += 1
        }
        position = min(position, bytes.count)
    }

    private mutating func skipComment() -> Bool {
        switch byte(at: position + 1) {
        case Ascii.slash:
            while position < bytes.count, bytes[position] != Ascii.newline { position += 1 }
            return true
        case Ascii.star:
            position += 2
            while position < bytes.count, !(bytes[position] == Ascii.star && byte(at: position + 1) == Ascii.slash) {
                position += 1
            }
            position = min(position + 2, bytes.count)
            return true
        default: return false
        }
    }
}
