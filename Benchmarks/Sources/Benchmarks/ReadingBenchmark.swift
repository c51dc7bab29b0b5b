import Foundation
import InterfaceBuilder

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reading every document: Boardwalk's tree against libxml2's tree and against Foundation's parser.
enum ReadingBenchmark {
    static func run(_ files: InputFiles) {
        print("Reading all documents once, from disk, one core")
        let own = report("Boardwalk's tree", files) {
            for path in files.paths {
                _ = try? Document(contentsOf: path)
            }
        }
        if let libxml2 = libxml2(files) {
            print("  \(padded("libxml2's tree (xmllint --noout)", to: 36)) \(libxml2.text)")
            print("  libxml2 needs \(format(libxml2.milliseconds / own)) times as long")
        } else {
            print("  xmllint is not on PATH; Debian has it in libxml2-utils")
        }
        let foundation = report("Foundation's XMLParser, no tree", files) {
            for path in files.paths {
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                _ = XMLParser(data: data).parse()
            }
        }
        print("  XMLParser needs \(format(foundation / own)) times as long")
        memory(files)
        print("")
    }

    @discardableResult
    private static func report(_ name: String, _ files: InputFiles, _ work: () -> Void) -> Double {
        let time = milliseconds(runs: 10, work)
        print("  \(padded(name, to: 36)) \(rate(time, files))")
        return time
    }

    private static func rate(_ time: Double, _ files: InputFiles) -> String {
        "\(format(time)) ms, \(Int(Double(files.byteCount) / time / 1_000)) MB/s"
    }

    /// One process reads all files; the time of a process that reads none is taken off.
    private static func libxml2(_ files: InputFiles) -> (milliseconds: Double, text: String)? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let tools = folders.map { "\($0)/xmllint" }
        guard let tool = tools.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        let start = milliseconds(runs: 10) { launch(tool, ["--version"]) }
        let all = milliseconds(runs: 10) { launch(tool, ["--noout"] + files.paths) }
        let time = all - start
        return (time, "\(rate(time, files)) (without \(format(start)) ms to start)")
    }

    /// `waitUntilExit` looks only every 50 ms whether the process has ended, so the end itself is waited for.
    private static func launch(_ tool: String, _ arguments: [String]) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        guard (try? process.run()) != nil else { return }
        end.wait()
    }

    /// What all trees take at once, the files' bytes included, as the system counts it.
    private static func memory(_ files: InputFiles) {
        guard let before = residentBytes() else { return }
        let documents = files.paths.compactMap { try? Document(contentsOf: $0) }
        guard let after = residentBytes() else { return }
        let factor = Double(after - before) / Double(files.byteCount)
        print("  \(documents.count) trees held at once take \(format(factor)) times the size of the files")
    }
}
