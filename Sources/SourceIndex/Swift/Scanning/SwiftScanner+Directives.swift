/// What begins with `#`: raw strings, regular expressions and conditions.
extension SwiftScanner {
    /// `#"…"#`, `#/…/#`, and everything else that begins with `#`.
    mutating func readHash() {
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
}
