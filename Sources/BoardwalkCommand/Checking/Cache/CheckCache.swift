import AppMap
import Foundation
import SourceIndex

/// What checks of a folder keep from run to run: what was read of each source, what a walk found, and what came of it all. It
/// lies in the user's cache folder, never in the app's, and may be deleted at any time.
struct CheckCache {
    let sources: SourceCache
    private let results: CacheFile
    private let contents: CacheFile.Contents

    /// Nil where there is no cache folder and none can be made.
    init?(of root: String) {
        guard let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first else { return nil }
        self.init(of: root, in: caches.appendingPathComponent("boardwalk"))
    }

    init?(of root: String, in folder: URL) {
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        let name = String(ContentHash(of: Array(root.utf8), seed: 0).high, radix: 16)
        for kind in ["sources-", "results-"] { Self.removeOldest(kind, in: folder, but: kind + name) }
        sources = SourceCache(path: folder.appendingPathComponent("sources-" + name).path)
        results = CacheFile(path: folder.appendingPathComponent("results-" + name).path, maximumSize: Self.largestResults)
        contents = results.contents()
    }

    private static let largestResults = 8 << 20

    // MARK: Results

    /// What a check came to that depended on the same; nil where that is not kept.
    func result(_ key: ContentHash) -> CheckResult? {
        contents.value(key) { (reader) throws(ByteReader.Malformed) in try CheckResult(from: &reader) }
    }

    /// What a walk found that depended on the same documents.
    func walk(_ key: ContentHash) -> KeptWalk? {
        contents.value(key) { (reader) throws(ByteReader.Malformed) in try KeptWalk(from: &reader) }
    }

    /// Keeps what came of a check. Of earlier ones as many stay as the size allows.
    func keep(_ result: CheckResult, _ key: ContentHash, walks: [(key: ContentHash, walk: KeptWalk)]) {
        var writer = ByteWriter()
        result.write(to: &writer)
        var records = [(key: key, bytes: writer.bytes)]
        for (key, walk) in walks {
            var writer = ByteWriter()
            walk.write(to: &writer)
            records.append((key: key, bytes: writer.bytes))
        }
        results.write(records, keeping: contents)
    }

    // MARK: The folder

    /// How many folders are remembered.
    private static let maximumCount = 16

    private static func removeOldest(_ kind: String, in folder: URL, but kept: String) {
        func date(_ file: URL) -> Date {
            (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let others = names.filter { $0.hasPrefix(kind) && $0 != kept }.map { folder.appendingPathComponent($0) }
        guard others.count >= maximumCount else { return }
        for file in others.map({ ($0, date($0)) }).sorted(by: { $0.1 > $1.1 }).dropFirst(maximumCount - 1) {
            try? FileManager.default.removeItem(at: file.0)
        }
    }
}
