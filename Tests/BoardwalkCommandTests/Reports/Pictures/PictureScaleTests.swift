import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct PictureScaleTests {
    /// A program that writes what it was told instead of a picture.
    private func rasteriser(in folder: URL) throws -> Rasteriser {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("resvg")
        try Data("#!/bin/sh\n{ printf '\\211PNG\\r\\n\\032\\n'; echo \"$2\"; } > \"$4\"\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return try Rasteriser.find(in: ["PATH": folder.path])
    }

    @Test func `a picture has the scale that is asked for, else its usual one`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Programs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let rasteriser = try rasteriser(in: folder)
        let file = PictureFile(svg: "<svg/>", longestSide: 4_000, usualScale: 0.5)
        let scales = try [nil, 3].map { String(decoding: try file.bytes(as: .png, rasteriser, scale: $0).dropFirst(8), as: UTF8.self) }
        #expect(scales == ["0.5\n", "3.0\n"])
    }

    @Test func `a picture larger than programs make is a sentence`() {
        let file = PictureFile(svg: "<svg/>", longestSide: 13_456)
        #expect {
            try file.bytes(as: .png, nil, scale: 2)
        } throws: { error in
            "\(error)".contains("26912 pixels on a side") && "\(error)".contains("--scale 1.18 is the largest")
        }
    }

    @Test func `a large sheet has 8,000 pixels on its longer side`() throws {
        let app = try FixtureApp.sound()
        let folder = try FolderReading.folder(at: app.path, Arguments([], of: MapCommand.description))
        let sheet = try MapPictures.sheet(of: folder, apps: folder.apps, as: .png, showsImages: false)
        #expect(sheet.usualScale == min(2, 8_000 / sheet.longestSide))
        #expect(sheet.longestSide >= 2_700)
    }

    @Test(arguments: ["0", "-1", "1e9", "nan", "big"])
    func `what is no scale is a sentence`(text: String) throws {
        let outcome = try FixtureApp.sound().run("map", "PATH", "--format", "png", "--scale", text)
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("'\(text)' is no scale; a point has 0.01 to 20 pixels"))
    }

    @Test func `only pixels have a scale`() throws {
        let app = try FixtureApp.sound()
        for words in [["map", "PATH"], ["map", "PATH", "--format", "svg"], ["show", "Home", "PATH"], ["show", "Home", "PATH", "--format", "svg"]] {
            let outcome = CommandLineTool.run(words.map { $0 == "PATH" ? app.path : $0 } + ["--scale", "2"])
            #expect(outcome.status == .failed)
            #expect(outcome.errors.contains("--scale goes with --format png"))
        }
    }
}
