import AppMap
import Checks
import Foundation
import SourceIndex
import Walker

/// `boardwalk check` of a made app as a user starts it, and what its parts take alone.
@MainActor
enum CommandBenchmark {
    static func run() {
        guard let app = try? MadeProject(storyboards: 300, sources: 3_000) else { return }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        print("boardwalk check of a made app: 300 storyboards, 3000 sources, \(format(Double(app.byteCount) / 1e6)) MB; \(cores) cores")
        print("The process whole, from its start to its end; in parentheses the time of the processors")
        let tool = CommandProcess(beside: "boardwalk", caches: app.path + "-caches")
        defer { try? FileManager.default.removeItem(atPath: tool.caches) }
        measure("cold, no cache", tool, app, before: { tool.removeCaches() })
        measure("nothing changed", tool, app, before: {})
        measure("one source changed", tool, app, before: { try? app.changeSource() })
        measure("one storyboard changed", tool, app, before: { try? app.changeStoryboard() })
        measure("cold, --no-cache", tool, app, options: ["--no-cache"], before: {})
        measure("cold, --no-walk", tool, app, options: ["--no-walk"], before: { tool.removeCaches() })
        parts(of: app)
        print("")
    }

    private static func measure(
        _ name: String, _ tool: CommandProcess, _ app: MadeProject, options: [String] = [], before: () -> Void
    ) {
        var best: CommandProcess.Measure?
        var outputs: Set<String> = []
        for _ in 0..<2 {
            before()
            guard let run = tool.run(["check", app.path] + options) else {
                print("  \(padded(name, to: 30)) the command cannot be started; it is built with the benchmarks")
                return
            }
            outputs.insert(run.output)
            if run.seconds < best?.seconds ?? .infinity { best = run }
        }
        guard let best else { return }
        let same = outputs.count == 1 ? "" : ", and not the same each time"
        let lines = best.output.split(separator: "\n").count
        print(
            "  \(padded(name, to: 30)) \(format(best.seconds)) s (\(format(best.processorSeconds)) s), "
                + "\(best.mostBytes >> 20) MB at most, \(lines) lines\(same)")
        fflush(nil)
    }

    private static func parts(of app: MadeProject) {
        print("Its parts alone, one after the other")
        guard let folder = try? AppFolder(at: app.path), let first = folder.apps.first else { return }
        part("list the files") { _ = try? FolderScan(of: app.path) }
        part("read the documents and map them") { _ = try? AppFolder(at: app.path) }
        part("index the sources") { _ = FolderSources(of: folder) }
        let sources = FolderSources(of: folder)
        part("follow the rules") { _ = CheckReport(of: folder, sources: sources) }
        var walk: Walk?
        part("walk") { walk = Walk(of: first, in: folder.root) }
        part("tell what the walk found") { _ = walk?.findings }
    }

    private static func part(_ name: String, _ work: () -> Void) {
        var processors = 0.0
        let wall = milliseconds(runs: 1) { processors = processorMilliseconds(runs: 1, work) }
        print("  \(padded(name, to: 34)) \(format(wall / 1e3)) s (\(format(processors / 1e3)) s)")
    }
}
