/// A set of bytes in an ignore pattern, as in `[a-z_]`, `[!0-9]` or `[[:alpha:]]`.
struct IgnoreByteSet {
    private var members = [Bool](repeating: false, count: 256)
    private var isNegated = false

    func contains(_ byte: UInt8) -> Bool {
        members[Int(byte)] != isNegated
    }

    /// Reads the set that opens at `start`, and tells where the pattern goes on; nil where the set has no end.
    static func parse(_ pattern: [UInt8], from start: Int) -> (set: IgnoreByteSet, end: Int)? {
        var set = IgnoreByteSet()
        var index = start + 1
        if index < pattern.count, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
            set.isNegated = true
            index += 1
        }
        let first = index
        /// The byte that a following dash starts a range from.
        var lower: UInt8?
        while index < pattern.count {
            let byte = pattern[index]
            if byte == closing && index > first { return (set, index + 1) }
            if byte == UInt8(ascii: "-"), let from = lower, index + 1 < pattern.count, pattern[index + 1] != closing {
                guard let (upper, next) = literal(pattern, at: index + 1) else { return nil }
                if from <= upper { set.insert(from...upper) }
                lower = nil
                index = next
            } else if byte == UInt8(ascii: "["), index + 1 < pattern.count, pattern[index + 1] == UInt8(ascii: ":") {
                guard let end = pattern[(index + 2)...].firstIndex(of: closing) else { return nil }
                if end > index + 2, pattern[end - 1] == UInt8(ascii: ":") {
                    guard set.insert(classNamed: pattern[(index + 2)..<(end - 1)]) else { return nil }
                    lower = nil
                    index = end + 1
                } else {
                    set.insert(byte...byte)
                    lower = byte
                    index += 1
                }
            } else {
                guard let (member, next) = literal(pattern, at: index) else { return nil }
                set.insert(member...member)
                lower = member
                index = next
            }
        }
        return nil
    }

    private mutating func insert(_ range: ClosedRange<UInt8>) {
        for byte in range { members[Int(byte)] = true }
    }

    /// Adds the ASCII bytes of a named class, as in `[:digit:]`; false where there is no such class.
    private mutating func insert(classNamed name: ArraySlice<UInt8>) -> Bool {
        let ranges: [ClosedRange<UInt8>]
        switch String(decoding: name, as: UTF8.self) {
        case "alnum": ranges = [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
        case "alpha": ranges = [0x41...0x5A, 0x61...0x7A]
        case "blank": ranges = [0x09...0x09, 0x20...0x20]
        case "cntrl": ranges = [0x00...0x1F, 0x7F...0x7F]
        case "digit": ranges = [0x30...0x39]
        case "graph": ranges = [0x21...0x7E]
        case "lower": ranges = [0x61...0x7A]
        case "print": ranges = [0x20...0x7E]
        case "punct": ranges = [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
        case "space": ranges = [0x09...0x0D, 0x20...0x20]
        case "upper": ranges = [0x41...0x5A]
        case "xdigit": ranges = [0x30...0x39, 0x41...0x46, 0x61...0x66]
        default: return false
        }
        for range in ranges { insert(range) }
        return true
    }

    /// The byte at an index, or the one that a backslash there escapes.
    private static func literal(_ pattern: [UInt8], at index: Int) -> (byte: UInt8, next: Int)? {
        guard pattern[index] == UInt8(ascii: "\\") else { return (pattern[index], index + 1) }
        guard index + 1 < pattern.count else { return nil }
        return (pattern[index + 1], index + 2)
    }
}

private let closing = UInt8(ascii: "]")
