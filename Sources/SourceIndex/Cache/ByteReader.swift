/// Reads what a ``ByteWriter`` wrote; anything else is an error, never a trap.
package struct ByteReader {
    /// The bytes are not what was expected.
    package struct Malformed: Error {}

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position: Int
    private let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(Malformed) {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw Malformed() }
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    package var isAtEnd: Bool { position == end }

    package mutating func byte() throws(Malformed) -> UInt8 {
        guard position < end else { throw Malformed() }
        defer { position += 1 }
        return bytes[position]
    }

    package mutating func number() throws(Malformed) -> Int {
        var result: UInt = 0
        for shift in stride(from: 0 as UInt, to: 64, by: 7) {
            let byte = try byte()
            result |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: result) }
        }
        throw Malformed()
    }

    /// A number of things of at least one byte each, so no more than bytes are left.
    package mutating func count() throws(Malformed) -> Int {
        let count = try number()
        guard count >= 0, count <= end - position else { throw Malformed() }
        return count
    }

    package mutating func word() throws(Malformed) -> UInt64 {
        var word: UInt64 = 0
        for shift in stride(from: 0 as UInt64, to: 64, by: 8) { word |= UInt64(try byte()) << shift }
        return word
    }

    package mutating func text() throws(Malformed) -> String {
        let count = try count()
        defer { position += count }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[position..<(position + count)]), as: UTF8.self)
    }

    package mutating func flag() throws(Malformed) -> Bool { try byte() != 0 }

    package mutating func optional<Value>(_ read: (inout ByteReader) throws(Malformed) -> Value) throws(Malformed) -> Value? {
        try flag() ? try read(&self) : nil
    }

    package mutating func list<Value>(_ read: (inout ByteReader) throws(Malformed) -> Value) throws(Malformed) -> [Value] {
        let count = try count()
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    package mutating func optionalText() throws(Malformed) -> String? { try flag() ? try text() : nil }

    package mutating func texts() throws(Malformed) -> [String] {
        let count = try count()
        var values: [String] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try text()) }
        return values
    }

    package mutating func raw<Value: RawRepresentable>(_: Value.Type) throws(Malformed) -> Value where Value.RawValue == UInt8 {
        guard let value = Value(rawValue: try byte()) else { throw Malformed() }
        return value
    }

    package mutating func skip(_ count: Int) throws(Malformed) -> Range<Int> {
        guard count >= 0, count <= end - position else { throw Malformed() }
        defer { position += count }
        return position..<(position + count)
    }
}
