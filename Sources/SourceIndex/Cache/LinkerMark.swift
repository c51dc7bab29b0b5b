/// The note by which a linker tells what it linked from anything else, a hash of it all: the build id of an ELF file.
struct LinkerMark {
    let bytes: [UInt8]

    /// The mark of a 64-bit program, or nil where the linker made none.
    ///
    /// - Parameter beginning: the file's first bytes, in which linkers put their notes.
    init?(of beginning: UnsafeRawBufferPointer) {
        guard beginning.count >= 64, beginning.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        func number<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Int? {
            guard offset >= 0, offset <= beginning.count - MemoryLayout<Number>.size else { return nil }
            return Int(exactly: Number(littleEndian: beginning.loadUnaligned(fromByteOffset: offset, as: Number.self)))
        }
        guard let table = number(UInt64.self, at: 32), let size = number(UInt16.self, at: 54),
            let count = number(UInt16.self, at: 56), table < beginning.count
        else { return nil }
        for segment in 0..<count {
            let header = table + segment * size
            guard number(UInt32.self, at: header) == Self.noteSegment, let start = number(UInt64.self, at: header + 8),
                let length = number(UInt64.self, at: header + 32), start < beginning.count, length <= beginning.count - start,
                let found = Self.find(in: UnsafeRawBufferPointer(rebasing: beginning[start..<(start + length)]))
            else { continue }
            bytes = found
            return
        }
        return nil
    }

    /// The mark among the notes of a segment. Each is the length of its name, that of its content and a type, then name and
    /// content, both filled up to whole words.
    private static func find(in notes: UnsafeRawBufferPointer) -> [UInt8]? {
        func number(at offset: Int) -> Int {
            Int(UInt32(littleEndian: notes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        var position = 0
        while position + 12 <= notes.count {
            let name = position + 12
            let content = name + (number(at: position) + 3) & ~3
            let end = content + number(at: position + 4)
            guard end <= notes.count else { return nil }
            if number(at: position + 8) == buildIdentifier, end > content, notes[name..<content].elementsEqual("GNU\0".utf8) {
                return Array(notes[content..<end])
            }
            position = (end + 3) & ~3
        }
        return nil
    }

    private static let noteSegment = 4
    private static let buildIdentifier = 3
}
