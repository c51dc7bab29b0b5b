/// The encoding of a file, which is kept when the file is written.
public enum TextEncoding: Hashable, Sendable {
    case utf8
    case utf16(bigEndian: Bool, byteOrderMark: Bool)
    case latin1

    /// Tells the encoding from the first bytes, as XML prescribes.
    static func detect(_ bytes: [UInt8]) throws(DocumentError) -> TextEncoding {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): return .utf16(bigEndian: false, byteOrderMark: true)
        case (0xFE, 0xFF): return .utf16(bigEndian: true, byteOrderMark: true)
        case (0x3C, 0x00): return .utf16(bigEndian: false, byteOrderMark: false)
        case (0x00, 0x3C): return .utf16(bigEndian: true, byteOrderMark: false)
        default: break
        }
        guard let declared = declaredName(bytes) else { return .utf8 }
        switch declared.uppercased() {
        case "UTF-8", "UTF8": return .utf8
        case "US-ASCII", "ASCII":
            if let offset = bytes.firstIndex(where: { $0 >= 0x80 }) {
                let lines = bytes[..<offset].filter { $0 == 0x0A }.count
                let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
                throw DocumentError(
                    .invalidCharacter("The file calls itself \(declared) but holds other characters"),
                    position: SourcePosition(line: lines + 1, column: offset - start + 1), offset: offset)
            }
            return .utf8
        case "ISO-8859-1", "ISO_8859-1", "LATIN1": return .latin1
        default:
            throw DocumentError(
                .unsupportedEncoding(declared), position: SourcePosition(line: 1, column: 1), offset: 0)
        }
    }

    /// The `encoding` of an XML declaration; the declaration's grammar is checked later, by the reader.
    private static func declaredName(_ bytes: [UInt8]) -> String? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard bytes[start...].starts(with: "<?xml".utf8) else { return nil }
        let head = bytes[start...].prefix(256).prefix { $0 != 0x3E }
        let words = String(decoding: head, as: UTF8.self)
        guard let found = words.firstRange(of: "encoding") else { return nil }
        let rest = words[found.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }

    /// The same text as UTF-8, without a UTF-16 byte order mark.
    func utf8(_ bytes: [UInt8]) throws(DocumentError) -> [UInt8] {
        switch self {
        case .utf8:
            return bytes
        case .latin1:
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + bytes.count / 8)
            for byte in bytes {
                if byte < 0x80 {
                    result.append(byte)
                } else {
                    result.append(0xC0 | byte >> 6)
                    result.append(0x80 | byte & 0x3F)
                }
            }
            return result
        case .utf16(let bigEndian, let byteOrderMark):
            let start = byteOrderMark ? 2 : 0
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var units = stride(from: start, to: bytes.count - 1, by: 2).lazy.map { position -> UInt16 in
                let pair = UInt16(bytes[position]) << 8 | UInt16(bytes[position + 1])
                return bigEndian ? pair : pair.byteSwapped
            }.makeIterator()
            var decoder = UTF16()
            decoding: while true {
                switch decoder.decode(&units) {
                case .scalarValue(let scalar): result.append(contentsOf: String(Character(scalar)).utf8)
                case .emptyInput: break decoding
                case .error: throw Self.brokenUTF16(after: result)
                }
            }
            if (bytes.count - start) % 2 == 1 {
                throw Self.brokenUTF16(after: result)
            }
            return result
        }
    }

    private static func brokenUTF16(after text: [UInt8]) -> DocumentError {
        let line = text.lazy.filter { $0 == 0x0A }.count + 1
        let start = text.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return DocumentError(
            .invalidCharacter("Bytes that are not UTF-16"),
            position: SourcePosition(line: line, column: text.count - start + 1), offset: text.count)
    }

    /// UTF-8 back in this encoding. What Latin-1 lacks becomes a character reference.
    func encode(_ utf8: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8:
            return utf8
        case .latin1:
            var result: [UInt8] = []
            result.reserveCapacity(utf8.count)
            for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
                if scalar.value <= 0xFF {
                    result.append(UInt8(scalar.value))
                } else {
                    result.append(contentsOf: "&#x\(String(scalar.value, radix: 16, uppercase: true));".utf8)
                }
            }
            return result
        case .utf16(let bigEndian, let byteOrderMark):
            var result: [UInt8] = []
            result.reserveCapacity(utf8.count * 2 + 2)
            func append(_ unit: UInt16) {
                let high = UInt8(unit >> 8)
                let low = UInt8(truncatingIfNeeded: unit)
                result.append(contentsOf: bigEndian ? [high, low] : [low, high])
            }
            if byteOrderMark {
                append(0xFEFF)
            }
            for unit in String(decoding: utf8, as: UTF8.self).utf16 {
                append(unit)
            }
            return result
        }
    }
}
