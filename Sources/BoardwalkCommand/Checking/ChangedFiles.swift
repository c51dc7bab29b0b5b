import AppMap
import Foundation
import SceneAddressing

/// The files of a folder that differ from a revision of its git repository: changed, added, renamed or deleted, committed
/// or not, and those that git does not know yet.
struct ChangedFiles {
    /// Relative to the folder. A submodule that differs is one path.
    private let paths: Set<ExactName>
    /// The names of the files without their extensions, by which others may mention them, and those of assets.
    private let names: Set<ExactName>

    init(paths: [String]) {
        self.paths = Set(paths.map { ExactName($0) })
        names = Set(paths.flatMap { [Self.name(ofFile: $0)] + Self.names(ofAsset: $0) }.map { ExactName($0) })
    }

    private static func name(ofFile path: some StringProtocol) -> String {
        ((String(path) as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The names of the asset that a file of a catalogue belongs to: `Logo`, and `Brand/Logo` where a folder is a part of the name.
    private static func names(ofAsset path: String) -> [String] {
        let parts = path.split(separator: "/")
        guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return [] }
        let inner = parts[(catalog + 1)...]
        guard let asset = inner.firstIndex(where: { $0.contains(".") }), asset < parts.count - 1 else { return [] }
        let name = name(ofFile: parts[asset])
        return [name, (parts[(catalog + 1)..<asset].map(String.init) + [name]).joined(separator: "/")]
    }

    /// What has changed since the history of a revision and that of the folder parted.
    ///
    /// - Throws: `CommandFailure` where the folder is in no repository, or there is no such revision.
    init(in folder: String, since revision: String) throws {
        let git = try Git(folder: folder)
        let inside = git.run("rev-parse", "--is-inside-work-tree")
        guard inside.status == 0 else {
            let reason = inside.errors.contains("dubious ownership")
                ? "belongs to somebody else, so git does not read it" : "is in no git repository"
            throw CommandFailure(
                description: "'--changed-since' needs git's history, and the folder '\(folder)' \(reason).")
        }
        // A revision is no option, whatever it looks like.
        guard !revision.isEmpty, !revision.hasPrefix("-"),
            let commit = git.line("rev-parse", "--verify", "--quiet", "\(revision)^{commit}")
        else {
            throw CommandFailure(
                description: "git knows no revision '\(revision)' here. On a build server, fetch the history it is in, "
                    + "as with 'fetch-depth: 0'.")
        }
        let base = git.line("merge-base", commit, "HEAD") ?? commit
        let changed = git.run(
            "diff", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff", "--no-textconv", base, "--")
        let added = git.run("ls-files", "-z", "--others", "--exclude-standard")
        guard changed.status == 0, added.status == 0 else {
            throw CommandFailure(description: "git cannot tell what has changed since '\(revision)': \(changed.errors)\(added.errors)")
        }
        self.init(paths: (changed.output + added.output).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether a finding is in a changed file, has a place or a step there, or is about something that a changed file is
    /// named after, such as a storyboard that has been renamed.
    func concern(_ finding: Finding) -> Bool {
        let places = [finding.location] + finding.related.map(\.location) + finding.route.compactMap(\.location)
        return places.contains { contains($0.file) }
            || finding.identity.names.contains { names.contains(ExactName($0)) }
    }

    private func contains(_ file: String) -> Bool {
        if paths.contains(ExactName(file)) { return true }
        return file.indices.contains { file[$0] == "/" && paths.contains(ExactName(String(file[..<$0]))) }
    }
}

/// The command `git` in a folder, called without a shell.
private struct Git {
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

    private func run(_ arguments: [String]) -> Result {
        let process = Process()
        process.executableURL = executable
        // A repository must not have commands of its own run for it.
        process.arguments = ["-C", folder, "-c", "core.fsmonitor=false", "--no-optional-locks"] + arguments
        var environment = ProcessInfo.processInfo.environment
        // Set by git for hooks, these would name the repository of the hook and not that of the folder.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
            environment[name] = nil
        }
        environment["LC_ALL"] = "C"
        process.environment = environment
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
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
