/// The encoding of a file, which is kept when the file is written.
public enum TextEncoding: Hashable, Sendable {
    case utf8
    case utf16(bigEndian: Bool, byteOrderMark: Bool)
    case ascii
    case latin1

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Tells the encoding from the first bytes, as XML prescribes. A byte order mark counts for more than what
    /// the file says of itself.
    static func detect(_ bytes: [UInt8]) throws(DocumentError) -> TextEncoding {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): return .utf16(bigEndian: false, byteOrderMark: true)
        case (0xFE, 0xFF): return .utf16(bigEndian: true, byteOrderMark: true)
        case (0x3C, 0x00): return .utf16(bigEndian: false, byteOrderMark: false)
        case (0x00, 0x3C): return .utf16(bigEndian: true, byteOrderMark: false)
        default: break
        }
        guard !bytes.starts(with: byteOrderMark), let name = declaredName(bytes) else { return .utf8 }
        let declared = String(decoding: bytes[name], as: UTF8.self)
        switch declared.uppercased() {
        case "UTF-8", "UTF8": return .utf8
        case "US-ASCII", "ASCII": return .ascii
        case "ISO-8859-1", "ISO_8859-1", "LATIN1": return .latin1
        case "UTF-16", "UTF-16LE", "UTF-16BE":
            throw error(.invalidCharacter("The file calls itself \(declared) but is not"), in: bytes[..<name.lowerBound])
        default:
            throw error(.unsupportedEncoding(declared), in: bytes[..<name.lowerBound])
        }
    }

    /// Where the XML declaration names an encoding; nil where it has no name that could be one. Its grammar is
    /// checked later, by the reader.
    private static func declaredName(_ bytes: [UInt8]) -> Range<Int>? {
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let declaration = bytes.prefix { $0 != UInt8(ascii: ">") }
        guard let word = declaration.firstRange(of: Array("encoding".utf8)) else { return nil }
        let value = declaration[word.upperBound...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
        guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let name = value.dropFirst().prefix { $0 != quote }
        return isName(name) ? name.indices : nil
    }

    /// Whether XML allows a text as the name of an encoding: nothing that could mislead a reader of messages.
    static func isName(_ text: some Collection<UInt8>) -> Bool {
        guard let first = text.first, text.count <= 40 else { return false }
        func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
        return isLetter(first)
            && text.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "-._".utf8.contains($0) }
    }

    /// The same text as UTF-8, without a UTF-16 byte order mark.
    func utf8(_ bytes: [UInt8]) throws(DocumentError) -> [UInt8] {
        switch self {
        case .utf8:
            return bytes
        case .ascii:
            if let offset = bytes.firstIndex(where: { $0 >= 0x80 }) {
                throw Self.error(
                    .invalidCharacter("The file calls itself US-ASCII but holds other characters"),
                    in: bytes[..<offset])
            }
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
                case .scalarValue(let scalar): result.append(contentsOf: Character(scalar).utf8)
                case .emptyInput: break decoding
                case .error: throw Self.error(.invalidCharacter("Bytes that are not UTF-16"), in: result[...])
                }
            }
            if (bytes.count - start) % 2 == 1 {
                throw Self.error(.invalidCharacter("Bytes that are not UTF-16"), in: result[...])
            }
            return result
        }
    }

    /// An error at the end of what could be read.
    private static func error(_ kind: DocumentError.Kind, in text: ArraySlice<UInt8>) -> DocumentError {
        let line = text.lazy.filter { $0 == 0x0A }.count + 1
        let start = text.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return DocumentError(
            kind, position: SourcePosition(line: line, column: text.count - start + 1), offset: text.count)
    }

    /// Whether every character of a text (in UTF-8) can be written as it is, without a reference.
    func canWrite(_ text: some Sequence<UInt8>) -> Bool {
        switch self {
        case .utf8, .utf16: true
        case .ascii: text.allSatisfy { $0 < 0x80 }
        // 0xC3 is the first byte of the last characters that Latin-1 has.
        case .latin1: text.allSatisfy { $0 <= 0xC3 }
        }
    }

    /// UTF-8 back in this encoding. What the encoding lacks becomes a character reference.
    func encode(_ utf8: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8:
            return utf8
        case .ascii, .latin1:
            let last: UInt32 = self == .ascii ? 0x7F : 0xFF
            var result: [UInt8] = []
            result.reserveCapacity(utf8.count)
            for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
                if scalar.value <= last {
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
                result.append(bigEndian ? high : low)
                result.append(bigEndian ? low : high)
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
