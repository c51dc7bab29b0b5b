import Foundation

/// The command `git` in a folder, called without a shell.
struct Git {
    struct Result {
        let status: Int32
        let output: Data
        let errors: String
    }

    private let executable: URL
    private let folder: String

    init(folder: String) throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates = path.split(separator: ":").map { "\($0)/git" }
        guard let git = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw CommandFailure(description: "'--changed-since' needs the command 'git', which is not on the PATH.")
        }
        executable = URL(fileURLWithPath: git)
        self.folder = folder
    }

    /// The one line that a command prints; nil where it fails.
    func line(_ arguments: String...) -> String? {
        let result = run(arguments)
        let line = String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
        return result.status == 0 && !line.isEmpty ? line : nil
    }

    func run(_ arguments: String...) -> Result { run(arguments) }

    /// - Parameter input: a file for the command to read as its standard input.
    func run(_ arguments: [String], input: URL? = nil) -> Result {
        let process = Process()
        process.executableURL = executable
        // A repository must not have commands of its own run for it.
        process.arguments = ["-C", folder, "-c", "core.fsmonitor=false", "--no-optional-locks"] + arguments
        var environment = ProcessInfo.processInfo.environment
        // Set by git for hooks, these would name the repository of the hook and not that of the folder.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR"] {
            environment[name] = nil
        }
        environment["LC_ALL"] = "C"
        // A part of a clone that is fetched when it is needed must not ask for a password.
        environment["GIT_TERMINAL_PROMPT"] = "0"
        process.environment = environment
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = input.flatMap { try? FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            return Result(status: -1, output: Data(), errors: "it could not be started.")
        }
        // Both are read at once: a full pipe would hold the command up.
        let gathered = Gathered()
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) {
            gathered.errors = errors.fileHandleForReading.readDataToEndOfFile()
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        reading.wait()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: data, errors: String(decoding: gathered.errors, as: UTF8.self))
    }

    /// Written by one thread and read by another once that is done.
    private final class Gathered: @unchecked Sendable {
        var errors = Data()
    }
}
