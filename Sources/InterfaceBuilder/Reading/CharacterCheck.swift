/// The first pass over a file: every byte belongs to well-formed UTF-8, every character is one that XML
/// allows, and lines are counted on the way.
enum CharacterCheck {
    /// - Returns: where lines start.
    static func lines(of bytes: UnsafeBufferPointer<UInt8>, from first: Int) throws(DocumentError) -> LineTable {
        var lines = LineTable(first: first)
        var position = first
        let count = bytes.count
        let raw = UnsafeRawBufferPointer(bytes)
        while position < count {
            // Eight bytes at once while all are plain: below 0x80 and not below 0x20.
            if position + 8 <= count {
                let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                let control = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
                if control | (word & 0x8080_8080_8080_8080) == 0 {
                    position += 8
                    continue
                }
            }
            let byte = bytes[position]
            if byte == 0x0A {
                position += 1
                lines.addLine(at: position)
            } else if byte < 0x80 {
                guard byte >= 0x20 || byte == 0x09 || byte == 0x0D else {
                    throw forbidden(UInt32(byte), at: position, lines)
                }
                position += 1
            } else {
                position += try length(of: bytes, at: position, lines)
            }
        }
        return lines
    }

    private static func length(
        of bytes: UnsafeBufferPointer<UInt8>, at position: Int, _ lines: LineTable
    ) throws(DocumentError) -> Int {
        guard let (value, length) = scalar(bytes, at: position) else {
            throw DocumentError(
                .invalidCharacter("Bytes that are not UTF-8"), position: lines.position(of: position),
                offset: position)
        }
        guard CharacterData.isCharacter(value) else {
            throw forbidden(value, at: position, lines)
        }
        return length
    }

    /// The character that starts at a byte of 0x80 or more; nil where the bytes are not UTF-8.
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (value: UInt32, length: Int)? {
        let lead = bytes[position]
        let length: Int
        var value: UInt32
        let lowest: UInt32
        switch lead {
        case 0xC2...0xDF: (length, value, lowest) = (2, UInt32(lead & 0x1F), 0x80)
        case 0xE0...0xEF: (length, value, lowest) = (3, UInt32(lead & 0x0F), 0x800)
        case 0xF0...0xF4: (length, value, lowest) = (4, UInt32(lead & 0x07), 0x1_0000)
        default: return nil
        }
        guard position + length <= bytes.count else { return nil }
        for offset in 1..<length {
            let byte = bytes[position + offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= lowest, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return (value, length)
    }

    private static func forbidden(_ value: UInt32, at position: Int, _ lines: LineTable) -> DocumentError {
        let code = String(value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
        return DocumentError(
            .invalidCharacter("The character U+\(padded) is not allowed in XML"),
            position: lines.position(of: position), offset: position)
    }
}
