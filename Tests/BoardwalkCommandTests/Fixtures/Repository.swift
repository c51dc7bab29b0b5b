import Foundation
import Testing

@testable import BoardwalkCommand

/// A git repository of its own.
final class Repository {
    nonisolated static let hasGit = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") }

    private let app: FixtureApp
    var path: String { app.path }

    /// The folder of an app, in which git is still to be told of a repository.
    init(in app: FixtureApp) throws {
        self.app = app
    }

    init(_ files: [String: String]) throws {
        app = try FixtureApp(files)
        try git("init", "-q", "-b", "main")
        try git("add", ".")
        try git("commit", "-q", "--allow-empty", "-m", "first")
    }

    convenience init(_ files: [String]) throws {
        try self.init(Dictionary(uniqueKeysWithValues: files.map { ($0, "content of \($0)") }))
    }

    func write(_ file: String, _ text: String) throws {
        try app.write(file, text)
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + file)
    }

    /// Commits all there is.
    func commit() throws {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", "next")
    }

    func run(_ words: String...) -> Outcome {
        CommandLineTool.run(words.map { $0 == "PATH" ? path : $0 })
    }

    func git(_ arguments: String...) throws {
        try #require(try Self.git(arguments, in: path) == 0)
    }

    /// Runs git, and gives its exit status.
    ///
    /// - Parameter tools: a folder whose programs come first.
    static func git(_ arguments: [String], in folder: String, tools: String? = nil) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        if let tools {
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = tools + ":" + (environment["PATH"] ?? "")
            process.environment = environment
        }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
