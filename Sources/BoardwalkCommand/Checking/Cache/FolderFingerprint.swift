import AppMap
import Foundation
import SourceIndex

/// What a check of a folder depends on, as hashes: the names of all files that a scan lists and their contents.
struct FolderFingerprint: Equatable {
    let everything: ContentHash
    /// The same, whatever the sources say; their names count.
    let withoutSources: ContentHash

    init(of scan: FolderScan) {
        let root = scan.root == "/" ? "" : scan.root
        let hashes = concurrentMap(scan.files) { Self.hash(of: $0, in: root) }
        var all = ByteWriter()
        all.write(scan.root)
        all.write(scan.isOfSingleDocument)
        all.write(scan.files)
        all.write(scan.links) {
            $0.write($1.path)
            $0.write($1.target)
        }
        all.write(scan.leftOut) {
            $0.write($1.path)
            $0.write($1.reason.rawValue)
        }
        all.write(scan.problems.map { "\($0)" })
        // No scan lists it.
        let configuration = Self.hash(of: Configuration.fileName, in: root)
        all.write(configuration.high)
        all.write(configuration.low)
        var rest = all
        for (file, hash) in zip(scan.files, hashes) {
            all.write(hash.high)
            all.write(hash.low)
            if !Self.isSource(file) {
                rest.write(hash.high)
                rest.write(hash.low)
            }
        }
        everything = ContentHash(of: all.bytes, seed: 0)
        withoutSources = ContentHash(of: rest.bytes, seed: 1)
    }

    /// What larger files hold is taken to be the same while their dates are.
    private static let largestContent = 8 << 20

    private static func hash(of file: String, in root: String) -> ContentHash {
        let name = file.lowercased()
        if media.contains(where: { name.hasSuffix($0) }) { return ContentHash(high: 0, low: 0) }
        do {
            return ContentHash(of: try FileBytes.read(root + "/" + file, limit: largestContent), seed: 0)
        } catch {
            let attributes = (try? FileManager.default.attributesOfItem(atPath: root + "/" + file)) ?? [:]
            let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            let text = "\(error) \(attributes[.size] as? Int ?? -1) \(date)"
            return ContentHash(of: Array(text.utf8), seed: 1)
        }
    }

    /// Whether no project or document depends on what is in the file; a package's manifest is a Swift file as well.
    private static func isSource(_ file: String) -> Bool {
        sources.contains { file.hasSuffix($0) } && !file.hasSuffix("Package.swift") && !file.contains("Package@swift")
    }

    private static let sources = [".swift", ".m", ".mm", ".h", ".hh", ".hpp", ".pch"]

    /// Files of which a check knows the names alone.
    private static let media = [
        ".png", ".jpg", ".jpeg", ".gif", ".heic", ".webp", ".pdf", ".svg", ".ttf", ".otf", ".ttc", ".mp3", ".m4a", ".wav", ".caf",
        ".mp4", ".mov",
    ]
}
