import Foundation

/// The tools beside the compiler on `PATH`.
enum Toolchain {
    struct MissingTool: Error {
        let name: String
    }

    struct Failure: Error {
        let tool: String
        let output: String
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable {
            let triple: String
        }

        let target: Target
    }

    /// The triple that the compiler builds for.
    static func target() throws -> String {
        let info = try run("swiftc", ["-print-target-info"])
        return try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.triple
    }

    /// Runs a tool to its end and gives what it printed.
    static func run(_ name: String, _ arguments: [String]) throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let places = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        guard let tool = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw MissingTool(name: name)
        }
        let process = Process()
        let output = Pipe()
        process.executableURL = tool
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(tool: name, output: text) }
        return text
    }
}
