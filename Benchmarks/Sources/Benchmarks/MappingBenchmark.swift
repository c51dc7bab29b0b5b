import AppMap
import Foundation

/// Discovery and resolution of every link, app by app, on all cores.
enum MappingBenchmark {
    static func run(_ folder: String) {
        print("Finding the files of each app, reading them and resolving every link, all cores")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var total = 0.0
        for name in names {
            let path = folder + "/" + name
            guard let app = try? AppFolder(at: path), !app.apps.isEmpty else { continue }
            let time = milliseconds(runs: 3) { _ = try? AppFolder(at: path) }
            total += time
            let storyboards = app.apps.reduce(0) { $0 + $1.storyboards.count }
            let scenes = app.apps.reduce(0) { $0 + $1.scenes.count }
            print("  \(padded(name, to: 44)) \(format(time)) ms, \(storyboards) storyboards, \(scenes) scenes")
        }
        print("  \(padded("all apps", to: 44)) \(format(total)) ms\n")
    }
}
