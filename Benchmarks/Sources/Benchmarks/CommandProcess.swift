import Foundation

/// A command that is started as a user starts it, with a cache folder of its own.
struct CommandProcess {
    let path: String
    let caches: String

    struct Measure {
        let seconds: Double
        let processorSeconds: Double
        /// The most memory that the process had in use.
        let mostBytes: Int
        let output: String
    }

    /// The command of a name in the folder of this program.
    init(beside name: String, caches: String) {
        path = (Bundle.main.executableURL ?? URL(fileURLWithPath: name)).deletingLastPathComponent().appendingPathComponent(name).path
        self.caches = caches
    }

    func removeCaches() {
        try? FileManager.default.removeItem(atPath: caches)
    }

    /// Runs the command once; nil where it cannot be started.
    func run(_ arguments: [String]) -> Measure? {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("CommandProcess-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: output) }
        try? FileManager.default.createDirectory(atPath: caches, withIntermediateDirectories: true)
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = caches
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            words.forEach { free($0) }
            variables.forEach { free($0) }
        }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let start = DispatchTime.now().uptimeNanoseconds
        var process = pid_t()
        guard posix_spawn(&process, path, &actions, nil, &words, &variables) == 0 else { return nil }
        var usage = rusage()
        var status: Int32 = 0
        guard wait4(process, &status, 0, &usage) == process else { return nil }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        let text = FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) } ?? ""
        #if canImport(Darwin)
            let mostBytes = usage.ru_maxrss
        #else
            let mostBytes = usage.ru_maxrss * 1_024
        #endif
        return Measure(
            seconds: seconds, processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), mostBytes: mostBytes,
            output: text)
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
