import Foundation

/// A program of the machine that makes pixels of SVG.
struct Rasteriser: Equatable {
    /// The programs there are, the best first.
    enum Tool: String, CaseIterable {
        case librsvg = "rsvg-convert"
        case resvg
        case inkscape
        case imageMagick = "magick"

        /// The words after the program's name.
        ///
        /// - Parameter scale: pixels a point.
        func arguments(from svg: String, to png: String, scale: Double) -> [String] {
            switch self {
            case .librsvg: ["--unlimited", "--zoom", "\(scale)", "--format", "png", "--output", png, svg]
            case .resvg: ["--zoom", "\(scale)", svg, png]
            case .inkscape: ["--export-type=png", "--export-dpi=\(96 * scale)", "--export-filename=\(png)", svg]
            case .imageMagick: ["-background", "none", "-density", "\(96 * scale)", "svg:\(svg)", "png:\(png)"]
            }
        }
    }

    let tool: Tool
    let path: String

    /// Looks for a program in the folders of `PATH`.
    /// - Throws: `CommandFailure` with the sentence that says what to install.
    static func find(in environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Rasteriser {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        for tool in Tool.allCases {
            for folder in folders where folder.hasPrefix("/") {
                let path = folder + "/" + tool.rawValue
                if FileManager.default.isExecutableFile(atPath: path) { return Rasteriser(tool: tool, path: path) }
            }
        }
        throw CommandFailure(
            description: "PNG needs a program that this machine does not have: install one of "
                + Tool.allCases.map(\.rawValue).joined(separator: ", ") + " (such as 'apt-get install librsvg2-bin' or "
                + "'brew install librsvg'), or use --format svg.")
    }

    /// The most pixels that a picture may have on a side; programs fail beyond.
    static let mostPixels = 16_000.0

    /// Makes pixels of a picture.
    ///
    /// - Parameters:
    ///   - size: the longer side of the picture in points.
    ///   - scale: pixels a point, fewer where the picture would become too large.
    func png(of svg: String, longestSide: Double, scale: Double = 2) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("picture.svg")
        let output = folder.appendingPathComponent("picture.png")
        try Data(svg.utf8).write(to: input)
        let fitting = min(scale, Self.mostPixels / max(1, longestSide))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = tool.arguments(from: input.path, to: output.path, scale: fitting)
        process.standardOutput = FileHandle.nullDevice
        // A file takes all that is said, where a pipe would have to be emptied meanwhile.
        let complaints = folder.appendingPathComponent("errors.txt")
        process.standardError = FileManager.default.createFile(atPath: complaints.path, contents: nil)
            ? (try? FileHandle(forWritingTo: complaints)) ?? FileHandle.nullDevice : FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CommandFailure(description: "'\(path)' cannot be run; use --format svg.")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0, let bytes = try? Data(contentsOf: output), !bytes.isEmpty else {
            let said = (try? String(contentsOf: complaints, encoding: .utf8))?.split(separator: "\n").first.map { " (it says: \(String($0).truncated(to: 200)))" }
            throw CommandFailure(description: "'\(path)' could not draw the picture\(said ?? ""); use --format svg.")
        }
        return bytes
    }
}
