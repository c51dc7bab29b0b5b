import Foundation
import SourceIndex

extension SourceCache {
    /// Where a check keeps what it reads of a folder's sources: in the user's cache folder, never in the app's; nil where there is
    /// no such folder and none can be made.
    static func forChecks(of root: String) -> SourceCache? {
        guard let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first else { return nil }
        let folder = caches.appendingPathComponent("boardwalk")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        let hash = root.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        let file = folder.appendingPathComponent("sources-" + String(hash, radix: 16))
        removeOldest(in: folder, but: file)
        return SourceCache(path: file.path)
    }

    /// How many folders are remembered.
    private static let maximumCount = 16

    private static func removeOldest(in folder: URL, but kept: URL) {
        func date(_ file: URL) -> Date {
            (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
        }
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
        let others = files.filter { $0.lastPathComponent.hasPrefix("sources-") && $0.lastPathComponent != kept.lastPathComponent }
        for file in others.map({ ($0, date($0)) }).sorted(by: { $0.1 > $1.1 }).dropFirst(maximumCount - 1) {
            try? FileManager.default.removeItem(at: file.0)
        }
    }
}
