import Foundation

/// The programs of the machine that make pixels of SVG.
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

    /// A program where it was found.
    struct Program: Equatable {
        let tool: Tool
        let path: String
    }

    /// In the order in which they are tried; never empty.
    let programs: [Program]
    /// How long one program may take for a picture.
    var limit: DispatchTimeInterval = .seconds(120)

    /// Looks for programs in the folders of `PATH`.
    /// - Throws: `CommandFailure` with the sentence that says what to install.
    static func find(in environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Rasteriser {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        let programs = Tool.allCases.compactMap { tool in
            folders.map { "\($0)/\(tool.rawValue)" }.first(where: FileManager.default.isExecutableFile)
                .map { Program(tool: tool, path: $0) }
        }
        guard !programs.isEmpty else {
            throw CommandFailure(
                description: "PNG needs a program that this machine does not have: install one of "
                    + Tool.allCases.map(\.rawValue).joined(separator: ", ") + " (such as 'apt-get install librsvg2-bin' or "
                    + "'brew install librsvg'), or use --format svg.")
        }
        return Rasteriser(programs: programs)
    }

    /// The most pixels that a picture may have on a side; programs fail beyond.
    static let mostPixels = 16_000.0

    /// Makes pixels of a picture, by the first program that can.
    ///
    /// - Parameters:
    ///   - longestSide: the longer side of the picture in points.
    ///   - scale: pixels a point, fewer where the picture would become too large.
    func png(of svg: String, longestSide: Double, scale: Double = 2) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("picture.svg")
        try Data(svg.utf8).write(to: input)
        let fitting = min(scale, Self.mostPixels / max(1, longestSide))
        var complaints: [String] = []
        for program in programs {
            switch program.draw(input, scale: fitting, in: folder, limit) {
            case .success(let png): return png
            case .failure(let complaint): complaints.append(complaint.description)
            }
        }
        throw CommandFailure(description: complaints.joined(separator: "; ") + "; use --format svg.")
    }
}

extension Rasteriser.Program {
    fileprivate func draw(
        _ input: URL, scale: Double, in folder: URL, _ limit: DispatchTimeInterval
    ) -> Result<Data, CommandFailure> {
        let output = folder.appendingPathComponent("\(tool.rawValue).png")
        let complaints = folder.appendingPathComponent("\(tool.rawValue).txt")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = tool.arguments(from: input.path, to: output.path, scale: scale)
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        // A file takes all that is said, where a pipe would have to be emptied meanwhile.
        process.standardError = FileManager.default.createFile(atPath: complaints.path, contents: nil)
            ? (try? FileHandle(forWritingTo: complaints)) ?? FileHandle.nullDevice : FileHandle.nullDevice
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            return .failure(CommandFailure(description: "'\(path)' cannot be run"))
        }
        guard end.wait(timeout: .now() + limit) == .success else {
            kill(process.processIdentifier, SIGKILL)
            return .failure(CommandFailure(description: "'\(path)' did not come to an end"))
        }
        guard process.terminationStatus == 0, let bytes = try? Data(contentsOf: output), bytes.starts(with: Self.signature)
        else {
            let said = (try? String(contentsOf: complaints, encoding: .utf8))?.split(whereSeparator: \.isNewline).first
                .map { " (it says: \(String($0).truncated(to: 200)))" }
            return .failure(CommandFailure(description: "'\(path)' could not draw the picture\(said ?? "")"))
        }
        return .success(bytes)
    }

    /// What every PNG begins with.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
