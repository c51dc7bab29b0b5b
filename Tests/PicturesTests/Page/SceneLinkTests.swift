import AppMap
import SceneAddressing
import Testing

@testable import Pictures

@Suite struct SceneLinkTests {
    private func links(_ files: [String: String]) throws -> [String] {
        let app = try PictureFixture(files).app
        let links = SceneLinks(app, AppWords(app))
        return app.scenes.map { links[$0.id] }
    }

    @Test func `a scene is linked by the address by which storyboards name it`() throws {
        let document = PictureFixture.document(
            scenes: PictureFixture.scene("one") + PictureFixture.scene("two", attributes: #"storyboardIdentifier="Detail""#)
                + PictureFixture.scene("three"))
        let links = try links(["Shop.storyboard": document.replacing("targetRuntime", with: #"initialViewController="one" targetRuntime"#)])
        #expect(links == ["@Shop", "Detail@Shop", "three@Shop"])
    }

    @Test func `every scene has a link of its own`() throws {
        let document = PictureFixture.document(
            scenes: (0..<3).map { PictureFixture.scene("s\($0)", attributes: #"storyboardIdentifier="Same""#) }.joined())
        let links = try links(["A/Main.storyboard": document, "B/Main.storyboard": document])
        #expect(links.count == 6 && Set(links).count == 6)
        #expect(links[0] == "Same@Main")
    }

    @Test func `names with separators in them are escaped as addresses are`() throws {
        let document = PictureFixture.document(scenes: PictureFixture.scene("one", attributes: #"storyboardIdentifier="a#b""#))
        let link = try links(["Ma@in.storyboard": document])[0]
        #expect(link == SceneAddress(scene: "a#b", storyboard: "Ma@in").description)
    }
}
