import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct ShowCommandTests {
    private func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func `a scene is drawn with characters`() throws {
        let outcome = try FixtureApp.sound().run("show", "Home", "PATH")
        #expect(outcome.status == .clean)
        #expect(outcome.output.hasPrefix("Home@Main\n┌──"))
        #expect(outcome.output.contains("Back"))
        #expect(outcome.output.components(separatedBy: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func `a narrow drawing is narrow`() throws {
        let output = try FixtureApp.sound().run("show", "Home", "PATH", "--width", "30").output
        #expect(output.components(separatedBy: "\n").dropFirst().allSatisfy { $0.count <= 30 })
        #expect(try FixtureApp.sound().run("show", "Home", "PATH", "--width", "3").status == .failed)
    }

    @Test func `a name of no scene ends with status 2 and the nearest`() throws {
        let outcome = try FixtureApp.sound().run("show", "Hom", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("there is no scene or storyboard 'Hom'"))
        #expect(outcome.errors.contains("did you mean 'Home'"))
    }

    @Test func `a scene is written as SVG by the ending of the file or by the format`() throws {
        let app = try FixtureApp.sound()
        let file = app.path + "/home.svg"
        #expect(app.run("show", "Home", "PATH", "-o", file) == Outcome(status: .clean))
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.hasPrefix("<?xml") && text.hasSuffix("</svg>\n"))
        #expect(app.run("show", "Home", "PATH", "--format", "svg").output == text)
    }

    @Test func `the scenes of a storyboard go into a folder, one file each`() throws {
        let app = try FixtureApp.sound()
        let folder = app.path + "/pictures/"
        #expect(app.run("show", "Shop", "PATH", "-o", folder).status == .clean)
        #expect(try files(in: folder) == ["@Shop.svg", "Detail@Shop.svg", "Offers@Shop.svg"] || files(in: folder).count == 3)
    }

    @Test func `an address means the scene of that storyboard identifier`() throws {
        let scenes = #"<scene sceneID="s1"><objects><viewController storyboardIdentifier="Home" id="a"/></objects></scene>"#
            + #"<scene sceneID="s2"><objects><viewController title="Home" id="b"/></objects></scene>"#
        let app = try FixtureApp(["Main.storyboard": FixtureApp.document(initial: "a", scenes: scenes)])
        #expect(app.run("show", "Home@Main", "PATH", "--format", "svg").output.contains("data-id=\"a\""))
        #expect(app.run("show", "Home", "PATH", "--format", "svg").status == .failed)
    }

    @Test func `several scenes are not written into one file`() throws {
        let app = try FixtureApp.sound()
        let outcome = app.run("show", "Shop", "PATH", "-o", app.path + "/shop.svg")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("there are 3 scenes of that name"))
        #expect(app.run("show", "Shop", "PATH", "--format", "svg").errors.contains("Name one of them, or a folder"))
        #expect(!FileManager.default.fileExists(atPath: app.path + "/shop.svg"))
    }

    @Test func `PNG asks for a file`() throws {
        #expect(try FixtureApp.sound().run("show", "Home", "PATH", "--format", "png").errors.contains("PNG goes into a file"))
        #expect(try FixtureApp.sound().run("map", "PATH", "--format", "png").errors.contains("PNG goes into a file"))
    }

    @Test(arguments: hostileTitles)
    func `no title steers the terminal or leaves the folder`(title: String) throws {
        let app = try FixtureApp.hostile(title)
        let text = app.run("show", "one", "PATH").output
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x9B || $0.value == 0x202E })
        let folder = app.path + "/pictures/"
        #expect(app.run("show", "Main", "PATH", "-o", folder).status == .clean)
        #expect(try files(in: folder).count == 2)
        #expect(try files(in: folder).allSatisfy { $0.hasSuffix(".svg") && $0.utf8.count < 256 })
    }

    @Test func `the map is written as one sheet or one file a scene`() throws {
        let app = try FixtureApp.broken()
        let sheet = app.run("map", "PATH", "--format", "svg")
        #expect(sheet.status == .findings)
        #expect(sheet.output.hasPrefix("<?xml") && sheet.output.contains("leads nowhere"))
        let folder = app.path + "/pictures"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(app.run("map", "PATH", "--format", "svg", "-o", folder).status == .findings)
        #expect(try files(in: folder).count == 8)
    }

    @Test func `a map of words has no images`() throws {
        #expect(try FixtureApp.sound().run("map", "PATH", "--images").errors.contains("only html, svg and png show images"))
    }

    @Test func `an appearance is that of the picture itself`() throws {
        let app = try FixtureApp.sound()
        let dark = app.run("show", "Home", "PATH", "--format", "svg", "--appearance", "dark").output
        let light = app.run("show", "Home", "PATH", "--format", "svg", "--appearance", "light").output
        #expect(!dark.contains("@media") && !light.contains("@media") && dark != light)
        #expect(app.run("show", "Home", "PATH", "--format", "svg").output.contains("@media (prefers-color-scheme:dark)"))
        #expect(app.run("show", "Home", "PATH", "--appearance", "blue").status == .failed)
    }

    @Test func `an ending that means another kind of file is a sentence, and nothing is written`() throws {
        let app = try FixtureApp.sound()
        let outcome = app.run("show", "Home", "PATH", "-o", app.path + "/home.jpg")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("a scene is not written as '.jpg'; the endings are .svg, .png and .txt"))
        #expect(!FileManager.default.fileExists(atPath: app.path + "/home.jpg"))
        #expect(app.run("show", "Home", "PATH", "-o", app.path + "/home.txt") == Outcome(status: .clean))
        #expect(try String(contentsOfFile: app.path + "/home.txt", encoding: .utf8).hasPrefix("Home@Main\n┌──"))
    }

    @Test func `a xib is no scene, and is called one`() throws {
        let app = try FixtureApp(["Cell.xib": FixtureApp.xib, "Main.storyboard": FixtureApp.document(initial: "", scenes: "")])
        let outcome = app.run("show", "Cell", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("'Cell' is a xib (Cell.xib); only scenes of storyboards are drawn"))
    }

    @Test func `a terminal for images gets characters where no program can draw`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Programs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("#!/bin/sh\nexit 1\n".utf8).write(to: folder.appendingPathComponent("resvg"))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("resvg").path)
        let app = try FixtureApp.sound()
        var terminal = Terminal.plain
        terminal.images = .kitty
        terminal.environment = ["PATH": folder.path]
        let outcome = CommandLineTool.run(["show", "Home", app.path], in: terminal)
        #expect(outcome.status == .clean)
        #expect(outcome.output == app.run("show", "Home", "PATH").output)
        #expect(outcome.errors.contains("resvg' could not draw the picture"))
    }
}
