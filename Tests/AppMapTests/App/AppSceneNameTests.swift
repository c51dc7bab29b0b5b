import AppMap
import Testing

@Suite("A scene's name")
struct AppSceneNameTests {
    private func name(runtime: String = "iOS.CocoaTouch", _ controller: String) throws -> String {
        let scene = "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
        return try #require(AppFixture.app(["Main.storyboard": storyboard(scene, runtime: runtime)]).scenes.first?.name)
    }

    @Test(arguments: [
        ("storyboardIdentifier=\"I\" title=\"T\" customClass=\"C\"", "I"), ("title=\"T\" customClass=\"C\"", "T"),
        ("customClass=\"C\"", "C"), ("title=\"  \"", "Navigation"), ("title=\" T \"", "T"), ("", "Navigation"),
    ])
    func `is its identifier, title, class or the title of its navigation item`(attributes: String, expected: String) throws {
        let item = "<navigationItem key=\"navigationItem\" title=\"Navigation\" id=\"n\"/>"
        #expect(try name("<viewController id=\"x\" \(attributes)>\(item)</viewController>") == expected)
    }

    @Test(arguments: ["", "<navigationItem key=\"navigationItem\" title=\" \" id=\"n\"/>"])
    func `is the object id where the document gives none`(item: String) throws {
        #expect(try name("<viewController id=\"x\">\(item)</viewController>") == "x")
    }

    @Test func `in a watch app is the identifier by which code pushes it`() throws {
        let controller = "<controller identifier=\"Detail\" title=\"Kiosk\" id=\"x\"/>"
        #expect(try name(runtime: "watchKit", controller) == "Detail")
        // On a Mac the attribute is no name of the scene.
        #expect(try name(runtime: "MacOSX.Cocoa", "<viewController identifier=\"Detail\" title=\"Kiosk\" id=\"x\"/>") == "Kiosk")
    }
}
