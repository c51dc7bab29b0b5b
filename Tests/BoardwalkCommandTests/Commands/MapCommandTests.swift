import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct MapCommandTests {
    @Test func `an app whose links all lead somewhere ends with status 0`() throws {
        #expect(try FixtureApp.sound().run("map", "PATH").status == .clean)
    }

    @Test(arguments: MapFormat.allCases)
    func `a link that leads nowhere ends with status 1 in every format`(format: MapFormat) throws {
        #expect(try FixtureApp.broken().run("map", "PATH", "--format", format.rawValue).status == .findings)
    }

    @Test func `a document that cannot be read ends with status 1, and the others are mapped`() throws {
        let app = try FixtureApp([
            "Main.storyboard": FixtureApp.document(initial: "", scenes: ""), "Torn.storyboard": "<document>",
        ])
        let outcome = app.run("map", "PATH")
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("\nMain\n"))
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
        #expect(app.run("map", "PATH", "-o", app.path).status == .failed)
    }
}
