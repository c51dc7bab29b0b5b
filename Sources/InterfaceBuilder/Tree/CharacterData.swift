/// The rules by which XML writes text: references, and the white space that readers must fold.
enum CharacterData {
    /// The value of an attribute: references resolved, tabs and line ends as spaces.
    static func decodeAttribute(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        decode(bytes, range, whiteSpaceAsSpace: true)
    }

    /// A run of text: references resolved, every line end a line feed.
    static func decodeText(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        decode(bytes, range, whiteSpaceAsSpace: false)
    }

    /// The content of a CDATA section, comment or processing instruction: only line ends are folded.
    static func decodeVerbatim(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer { buffer in
            let raw = UnsafeBufferPointer(rebasing: buffer[range])
            guard raw.contains(0x0D) else { return String(decoding: raw, as: UTF8.self) }
            var result: [UInt8] = []
            result.reserveCapacity(raw.count)
            var position = 0
            while position < raw.count {
                appendFoldingLineEnd(raw, &position, as: 0x0A, to: &result)
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    private static func decode(_ bytes: [UInt8], _ range: Range<Int>, whiteSpaceAsSpace: Bool) -> String {
        bytes.withUnsafeBufferPointer { buffer in
            let raw = UnsafeBufferPointer(rebasing: buffer[range])
            guard raw.contains(where: { $0 == 0x26 || $0 == 0x0D || (whiteSpaceAsSpace && $0 < 0x20) }) else {
                return String(decoding: raw, as: UTF8.self)
            }
            var result: [UInt8] = []
            result.reserveCapacity(raw.count)
            var position = 0
            while position < raw.count {
                switch raw[position] {
                case 0x26:
                    guard let (scalar, end) = reference(raw, at: position) else {
                        result.append(0x26)
                        position += 1
                        continue
                    }
                    result.append(contentsOf: String(Character(scalar)).utf8)
                    position = end
                case 0x09, 0x0A, 0x0D:
                    let folded: UInt8 = whiteSpaceAsSpace ? 0x20 : (raw[position] == 0x09 ? 0x09 : 0x0A)
                    appendFoldingLineEnd(raw, &position, as: folded, to: &result)
                default:
                    result.append(raw[position])
                    position += 1
                }
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    /// Appends one byte; a line end in any form counts as one and is written as `folded`.
    private static func appendFoldingLineEnd(
        _ raw: UnsafeBufferPointer<UInt8>, _ position: inout Int, as folded: UInt8, to result: inout [UInt8]
    ) {
        let byte = raw[position]
        position += 1
        if byte == 0x0D {
            if position < raw.count, raw[position] == 0x0A {
                position += 1
            }
            result.append(folded)
        } else {
            result.append(byte == 0x0A || byte == 0x09 ? folded : byte)
        }
    }

    /// The character that the reference at an ampersand stands for, and where the reference ends;
    /// nil where there is no reference that XML without a DTD knows.
    static func reference(_ raw: UnsafeBufferPointer<UInt8>, at start: Int) -> (Unicode.Scalar, end: Int)? {
        var position = start + 1
        guard position < raw.count else { return nil }
        if raw[position] != 0x23 {
            for (name, scalar) in named where raw.count - position >= name.utf8CodeUnitCount {
                let matches = (0..<name.utf8CodeUnitCount).allSatisfy { raw[position + $0] == name.utf8Start[$0] }
                if matches {
                    return (scalar, position + name.utf8CodeUnitCount)
                }
            }
            return nil
        }
        position += 1
        var radix: UInt32 = 10
        if position < raw.count, raw[position] == 0x78 {
            radix = 16
            position += 1
        }
        var value: UInt32 = 0
        let digits = position
        while position < raw.count, let digit = digitValue(raw[position]), digit < radix {
            value = min(value * radix + digit, 0x11_0000)
            position += 1
        }
        guard position > digits, position < raw.count, raw[position] == 0x3B, isCharacter(value),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, position + 1)
    }

    private static let named: [(StaticString, Unicode.Scalar)] = [
        ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"),
    ]

    private static func digitValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// Whether XML 1.0 allows a character at all.
    static func isCharacter(_ value: UInt32) -> Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
        default: false
        }
    }
}
