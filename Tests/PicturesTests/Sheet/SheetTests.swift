import AppMap
import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct SheetTests {
    private static func at(_ x: String, _ y: String) -> String { #"<point key="canvasLocation" x="\#(x)" y="\#(y)"/>"# }

    private func sheet(_ fixture: PictureFixture) -> Sheet { Sheet(of: fixture.app, pictures: fixture.painter().pictures) }

    private static let button = """
        <button id="b" buttonType="system"><rect key="frame" x="0" y="500" width="90" height="30"/>
        <connections><segue destination="two" kind="show" id="g"/><segue destination="exit" kind="unwind" unwindAction="back:" id="u"/>
        <segue destination="gone" kind="show" id="m"/></connections></button>
        """

    private func twoStoryboards() throws -> PictureFixture {
        let main = PictureFixture.scene("one", views: Self.button, position: Self.at("0", "0"))
            + #"<scene sceneID="sr"><objects><viewControllerPlaceholder storyboardName="Shop" id="two"/></objects>\#(Self.at("900", "0"))</scene>"#
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """
        return try PictureFixture([
            "Info.plist": list, "Main.storyboard": PictureFixture.document(scenes: main).replacing("useSafeAreas", with: #"initialViewController="one" useSafeAreas"#),
            "Shop.storyboard": PictureFixture.document(scenes: PictureFixture.scene("shop")).replacing("useSafeAreas", with: #"initialViewController="shop" useSafeAreas"#),
        ])
    }

    @Test func `scenes lie to each other as on the canvas`() throws {
        let fixture = try PictureFixture(scenes: PictureFixture.scene("a", position: Self.at("0", "0"))
            + PictureFixture.scene("b", position: Self.at("500", "0")) + PictureFixture.scene("c", position: Self.at("0", "800")))
        let rects = sheet(fixture).scenes.map(\.rect)
        #expect(rects[1].x - rects[0].x == 500 && rects[1].y == rects[0].y)
        #expect(rects[2].y - rects[0].y == 800 && rects[2].x == rects[0].x)
    }

    @Test func `wide gaps of the canvas are closed`() throws {
        let fixture = try PictureFixture(scenes: PictureFixture.scene("a", position: Self.at("0", "0"))
            + PictureFixture.scene("b", position: Self.at("90000", "-70000")))
        #expect(sheet(fixture).size.width < 2_000)
        #expect(sheet(fixture).size.height < 3_000)
    }

    @Test(arguments: ["0", "1e300", "nan", "-1e9"])
    func `no scene covers another, wherever the canvas puts them`(place: String) throws {
        let scenes = (0..<12).map { PictureFixture.scene("s\($0)", position: $0 < 8 ? Self.at(place, place) : "") }
        let sheet = sheet(try PictureFixture(scenes: scenes.joined()))
        for (number, scene) in sheet.scenes.enumerated() {
            #expect(!sheet.scenes.dropFirst(number + 1).contains { $0.rect.intersects(scene.rect) })
            #expect(sheet.storyboards[0].rect.contains(scene.rect))
        }
    }

    @Test func `storyboards follow from left to right, beginning with the one that the system opens`() throws {
        let fixture = try twoStoryboards()
        let sheet = sheet(fixture)
        #expect(sheet.storyboards.map { fixture.app[$0.id].name } == ["Main", "Shop"])
        #expect(sheet.storyboards[0].isEntry && !sheet.storyboards[1].isEntry)
        #expect(sheet.storyboards[0].rect.maxX < sheet.storyboards[1].rect.x)
        #expect(sheet.scenes.map(\.isEntry) == [true, false, false])
    }

    @Test func `arrows start at the height of what triggers them and lead through placeholders`() throws {
        let fixture = try twoStoryboards()
        let sheet = sheet(fixture)
        #expect(sheet.arrows.map(\.kind) == [.segue, .link])
        let first = try #require(sheet.arrows.first)
        #expect(first.start == Point(x: sheet.scenes[0].rect.maxX, y: sheet.scenes[0].rect.y + 515))
        #expect(first.end.x == sheet.scenes[1].rect.x)
        #expect(sheet.arrows[1].link != nil && sheet.arrows[1].way == nil)
        #expect(first.pathData.hasPrefix("M"))
    }

    @Test func `ways that lead to no scene are told below the picture`() throws {
        let fixture = try twoStoryboards()
        let sheet = sheet(fixture)
        #expect(sheet.scenes[0].looseWays.map { fixture.app[$0].kind } == ["unwind", "show"])
        let svg = sheet.svgDocument(of: fixture.app, pictures: fixture.painter().pictures)
        let check = MarkupCheck(svg)
        #expect(check.isValid && check.idsAreUnique && check.referencesAreKept)
        #expect(check.text.contains("↩ unwind") && check.text.contains("✗ show") && check.text.contains("▶ Main"))
    }

    @Test func `a sheet is light, dark, or both as the reader's system is`() throws {
        let fixture = try twoStoryboards()
        let (sheet, pictures) = (sheet(fixture), fixture.painter().pictures)
        func svg(_ appearance: PictureAppearance) -> String {
            sheet.svgDocument(of: fixture.app, pictures: pictures, appearance: appearance)
        }
        #expect(svg(.automatic).contains("prefers-color-scheme") && svg(.automatic).contains(".sheet{fill:#15181b}"))
        #expect(!svg(.light).contains(".sheet{fill:#15181b}"))
        #expect(svg(.dark).contains(".sheet{fill:#15181b}") && !svg(.dark).contains("@media"))
    }

    @Test func `storyboards of a large app lie further apart, so that their titles can be read from afar`() throws {
        func gap(_ count: Int) throws -> Double {
            let names = (0..<count).map { "Part\($0).storyboard" }
            let scene = PictureFixture.scene("one", frame: #"<rect key="frame" x="0" y="0" width="4000" height="4000"/>"#)
            let fixture = try PictureFixture(Dictionary(uniqueKeysWithValues: names.map { ($0, PictureFixture.document(scenes: scene)) }))
            return sheet(fixture).storyboardGap
        }
        #expect(try gap(1) == 140)
        #expect(try gap(20) > 200)
    }
}
