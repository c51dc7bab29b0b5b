/// The pieces of a declaration, one after the other.
struct PlainTokens {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// From a place to the end of the line in which another place is; up to that place where the line is too long to be plain.
    init(_ bytes: UnsafeBufferPointer<UInt8>, lineAt place: Int, from start: Int) {
        let last = min(bytes.count, place + Self.longestLine)
        var end = place
        while end < last, bytes[end] != Ascii.newline, bytes[end] != Ascii.carriageReturn { end += 1 }
        self.init(bytes, start..<(end == place + Self.longestLine ? place : end))
    }

    private static let longestLine = 1_000

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == end
        }
    }

    mutating func skipSpace() {
        while position < end, Ascii.isSpace(bytes[position]) { position += 1 }
    }

    /// The next byte that is no space; 0 at the end.
    var next: UInt8 {
        mutating get {
            skipSpace()
            return position < end ? bytes[position] : 0
        }
    }

    /// The next word, if one comes next. One with a character beyond ASCII is none: it may be an operator.
    mutating func word() -> String? {
        skipSpace()
        let start = position
        guard position < end, !Ascii.isDigit(bytes[position]) else { return nil }
        while position < end, Ascii.isName(bytes[position]), bytes[position] < 0x80 { position += 1 }
        return position == start || position < end && bytes[position] >= 0x80 ? nil : text(start..<position)
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard position < end, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// A type as written, without the dots of a variadic parameter; nil for what is not plainly one.
    mutating func type() -> String? {
        skipSpace()
        let start = position
        var last = position
        var openings: [UInt8] = []
        var isAfterWord = false
        scan: while position < end {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if openings.isEmpty { break scan }
                isAfterWord = false
            case Ascii.equals:
                guard openings.isEmpty else { return nil }
                break scan
            case Ascii.openParenthesis, Ascii.openBracket, UInt8(ascii: "<"):
                openings.append(byte)
                isAfterWord = false
            case Ascii.closeParenthesis, Ascii.closeBracket:
                if openings.isEmpty { break scan }
                guard openings.removeLast() == (byte == Ascii.closeBracket ? Ascii.openBracket : Ascii.openParenthesis) else { return nil }
                isAfterWord = true
            case UInt8(ascii: ">"):
                guard openings.popLast() == UInt8(ascii: "<") else { return nil }
                isAfterWord = true
            case UInt8(ascii: "-"):
                guard position + 1 < end, bytes[position + 1] == UInt8(ascii: ">") else { return nil }
                position += 1
                isAfterWord = false
            case Ascii.dot where position + 2 < end && bytes[position + 1] == Ascii.dot && bytes[position + 2] == Ascii.dot:
                guard openings.isEmpty, last > start else { return nil }
                let type = text(start..<last)
                position += 3
                return type
            case Ascii.dot, UInt8(ascii: "&"): isAfterWord = false
            case Ascii.slash where openings.isEmpty && position + 1 < end && bytes[position + 1] == Ascii.slash: break scan
            case UInt8(ascii: "?"), UInt8(ascii: "!"): break
            case Ascii.at:
                if isAfterWord { return nil }
                position += 1
                guard word() != nil else { return nil }
                last = position
                continue
            case _ where Ascii.isSpace(byte):
                position += 1
                continue
            case _ where Ascii.isName(byte):
                guard let word = word() else { return nil }
                let goesOn = SwiftWords.beforeTypes.contains(word)
                if isAfterWord, !goesOn { return nil }
                if word == "where" { return nil }
                isAfterWord = !goesOn
                last = position
                continue
            default: return nil
            }
            position += 1
            last = position
        }
        return openings.isEmpty && last > start ? text(start..<last) : nil
    }

    /// Passes over `= value`, if it comes next; false for a value that may hold a generic argument or anything else unusual.
    mutating func skipDefaultValue() -> Bool {
        guard skip(Ascii.equals) else { return true }
        skipSpace()
        let start = position
        var depth = 0
        while position < end {
            switch bytes[position] {
            case Ascii.openParenthesis, Ascii.openBracket: depth += 1
            case Ascii.closeParenthesis, Ascii.closeBracket:
                if depth == 0 { return position > start }
                depth -= 1
            case UInt8(ascii: ","):
                if depth == 0 { return position > start }
            case UInt8(ascii: "<"), UInt8(ascii: ">"), Ascii.equals: return false
            default: break
            }
            position += 1
        }
        return false
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}
