/// A file that keeps what was read of each source file from run to run.
///
/// It is found by content alone, so that neither dates nor places of files matter. It may be deleted at any time; a damaged one
/// and one of another build of the program are as good as none. Of a run that read anything new, the file holds the records of that run and of earlier ones as far as the
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

    /// The records of files, read where the cache does not have them; what is new is kept.
    func records(of files: [SourceFile]) -> [FileRecord] {
        let file = CacheFile(path: path, maximumSize: maximumSize)
        let old = file.contents()
        let results = concurrentMap(files) { file -> (key: ContentHash, record: FileRecord, isNew: Bool) in
            let key = Self.key(of: file)
            let known = old.value(key) { (reader) throws(ByteReader.Malformed) in try FileRecord(from: &reader, file: file.path) }
            return (key, known ?? file.read(), known == nil)
        }
        if results.contains(where: \.isNew) {
            let records = concurrentMap(results) { result in
                var writer = ByteWriter()
                result.record.write(to: &writer)
                return (key: result.key, bytes: writer.bytes)
            }
            file.write(records, keeping: old)
        }
        return results.map(\.record)
    }

    private static func key(of file: SourceFile) -> ContentHash {
        ContentHash(of: file.bytes, seed: UInt64(SourceFile.language(of: file.path)?.rawValue ?? 0xFF))
    }
}
