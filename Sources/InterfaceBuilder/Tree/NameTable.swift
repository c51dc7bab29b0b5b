/// The element and attribute names of one document, each stored once and known by a number.
struct NameTable {
    private struct Entry {
        var hash: UInt32
        var start: UInt32
        var count: UInt32
    }

    private var entries: [Entry] = []
    /// Positions in `entries` plus one, zero for a free slot; the count is a power of two.
    private var slots: [UInt32]
    private(set) var strings: [String] = []

    /// Names come from files, so the hash is seeded: nobody can prepare a file whose names all collide.
    private static let seed = UInt32.random(in: 1...UInt32.max)

    init() {
        slots = Array(repeating: 0, count: 512)
    }

    /// Where in the bytes each name stands.
    var ranges: [Range<Int>] { entries.map { Int($0.start)..<Int($0.start + $0.count) } }

    static var initialHash: UInt32 { seed }

    @inline(__always)
    static func hash(_ hash: UInt32, adding byte: UInt8) -> UInt32 {
        (hash ^ UInt32(byte)) &* 0x0100_0193
    }

    /// The number of the name that stands at `range`, which is added when it is new.
    @inline(__always)
    mutating func intern(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, hash: UInt32) -> UInt32 {
        let mask = slots.count - 1
        var slot = Int(hash ^ (hash >> 15)) & mask
        while true {
            let stored = slots[slot]
            if stored == 0 {
                return add(bytes, range, hash: hash, slot: slot)
            }
            let entry = entries[Int(stored) - 1]
            if entry.hash == hash, Int(entry.count) == range.count,
                Self.equal(bytes + Int(entry.start), bytes + range.lowerBound, range.count)
            {
                return stored - 1
            }
            slot = (slot + 1) & mask
        }
    }

    private mutating func add(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, hash: UInt32, slot: Int) -> UInt32 {
        entries.append(Entry(hash: hash, start: UInt32(range.lowerBound), count: UInt32(range.count)))
        strings.append(
            String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self))
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count {
            grow()
        }
        return UInt32(entries.count - 1)
    }

    private mutating func grow() {
        var grown = [UInt32](repeating: 0, count: slots.count * 2)
        let mask = grown.count - 1
        for (position, entry) in entries.enumerated() {
            var slot = Int(entry.hash ^ (entry.hash >> 15)) & mask
            while grown[slot] != 0 {
                slot = (slot + 1) & mask
            }
            grown[slot] = UInt32(position + 1)
        }
        slots = grown
    }

    /// Whether a number is that of a name.
    @inline(__always)
    func has(_ number: UInt32, _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entries[Int(number)]
        guard Int(entry.count) == wanted.count, let bytes = bytes.baseAddress, let wanted = wanted.baseAddress else {
            return false
        }
        return Self.equal(bytes + Int(entry.start), wanted, Int(entry.count))
    }

    /// The number of a name, or nil where the document has no such name.
    func find(_ name: String, in bytes: UnsafePointer<UInt8>) -> UInt32? {
        var name = name
        return name.withUTF8 { wanted in
            guard let wantedBase = wanted.baseAddress else { return nil }
            var hash = Self.initialHash
            for byte in wanted {
                hash = Self.hash(hash, adding: byte)
            }
            let mask = slots.count - 1
            var slot = Int(hash ^ (hash >> 15)) & mask
            while slots[slot] != 0 {
                let entry = entries[Int(slots[slot]) - 1]
                if entry.hash == hash, Int(entry.count) == wanted.count,
                    Self.equal(bytes + Int(entry.start), wantedBase, wanted.count)
                {
                    return slots[slot] - 1
                }
                slot = (slot + 1) & mask
            }
            return nil
        }
    }

    @inline(__always)
    private static func equal(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        for offset in 0..<count where left[offset] != right[offset] {
            return false
        }
        return true
    }
}
