import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct MapJSONTests {
    private func map(of app: FixtureApp) throws -> [String: Any] {
        let output = app.run("map", "PATH", "--format", "json").output
        return try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    private func records(_ key: String, of app: FixtureApp) throws -> [String: [String: Any]] {
        let apps = try #require(try map(of: app)["apps"] as? [[String: Any]])
        let list = try #require(apps.first?[key] as? [[String: Any]])
        return try Dictionary(
            list.map { (try #require($0["id"] as? String), $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `it names its format and version`() throws {
        let map = try map(of: .sound())
        #expect(map["format"] as? String == "boardwalk-map")
        #expect(map["version"] as? Int == 2)
    }

    @Test func `a scene has its names, kind and place`() throws {
        let scene = try #require(try records("scenes", of: .sound())["Kiosk/Main/home"])
        #expect(scene["address"] as? String == "Home@Main")
        #expect(scene["class"] as? String == "HomeController")
        #expect(scene["module"] as? String == "Kiosk")
        #expect(scene["kind"] as? String == "viewController")
        #expect(scene["initial"] as? Bool == false)
        #expect((scene["canvas"] as? [String: Double]) == ["x": 10, "y": 20.5])
        let place = try #require(scene["place"] as? [String: Any])
        #expect(place["file"] as? String == "Main.storyboard")
        #expect(place["line"] as? Int == 18)
    }

    @Test func `a way tells its trigger, what it passes and where it ends`() throws {
        let ways = try records("ways", of: .sound())
        let offer = try #require(ways["Kiosk/Main/g3"])
        #expect((offer["trigger"] as? [String: Any])?["kind"] as? String == "code")
        let destination = try #require(offer["destination"] as? [String: Any])
        #expect(destination["scene"] as? String == "Kiosk/Shop/detail")
        #expect(destination["through"] as? [String] == ["Kiosk/Main/ref"])
        let pay = try #require(ways["Kiosk/Main/g1"])
        #expect(pay["drawnDestination"] as? String == "Kiosk/Main/dummy")
        #expect(pay["conventions"] as? [String] == ["linked-storyboard-segue"])
        #expect(pay["presentation"] as? String == "push")
        #expect(offer["presentation"] == nil)
    }

    @Test func `a broken link has the reason and the nearest names`() throws {
        let link = try #require(try records("links", of: .broken())["Kiosk/Main/ref"])
        let destination = try #require(link["destination"] as? [String: Any])
        let failure = try #require(destination["failure"] as? [String: Any])
        #expect(failure["reason"] as? String == "sceneMissing")
        #expect(failure["nearest"] as? [String] == ["Detail"])
    }

    @Test func `documents of no target are marked`() throws {
        let app = try FixtureApp([
            "Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"P\")])",
            "Main.storyboard": FixtureApp.document(initial: "", scenes: ""),
        ])
        let record = try #require((try map(of: app)["apps"] as? [[String: Any]])?.first)
        #expect(record["ofNoTarget"] as? Bool == true)
        #expect(record["kind"] as? String == "noTarget")
        #expect(app.run("map", "PATH").output.contains("no target contains these files"))
        let sound = try #require((try map(of: .sound())["apps"] as? [[String: Any]])?.first)
        #expect(sound["ofNoTarget"] == nil)
    }

    @Test func `an entry point that leads to nothing has a fault`() throws {
        let app = try FixtureApp([
            "Info.plist": "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Mian</string></dict></plist>",
            "Main.storyboard": FixtureApp.document(initial: "", scenes: ""),
        ])
        let record = try #require((try map(of: app)["apps"] as? [[String: Any]])?.first)
        let entry = try #require((record["entryPoints"] as? [[String: Any]])?.first)
        let fault = try #require(entry["fault"] as? [String: Any])
        #expect(fault["reason"] as? String == "storyboardMissing")
        #expect(fault["nearest"] as? [String] == ["Main"])
    }

    @Test func `the same app gives the same bytes`() throws {
        let app = try FixtureApp.sound()
        #expect(app.run("map", "PATH", "--format", "json") == app.run("map", "PATH", "--format", "json"))
    }

    @Test(arguments: hostileTitles)
    func `every title comes back letter by letter`(title: String) throws {
        let scene = try #require(try records("scenes", of: .hostile(title))["Kiosk/Main/one"])
        #expect(try Array(#require(scene["title"] as? String).unicodeScalars) == Array(title.unicodeScalars))
    }

    @Test func `object ids that a document has twice still give ids of their own`() throws {
        let scene = "<scene sceneID=\"s\"><objects><viewController id=\"same\"/></objects></scene>"
        let app = try FixtureApp(["Main.storyboard": FixtureApp.document(initial: "same", scenes: scene + scene)])
        #expect(try records("scenes", of: app).keys.sorted() == ["Kiosk/Main/same", "Kiosk/Main/same~2"])
    }
}
