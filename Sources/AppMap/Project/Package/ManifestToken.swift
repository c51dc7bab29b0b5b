/// A word of a package manifest.
struct ManifestToken {
    enum Content: Equatable {
        case identifier(String)
        /// A string literal.
        case text(String)
        /// A string literal that has other values in it.
        case interpolatedText
        case symbol(Character)
    }

    var content: Content
    /// The line, from 1.
    var line: Int

    /// The words of a manifest, without comments. Never fails: what is not Swift gives words without meaning.
    static func tokens(in source: [UInt8]) -> [ManifestToken] {
        var scanner = ManifestScanner(source)
        var tokens: [ManifestToken] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }
}

private struct ManifestScanner {
    private let source: [UInt8]
    private var index = 0
    private var line = 1

    init(_ source: [UInt8]) {
        self.source = source
    }

    mutating func next() -> ManifestToken? {
        skipSpaceAndComments()
        guard let byte = peek() else { return nil }
        let line = line
        let hashes = source[index...].prefix(Self.mostHashes).prefix { $0 == UInt8(ascii: "#") }.count
        let content: ManifestToken.Content
        if peek(hashes) == UInt8(ascii: "\"") {
            content = string(hashes: hashes)
        } else if Self.isWord(byte) {
            let word = source[index...].prefix(while: Self.isWord)
            index += word.count
            content = .identifier(String(decoding: word, as: UTF8.self))
        } else {
            advance()
            content = .symbol(Character(Unicode.Scalar(byte)))
        }
        return ManifestToken(content: content, line: line)
    }

    private static let mostHashes = 16

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
             UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
        index + offset < source.count ? source[index + offset] : nil
    }

    private func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { source[index...].starts(with: $0) }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < source.count {
            if source[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
    }

    private mutating func skipSpaceAndComments() {
        while let byte = peek() {
            if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
                advance()
            } else if isAt("//") {
                while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
            } else if isAt("/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var nesting = 0
        repeat {
            if isAt("/*") {
                nesting += 1
                advance(2)
            } else if isAt("*/") {
                nesting -= 1
                advance(2)
            } else {
                advance()
            }
        } while nesting > 0 && index < source.count
    }

    private mutating func string(hashes: Int) -> ManifestToken.Content {
        advance(hashes)
        let isMultiline = isAt("\"\"\"")
        let closing = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
            + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        advance(isMultiline ? 3 : 1)
        var text: [UInt8] = []
        var isInterpolated = false
        while let byte = peek() {
            if source[index...].starts(with: closing) {
                advance(closing.count)
                break
            }
            if byte == UInt8(ascii: "\n") && !isMultiline { break }
            if source[index...].starts(with: escape) {
                advance(escape.count)
                if peek() == UInt8(ascii: "(") {
                    isInterpolated = true
                    skipInterpolation()
                    continue
                }
                // Escapes for other characters than quotes and backslashes do not occur in names and paths.
                if let escaped = peek() { text.append(escaped) }
                advance()
            } else {
                text.append(byte)
                advance()
            }
        }
        return isInterpolated ? .interpolatedText : .text(String(decoding: text, as: UTF8.self))
    }

    private mutating func skipInterpolation() {
        var nesting = 0
        var isInString = false
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            advance()
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if isInString { continue }
            if byte == UInt8(ascii: "(") { nesting += 1 }
            if byte == UInt8(ascii: ")") { nesting -= 1 }
            if nesting == 0 { return }
        }
    }
}
