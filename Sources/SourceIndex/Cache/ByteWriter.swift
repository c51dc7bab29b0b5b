/// Writes values one after the other.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func write(_ byte: UInt8) { bytes.append(byte) }

    /// Seven bits a byte, the lowest first.
    package mutating func write(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    package mutating func write(_ word: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
    }

    package mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            write(utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    package mutating func write(_ flag: Bool) { write(flag ? 1 : 0 as UInt8) }

    package mutating func write<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
        self.write(value != nil)
        if let value { write(&self, value) }
    }

    package mutating func write<Value>(_ values: [Value], _ write: (inout ByteWriter, Value) -> Void) {
        self.write(values.count)
        for value in values { write(&self, value) }
    }

    package mutating func write(_ text: String?) { write(text) { $0.write($1) } }

    package mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }

    mutating func append(_ other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }
}
