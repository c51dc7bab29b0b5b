import Foundation

/// A file of records that are found by keys, kept from run to run by one build of the program.
///
/// It may be deleted at any time. A damaged one, one of another build and one that is too large are as good as none.
package struct CacheFile: Sendable {
    /// The absolute path of the file, whose folder must exist for it to be written.
    package let path: String
    /// How many bytes the file may have.
    package let maximumSize: Int

    package init(path: String, maximumSize: Int) {
        self.path = path
        self.maximumSize = maximumSize
    }

    /// What the file holds.
    package struct Contents: Sendable {
        fileprivate let bytes: [UInt8]
        fileprivate let places: [ContentHash: Range<Int>]

        /// A value that a record holds; nil where there is no such record, or it is malformed.
        package func value<Value>(
            _ key: ContentHash, _ read: (inout ByteReader) throws(ByteReader.Malformed) -> Value
        ) -> Value? {
            guard let range = places[key] else { return nil }
            return bytes.withUnsafeBufferPointer { bytes in
                guard var reader = try? ByteReader(bytes, range), let value = try? read(&reader), reader.isAtEnd else { return nil }
                return value
            }
        }
    }

    private static let mark: UInt64 = 0x3230_5349_4457_4F42

    /// Reads the file.
    package func contents() -> Contents {
        guard let bytes = try? FileBytes.read(path, limit: maximumSize) else { return Contents(bytes: [], places: [:]) }
        return Contents(bytes: bytes, places: Self.places(in: bytes))
    }

    private static func places(in bytes: [UInt8]) -> [ContentHash: Range<Int>] {
        var places: [ContentHash: Range<Int>] = [:]
        bytes.withUnsafeBufferPointer { bytes in
            guard var reader = try? ByteReader(bytes, 0..<bytes.count), (try? reader.word()) == mark,
                (try? reader.word()) == BuildIdentity.current.high, (try? reader.word()) == BuildIdentity.current.low
            else { return }
            while !reader.isAtEnd {
                guard let high = try? reader.word(), let low = try? reader.word(), let check = try? reader.word(),
                    let count = try? reader.number(), let range = try? reader.skip(count)
                else { break }
                let key = ContentHash(high: high, low: low)
                if Self.check(UnsafeBufferPointer(rebasing: bytes[range]), key) == check { places[key] = range }
            }
        }
        return places
    }

    private static func check(_ record: UnsafeBufferPointer<UInt8>, _ key: ContentHash) -> UInt64 {
        ContentHash(of: UnsafeRawBufferPointer(record), seed: key.low).high
    }

    /// Writes records, and after them those of before as far as the size allows: beside the file, which it then replaces.
    ///
    /// A file that cannot be written is none; the next run works everything out again.
    package func write(_ records: [(key: ContentHash, bytes: [UInt8])], keeping old: Contents) {
        var writer = ByteWriter()
        writer.write(Self.mark)
        writer.write(BuildIdentity.current.high)
        writer.write(BuildIdentity.current.low)
        var written: Set<ContentHash> = []
        for record in records where written.insert(record.key).inserted {
            append(record.key, record.bytes[...], to: &writer)
        }
        for (key, range) in old.places.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) where !written.contains(key) {
            append(key, old.bytes[range], to: &writer)
        }
        try? Data(writer.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private func append(_ key: ContentHash, _ record: ArraySlice<UInt8>, to writer: inout ByteWriter) {
        guard writer.bytes.count + record.count + 40 <= maximumSize else { return }
        writer.write(key.high)
        writer.write(key.low)
        writer.write(record.withUnsafeBufferPointer { Self.check($0, key) })
        writer.write(record.count)
        writer.append(record)
    }
}
