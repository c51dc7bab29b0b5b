import InterfaceBuilder

/// What Foundation does not tell of a JSON5 text: where the first mistake is, and which keys stand twice in one object.
struct JSON5Syntax {
    /// Where the text stops being JSON5; nil where all of it is.
    private(set) var mistake: SourcePosition?
    /// The keys that an object has had before, in the order of the text.
    private(set) var repeatedKeys: [(key: String, position: SourcePosition)] = []

    private let bytes: [UInt8]
    private var index = 0
    private var enclosing: [Enclosure] = []

    /// An object, with the keys it has so far, or an array.
    private enum Enclosure {
        case object(Set<String>)
        case array
    }

    private struct Mistake: Error {}

    init(_ bytes: [UInt8]) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        do {
            try readText()
        } catch {
            mistake = position(of: min(index, self.bytes.count))
        }
    }

    private func position(of index: Int) -> SourcePosition {
        let before = bytes[..<index]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        // Letters of several bytes are one column.
        return SourcePosition(line: line, column: bytes[start..<index].count { $0 & 0xC0 != 0x80 } + 1)
    }

    // MARK: Reading

    private mutating func readText() throws(Mistake) {
        try readValue()
        while let innermost = enclosing.last {
            try skipBlanks()
            switch innermost {
            case .array:
                if take("]") { try endOfValue() } else { try readValue() }
            case .object(var keys):
                if take("}") {
                    try endOfValue()
                } else {
                    let start = index
                    let key = try readKey()
                    if !keys.insert(key).inserted { repeatedKeys.append((key, position(of: start))) }
                    enclosing[enclosing.count - 1] = .object(keys)
                    try skipBlanks()
                    guard take(":") else { throw Mistake() }
                    try readValue()
                }
            }
        }
        try skipBlanks()
        guard index == bytes.count else { throw Mistake() }
    }

    /// Reads a value, or the beginning of one that holds others.
    private mutating func readValue() throws(Mistake) {
        try skipBlanks()
        guard let byte = peek else { throw Mistake() }
        switch byte {
        case UInt8(ascii: "{"):
            index += 1
            enclosing.append(.object([]))
        case UInt8(ascii: "["):
            index += 1
            enclosing.append(.array)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            _ = try readString()
            try afterValue()
        default:
            let start = index
            while let byte = peek, Self.isInWord(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
                index += 1
            }
            guard Self.isLiteral(String(decoding: bytes[start..<index], as: UTF8.self)) else {
                index = start
                throw Mistake()
            }
            try afterValue()
        }
    }

    private mutating func endOfValue() throws(Mistake) {
        enclosing.removeLast()
        try afterValue()
    }

    /// A comma, or the end of what encloses the value.
    private mutating func afterValue() throws(Mistake) {
        guard let innermost = enclosing.last else { return }
        try skipBlanks()
        if take(",") { return }
        switch innermost {
        case .array: guard peek == UInt8(ascii: "]") else { throw Mistake() }
        case .object: guard peek == UInt8(ascii: "}") else { throw Mistake() }
        }
    }

    private mutating func readKey() throws(Mistake) -> String {
        if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try readString() }
        let start = index
        while let byte = peek, Self.isInWord(byte) || byte == UInt8(ascii: "\\") { index += 1 }
        guard start < index, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else { throw Mistake() }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// A string as it is written, escapes included.
    private mutating func readString() throws(Mistake) -> String {
        let quote = bytes[index]
        let start = index + 1
        var end = start
        while end < bytes.count, bytes[end] != quote {
            let isEscape = bytes[end] == UInt8(ascii: "\\")
            if !isEscape, bytes[end] == UInt8(ascii: "\n") { break }
            end += isEscape ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == quote else { throw Mistake() }
        index = end + 1
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func skipBlanks() throws(Mistake) {
        while let byte = peek {
            switch byte {
            case 0x09...0x0D, 0x20: index += 1
            case 0xC2 where next == 0xA0: index += 2
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                var end = index + 2
                while end + 1 < bytes.count, !(bytes[end] == UInt8(ascii: "*") && bytes[end + 1] == UInt8(ascii: "/")) { end += 1 }
                guard end + 1 < bytes.count else { throw Mistake() }
                index = end + 2
            default: return
            }
        }
    }

    // MARK: Bytes

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    private static func isLiteral(_ word: String) -> Bool {
        if ["true", "false", "null"].contains(word) { return true }
        let number = word.first == "+" || word.first == "-" ? word.dropFirst() : word[...]
        if ["Infinity", "NaN"].contains(number) { return true }
        if number.lowercased().hasPrefix("0x") { return UInt64(number.dropFirst(2), radix: 16) != nil }
        return number.first.map { $0.isNumber || $0 == "." } ?? false && Double("0" + number + (number.last == "." ? "0" : "")) != nil
    }
}
