/// The rules by which XML writes text: references, and the white space that readers must fold.
enum CharacterData {
    private enum Form {
        case attribute
        case text
        case verbatim
    }

    /// The value of an attribute: references resolved, tabs and line ends as spaces.
    static func decodeAttribute(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        decode(bytes, range, .attribute)
    }

    /// A run of text: references resolved, every line end a line feed.
    static func decodeText(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        decode(bytes, range, .text)
    }

    /// The content of a CDATA section, comment or processing instruction: only line ends are folded.
    static func decodeVerbatim(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        decode(bytes, range, .verbatim)
    }

    private static func decode(_ bytes: [UInt8], _ range: Range<Int>, _ form: Form) -> String {
        bytes.withUnsafeBufferPointer { buffer in
            let raw = UnsafeBufferPointer(rebasing: buffer[range])
            guard let first = raw.firstIndex(where: { isChanged($0, form) }) else {
                return String(decoding: raw, as: UTF8.self)
            }
            var result: [UInt8] = []
            result.reserveCapacity(raw.count)
            result.append(contentsOf: raw[..<first])
            var position = first
            while position < raw.count {
                let byte = raw[position]
                if byte == 0x26, form != .verbatim, let (scalar, end) = reference(raw, at: position) {
                    result.append(contentsOf: Character(scalar).utf8)
                    position = end
                    continue
                }
                position += 1
                switch byte {
                case 0x0D:
                    if position < raw.count, raw[position] == 0x0A {
                        position += 1
                    }
                    result.append(form == .attribute ? 0x20 : 0x0A)
                case 0x09, 0x0A:
                    result.append(form == .attribute ? 0x20 : byte)
                default:
                    result.append(byte)
                }
            }
            return String(decoding: result, as: UTF8.self)
        }
    }

    /// Whether a byte may stand for something other than itself.
    @inline(__always)
    private static func isChanged(_ byte: UInt8, _ form: Form) -> Bool {
        byte == 0x0D || (byte == 0x26 && form != .verbatim) || (byte < 0x20 && form == .attribute)
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
