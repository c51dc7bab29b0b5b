/// Names and references.
extension Reader {
    mutating func readName(what: String) throws(DocumentError) -> UInt32 {
        let start = position
        var hash = NameTable.initialHash
        while position < end {
            let byte = base[position]
            if byte < 0x80 {
                guard Self.nameBytes[Int(byte)] > (position == start ? 1 : 0) else { break }
                hash = NameTable.hash(hash, adding: byte)
                position += 1
            } else {
                guard let (value, length) = CharacterCheck.scalar(bytes, at: position),
                    Self.isNameCharacter(value, first: position == start)
                else { break }
                for offset in 0..<length {
                    hash = NameTable.hash(hash, adding: base[position + offset])
                }
                position += length
            }
        }
        guard position > start else {
            throw failure("Expected \(what)", at: start)
        }
        return names.intern(base, start..<position, hash: hash)
    }

    /// For each ASCII byte: 2 where it may start a name, 1 where it may only continue one.
    private static let nameBytes: [UInt8] = (0..<128).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"):
            2
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            1
        default:
            0
        }
    }

    private static func isNameCharacter(_ value: UInt32, first: Bool) -> Bool {
        switch value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
            0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x1_0000...0xE_FFFF:
            true
        case 0xB7, 0x300...0x36F, 0x203F...0x2040:
            !first
        default:
            false
        }
    }

    /// Whether a text could be the name of an element or attribute.
    static func isName(_ text: String) -> Bool {
        var isFirst = true
        for scalar in text.unicodeScalars {
            let fits =
                scalar.value < 0x80
                ? nameBytes[Int(scalar.value)] > (isFirst ? 1 : 0) : isNameCharacter(scalar.value, first: isFirst)
            guard fits else { return false }
            isFirst = false
        }
        return !isFirst
    }

    mutating func readReference() throws(DocumentError) {
        let raw = UnsafeBufferPointer(start: base, count: end)
        guard let (_, after) = CharacterData.reference(raw, at: position) else {
            throw failure("An ampersand that starts no reference XML knows; write '&amp;'", at: position)
        }
        position = after
    }
}
