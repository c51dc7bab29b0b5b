import Foundation

/// A file that keeps what was read of each source file from run to run.
///
/// It is found by content alone, so that neither dates nor places of files matter. It may be deleted at any time; a damaged one
/// is as good as none. Of a run that read anything new, the file holds the records of that run and of earlier ones as far as the
/// size allows.
public struct SourceCache: Sendable {
    /// The absolute path of the cache.
    public let path: String
    /// How many bytes the file may have.
    public let maximumSize: Int

    /// A cache at an absolute path, whose folder must exist for it to be written.
    public init(path: String, maximumSize: Int = 64 << 20) {
        self.path = path
        self.maximumSize = maximumSize
    }

    /// Part of every key: records that another version wrote are not found.
    static let version: UInt64 = 3
    private static let mark: UInt64 = 0x3130_5349_4457_4F42

    /// The records of files, read where the cache does not have them; what is new is kept.
    func records(of files: [SourceFile]) -> [FileRecord] {
        let old = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)).map { [UInt8]($0) } ?? []
        let places = Self.places(in: old)
        let results = concurrentMap(files) { file -> (key: ContentHash, record: FileRecord, isNew: Bool) in
            let key = Self.key(of: file)
            if let range = places[key], let record = Self.record(in: old, range, file: file.path) {
                return (key, record, false)
            }
            return (key, file.read(), true)
        }
        if results.contains(where: \.isNew) {
            write(results, old: old, places)
        }
        return results.map(\.record)
    }

    private static func key(of file: SourceFile) -> ContentHash {
        let language = UInt64(SourceFile.language(of: file.path)?.rawValue ?? 0xFF)
        return ContentHash(of: file.bytes, seed: version << 8 | language)
    }

    private static func record(in bytes: [UInt8], _ range: Range<Int>, file: String) -> FileRecord? {
        bytes.withUnsafeBufferPointer { bytes in
            guard var reader = try? ByteReader(bytes, range), let record = try? FileRecord(from: &reader, file: file), reader.isAtEnd
            else { return nil }
            return record
        }
    }

    // MARK: The file

    /// Where the records lie; nothing if the file is no cache.
    private static func places(in bytes: [UInt8]) -> [ContentHash: Range<Int>] {
        var places: [ContentHash: Range<Int>] = [:]
        bytes.withUnsafeBufferPointer { bytes in
            guard var reader = try? ByteReader(bytes, 0..<bytes.count), (try? reader.word()) == mark else { return }
            while !reader.isAtEnd {
                guard let high = try? reader.word(), let low = try? reader.word(), let check = try? reader.word(),
                    let count = try? reader.number(), let range = try? reader.skip(count)
                else { break }
                let key = ContentHash(high: high, low: low)
                if self.check(bytes, range) == check { places[key] = range }
            }
        }
        return places
    }

    private static func check(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
        range.reduce(TriggerWords.seed) { TriggerWords.mix($0, bytes[$1]) }
    }

    /// Writes beside the file and renames. A cache that cannot be written is none; the next run reads everything again.
    private func write(
        _ results: [(key: ContentHash, record: FileRecord, isNew: Bool)], old: [UInt8], _ places: [ContentHash: Range<Int>]
    ) {
        var writer = ByteWriter()
        writer.write(Self.mark)
        var written: Set<ContentHash> = []
        for result in results where written.insert(result.key).inserted {
            var record = ByteWriter()
            result.record.write(to: &record)
            append(result.key, record.bytes[...], to: &writer)
        }
        for (key, range) in places.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) where !written.contains(key) {
            append(key, old[range], to: &writer)
        }
        try? Data(writer.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private func append(_ key: ContentHash, _ record: ArraySlice<UInt8>, to writer: inout ByteWriter) {
        guard writer.bytes.count + record.count + 40 <= maximumSize else { return }
        writer.write(key.high)
        writer.write(key.low)
        writer.write(record.withUnsafeBufferPointer { Self.check($0, 0..<$0.count) })
        writer.write(record.count)
        writer.append(record)
    }
}
