import Foundation
import SourceIndex
import SwiftParser

/// The index of an app's sources, with and without its cache, beside what the parser alone takes for the same files.
enum SourceBenchmark {
    static func run() {
        print("Indexing the sources of a made app, all cores; in parentheses the time of the processors")
        for (name, screens) in [("every ninth file a screen", 11), ("nothing can be skipped", 100)] {
            guard let sources = try? MadeSources(count: 3_000, screens: screens, named: "sources-\(screens)") else { continue }
            defer { sources.remove() }
            print("  \(name): \(sources.files.count) files, \(format(Double(sources.byteCount) / 1e6)) MB")
            let modules = [SourceModule(name: "App", files: sources.files)]
            let cache = SourceCache(path: sources.folder + "/cache")
            func index(cache: SourceCache?) -> SourceIndex { SourceIndex(root: sources.folder, modules: modules, cache: cache) }
            let whole = measure("index") { _ = index(cache: nil) }
            let parser = measure("SwiftParser alone") { parse(sources) }
            measure("index, with an empty cache") {
                try? FileManager.default.removeItem(atPath: cache.path)
                _ = index(cache: cache)
            }
            measure("index, nothing changed") { _ = index(cache: cache) }
            let found = index(cache: cache)
            print("    \(found.classes.count) classes, \(found.uses.count) uses; \(format(whole / parser)) times the parser\n")
        }
    }

    private static func parse(_ sources: MadeSources) {
        DispatchQueue.concurrentPerform(iterations: sources.files.count) { position in
            guard let data = FileManager.default.contents(atPath: sources.folder + "/" + sources.files[position]) else { return }
            data.withUnsafeBytes { _ = Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
        }
    }

    /// Prints the best of two runs and returns the time of the processors.
    @discardableResult
    private static func measure(_ name: String, _ work: () -> Void) -> Double {
        var best = (wall: Double.infinity, processors: Double.infinity)
        for _ in 0..<2 {
            var processors = 0.0
            let wall = milliseconds(runs: 1) { processors = processorMilliseconds(runs: 1, work) }
            best = (min(best.wall, wall), min(best.processors, processors))
        }
        print("    \(padded(name, to: 30)) \(format(best.wall)) ms (\(format(best.processors)) ms)")
        return best.processors
    }
}
