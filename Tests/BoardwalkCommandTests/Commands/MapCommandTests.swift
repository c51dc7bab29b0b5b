import Foundation
import Testing

@testable import BoardwalkCommand

@MainActor @Suite struct MapCommandTests {
    @Test func `an app whose links all lead somewhere ends with status 0`() throws {
        #expect(try FixtureApp.sound().run("map", "PATH").status == .clean)
    }

    @Test(arguments: MapFormat.onTerminal)
    func `a link that leads nowhere ends with status 1 in every format`(format: MapFormat) throws {
        #expect(try FixtureApp.broken().run("map", "PATH", "--format", format.rawValue).status == .findings)
    }

    @Test func `a document that cannot be read ends with status 1, and the others are mapped`() throws {
        let app = try FixtureApp([
            "Main.storyboard": FixtureApp.document(initial: "", scenes: ""), "Torn.storyboard": "<document>",
        ])
        let outcome = app.run("map", "PATH")
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("\nMain · no scenes\n"))
        #expect(outcome.output.contains("1 document could not be read."))
    }

    @Test func `a folder without documents ends with status 2`() throws {
        let outcome = try FixtureApp(["readme.txt": ""]).run("map", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("there is no storyboard or xib"))
    }

    @Test func `a path that is not there ends with status 2`() throws {
        let app = try FixtureApp.sound()
        #expect(app.run("map", app.path + "/nowhere").status == .failed)
    }

    @Test func `an app that is not there ends with status 2 and the names there are`() throws {
        let outcome = try FixtureApp.sound().run("map", "PATH", "--app", "Kisok")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("did you mean 'Kiosk'?"))
    }

    @Test func `the map can be written to a file`() throws {
        let app = try FixtureApp.broken()
        let file = app.path + "/map.txt"
        let outcome = app.run("map", "PATH", "-o", file)
        #expect(outcome == Outcome(status: .findings))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == app.run("map", "PATH").output)
    }

    @Test func `a file that cannot be written ends with status 2`() throws {
        let app = try FixtureApp.sound()
        let outcome = app.run("map", "PATH", "-o", app.path + "/nowhere/map.txt")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.hasSuffix("cannot be written: there is no such folder.\n"))
        #expect(app.run("map", "PATH", "-o", app.path).errors.contains("it is a folder. Name a file in it."))
        #expect(app.run("map", "PATH", "-o", "").errors.contains("the name of the file to write is empty"))
    }

    @Test func `one document is mapped, and links to others are left open`() throws {
        let app = try FixtureApp.broken()
        let outcome = app.run("map", app.path + "/Main.storyboard")
        #expect(outcome.status == .clean)
        #expect(outcome.output.contains("tab 2         → Detial@Shop, not read · native\n"))
        #expect(outcome.output.contains("links lead to other storyboards, which were not read; name the app's folder to follow."))
        #expect(!outcome.output.contains("✗"))
        #expect(!app.run("map", app.path + "/Main.storyboard", "--format", "dot").output.contains("✗"))
    }

    private static func list(main name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>\(name)</string></dict></plist>
        """
    }

    @Test(arguments: MapFormat.onTerminal)
    func `a storyboard that the system does not find ends with status 1`(format: MapFormat) throws {
        let app = try FixtureApp(["Info.plist": Self.list(main: "Mian"), "Main.storyboard": FixtureApp.document(initial: "", scenes: "")])
        #expect(app.run("map", "PATH", "--format", format.rawValue).status == .findings)
    }

    @Test func `a storyboard that the system does not find is said once, with what to do`() throws {
        let app = try FixtureApp(["Info.plist": Self.list(main: "Mian"), "Main.storyboard": FixtureApp.document(initial: "", scenes: "")])
        let output = app.run("map", "PATH").output
        #expect(output.contains("""
            └─ ✗ main storyboard
                  UIMainStoryboardFile names the storyboard 'Mian', which the bundle does not have. The app stops when it
                  starts. Did you mean 'Main'?
                  Info.plist

            """))
        #expect(output.components(separatedBy: "Mian").count == 2)
    }

    @Test func `a storyboard without an initial scene, with which the system starts, ends with status 1`() throws {
        let app = try FixtureApp(["Info.plist": Self.list(main: "Main"), "Main.storyboard": FixtureApp.document(initial: "", scenes: "")])
        let outcome = app.run("map", "PATH")
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("which has no initial view controller."))
    }

    @Test func `a diagram that Mermaid will not draw comes with a sentence on standard error`() throws {
        let segues = (0..<501).map { "<segue destination=\"a\" kind=\"show\" identifier=\"\($0)\" id=\"g\($0)\"/>" }.joined()
        let scene = "<scene sceneID=\"s\"><objects><viewController id=\"a\"><connections>\(segues)</connections></viewController></objects></scene>"
        let app = try FixtureApp(["Main.storyboard": FixtureApp.document(initial: "a", scenes: scene)])
        let outcome = app.run("map", "PATH", "--format", "mermaid")
        #expect(outcome.status == .clean)
        #expect(outcome.errors.hasPrefix("boardwalk: the diagram has 501 arrows, more than the 500"))
        #expect(app.run("map", "PATH", "--format", "dot").errors.isEmpty)
        #expect(try FixtureApp.sound().run("map", "PATH", "--format", "mermaid").errors.isEmpty)
    }

    @Test func `the name of the file tells the format where none is chosen`() throws {
        let app = try FixtureApp.sound()
        for (name, start) in [("map.html", "<!DOCTYPE html>"), ("map.json", "{"), ("map.svg", "<?xml"), ("map.dot", "digraph"), ("map.txt", "Kiosk")] {
            #expect(app.run("map", "PATH", "-o", app.path + "/" + name).status == .clean)
            #expect(try String(contentsOfFile: app.path + "/" + name, encoding: .utf8).hasPrefix(start))
        }
        _ = app.run("map", "PATH", "--format", "json", "-o", app.path + "/map.html")
        #expect(try String(contentsOfFile: app.path + "/map.html", encoding: .utf8).hasPrefix("{"))
    }

    @Test func `the page tells what is wrong only when asked`() throws {
        let app = try FixtureApp.broken()
        #expect(app.run("map", "PATH", "--format", "html", "--findings").output.contains(#""severity":"crash""#))
        #expect(!app.run("map", "PATH", "--format", "html").output.contains(#""severity":"#))
    }

    @Test func `findings are shown by the page alone`() throws {
        let outcome = try FixtureApp.sound().run("map", "PATH", "--findings")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("--findings goes with --format html"))
    }

    @Test func `what does not go together is refused`() throws {
        let app = try FixtureApp.sound()
        #expect(app.run("map", "PATH", "--appearance", "dark").status == .failed)
        #expect(app.run("map", "PATH", "--no-play").status == .failed)
        #expect(app.run("map", "PATH", "--format", "html", "--no-play", "--findings").status == .failed)
    }

    @Test func `a page can be had without the walk`() throws {
        let app = try FixtureApp.sound()
        let page = app.run("map", "PATH", "--format", "html", "--no-play", "--appearance", "dark").output
        #expect(page.contains("data-appearance=\"dark\"") && !page.contains("\"play\":{"))
        #expect(app.run("map", "PATH", "--format", "html").output.contains("\"play\":{"))
    }

    @Test(arguments: ["map.jpg", "map.pdf", "map.htlm", "map.md"])
    func `an ending that means another kind of file is a sentence, and nothing is written`(name: String) throws {
        let app = try FixtureApp.sound()
        let outcome = app.run("map", "PATH", "-o", app.path + "/" + name)
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("a map is not written as '.\(name.dropFirst(4))'; the endings are .txt, .html"))
        #expect(!FileManager.default.fileExists(atPath: app.path + "/" + name))
        #expect(app.run("map", "PATH", "--format", "text", "-o", app.path + "/" + name) == Outcome(status: .clean))
    }

    @Test(arguments: ["map", "map.txt", "map.htm"])
    func `names without an ending and other endings of known formats are written`(name: String) throws {
        let app = try FixtureApp.sound()
        #expect(app.run("map", "PATH", "-o", app.path + "/" + name) == Outcome(status: .clean))
        let text = try String(contentsOfFile: app.path + "/" + name, encoding: .utf8)
        #expect(text.hasPrefix(name == "map.htm" ? "<!DOCTYPE html>" : "Kiosk"))
    }

    @Test func `a file that is not what its name says is written with a line on standard error`() throws {
        let app = try FixtureApp.sound()
        let outcome = app.run("map", "PATH", "--format", "json", "-o", app.path + "/map.svg")
        #expect(outcome.status == .clean)
        #expect(outcome.errors.hasSuffix("/map.svg' holds json, as --format says.\n"))
    }

    @Test(arguments: ["html", "svg"])
    func `a folder of xibs alone has no scenes to draw, and is told so`(format: String) throws {
        let app = try FixtureApp(["Cell.xib": FixtureApp.xib])
        let outcome = app.run("map", "PATH", "--format", format)
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("there are xibs here and no storyboard"))
        #expect(app.run("map", "PATH").status == .clean)
        let page = app.run("map", "PATH", "--format", "html", "--findings")
        #expect(page.status == .clean && page.output.contains(#""xibs":[{"file":"Cell.xib","name":"Cell"}]"#))
    }
}
