import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct RasteriserTests {
    /// A folder with a program of a name that copies its input, or does what the script says.
    private func program(_ name: String, _ script: String) throws -> (folder: String, environment: [String: String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Programs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return (folder.path, ["PATH": folder.path])
    }

    @Test func `without a program there is one sentence that says what to install`() {
        #expect {
            try Rasteriser.find(in: ["PATH": "/nowhere"])
        } throws: { error in
            "\(error)".contains("install one of rsvg-convert, resvg, inkscape, magick")
        }
    }

    /// Writes what every PNG begins with, and then the picture that it was given.
    private static let draws = #"{ printf '\211PNG\r\n\032\n'; cat "$3"; } > "$4""#
    private static let drawn = Data([0x89]) + Data("PNG\r\n\u{1A}\n<svg/>".utf8)

    @Test func `a program on PATH draws the picture`() throws {
        let (folder, environment) = try program("resvg", Self.draws)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let rasteriser = try Rasteriser.find(in: environment)
        #expect(rasteriser.programs.map(\.tool) == [.resvg])
        #expect(try rasteriser.png(of: "<svg/>", longestSide: 100) == Self.drawn)
    }

    @Test(arguments: ["exit 3", "exit 0", "echo junk > \"$7\"", "kill -9 $$"])
    func `where one program fails, the next draws the picture`(script: String) throws {
        let (folder, environment) = try program("rsvg-convert", script)
        let (other, _) = try program("resvg", Self.draws)
        defer { for one in [folder, other] { try? FileManager.default.removeItem(atPath: one) } }
        let rasteriser = try Rasteriser.find(in: ["PATH": "\(environment["PATH"] ?? ""):\(other)"])
        #expect(rasteriser.programs.map(\.tool) == [.librsvg, .resvg])
        #expect(try rasteriser.png(of: "<svg/>", longestSide: 100) == Self.drawn)
    }

    @Test func `a program that does not end is ended`() throws {
        let (folder, environment) = try program("rsvg-convert", "while :; do :; done")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var rasteriser = try Rasteriser.find(in: environment)
        rasteriser.limit = .milliseconds(50)
        #expect {
            try rasteriser.png(of: "<svg/>", longestSide: 100)
        } throws: { error in
            "\(error)".contains("did not come to an end")
        }
    }

    @Test func `a program that fails is a sentence, not an empty file`() throws {
        let (folder, environment) = try program("rsvg-convert", "echo no such thing >&2; exit 3")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let rasteriser = try Rasteriser.find(in: environment)
        #expect {
            try rasteriser.png(of: "<svg/>", longestSide: 100)
        } throws: { error in
            "\(error)".contains("could not draw the picture (it says: no such thing); use --format svg")
        }
    }

    @Test(arguments: Rasteriser.Tool.allCases)
    func `every program is told input, output and scale`(tool: Rasteriser.Tool) {
        let words = tool.arguments(from: "in.svg", to: "out.png", scale: 2).joined(separator: " ")
        #expect(words.contains("in.svg") && words.contains("out.png"))
        #expect(words.contains("2.0") || words.contains("192"))
    }
}
