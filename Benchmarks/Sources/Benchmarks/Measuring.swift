import Foundation

/// The documents below a folder.
struct InputFiles {
    let paths: [String]
    let byteCount: Int

    init(in folder: String) throws {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let found = try names.filter {
            let name = $0.lowercased()
            return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
        }.sorted().map { name in
            let path = folder + "/" + name
            return (path, try Data(contentsOf: URL(fileURLWithPath: path)).count)
        }.filter { $0.1 > 0 }
        paths = found.map(\.0)
        byteCount = found.reduce(0) { $0 + $1.1 }
    }
}

/// The best of several runs, in milliseconds: on a noisy machine the shortest says most about the code.
func milliseconds(runs: Int, _ work: () -> Void) -> Double {
    (0..<runs).map { _ in
        let start = DispatchTime.now().uptimeNanoseconds
        work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }.min() ?? 0
}

/// The best of several runs, in milliseconds of the processor: what else a busy machine does does not count.
func processorMilliseconds(runs: Int, _ work: () -> Void) -> Double {
    (0..<runs).map { _ in
        let start = clock()
        work()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e3
    }.min() ?? 0
}

func format(_ number: Double) -> String {
    String(format: "%.2f", number)
}

func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

/// How often something happens in a second, and how long it takes.
func perSecond(_ count: Int, _ milliseconds: Double) -> String {
    "\(Int(Double(count) / milliseconds * 1_000)) per second (\(format(milliseconds / Double(count) * 1_000)) µs each)"
}

/// The memory that the process has in use, as the system counts it; nil where it does not say.
func residentBytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 }
}
