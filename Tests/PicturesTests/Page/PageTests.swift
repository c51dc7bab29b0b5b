import AppMap
import Foundation
import Testing

@testable import Pictures

@Suite struct PageTests {
    private static let button = """
        <button id="b"><rect key="frame" x="20" y="40" width="100" height="44"/><state key="normal" title="Pay"/>
        <connections><segue destination="two" kind="show" id="g"/></connections></button>
        """

    private func fixture() throws -> PictureFixture {
        try PictureFixture([
            "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene(
                "one", views: Self.button, attributes: #"storyboardIdentifier="First" customClass="OneController""#)
                + #"<scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Shop" id="two"/></objects></scene>"#),
            "Shop.storyboard": PictureFixture.document(scenes: PictureFixture.scene("three", attributes: "title=\"Offer\""))
                .replacing("targetRuntime", with: #"initialViewController="three" targetRuntime"#),
        ])
    }

    @Test func `the page holds a drawing of every scene and every arrow of the sheet`() throws {
        let fixture = try fixture()
        let page = try PageFixture(fixture)
        #expect(page.html.components(separatedBy: "<script type=\"image/svg+xml\"").count == 1 + fixture.app.scenes.count)
        #expect(try page.list("scenes").count == fixture.app.scenes.count)
        let sheet = Sheet(of: fixture.app, pictures: fixture.painter().pictures)
        #expect(try page.list("arrows").count == sheet.arrows.count && !sheet.arrows.isEmpty)
    }

    @Test func `scenes are told with what they are searched by`() throws {
        let scene = try PageFixture(fixture()).list("scenes")[0]
        #expect(scene["identifier"] as? String == "First")
        #expect(scene["class"] as? String == "OneController")
        #expect(scene["fullName"] as? String == "First@Main")
        #expect((scene["place"] as? String)?.hasPrefix("Main.storyboard:") == true)
    }

    @Test func `a way is told with what sets it off and where it ends, through placeholders`() throws {
        let way = try PageFixture(fixture()).list("ways")[0]
        #expect(way["trigger"] as? String == "button \"Pay\"")
        #expect(way["object"] as? String == "b")
        #expect(way["kind"] as? String == "show")
        #expect(way["through"] as? [Int] == [1] && way["to"] as? Int == 2)
    }

    @Test func `nothing is loaded from outside, and only the page's own script and styles are allowed`() throws {
        let page = try PageFixture(fixture())
        let policy = try #require(page.between("http-equiv=\"Content-Security-Policy\" content=\"", "\">"))
        #expect(policy.hasPrefix("default-src 'none'; "))
        let script = try #require(page.between("<script>", "</script>"))
        let style = try #require(page.between("<style>", "</style>"))
        let colors = try #require(page.between("<style id=\"colors\">", "</style>"))
        #expect(policy.contains("script-src '\(ContentHash.of(script))';"))
        #expect(policy.contains("style-src '\(ContentHash.of(style))' '\(ContentHash.of(colors))';"))
        #expect(!policy.contains("unsafe"))
        let addresses = page.html.replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!addresses.contains("http:") && !addresses.contains("https:") && !addresses.contains("src=\""))
        #expect(page.html.firstMatch(of: #/<[a-z][^>]*\son[a-z]+=/#) == nil)
        #expect(page.html.firstMatch(of: #/<[a-z][^>]*\sstyle=/#) == nil)
    }

    @Test func `the same app gives the same page`() throws {
        let fixture = try fixture()
        #expect(try PageFixture(fixture).html == PageFixture(fixture).html)
    }

    @Test func `a finding lies on the object that it concerns`() throws {
        let fixture = try fixture()
        let location = fixture.app.ways[0].location
        let finding = Finding(
            rule: "some-rule", severity: .broken, message: "It does not work.", location: location,
            object: FindingObject(kind: "segue", id: "g"))
        let told = try #require(try PageFixture(fixture, findings: [finding]).list("findings").first)
        #expect(told["scene"] as? Int == 0)
        #expect(told["rect"] as? [Double] == [20, 40, 100, 44])
        #expect(told["severity"] as? String == "broken")
    }

    @Test func `a finding in a file of another app is left out`() throws {
        let finding = Finding(
            rule: "some-rule", severity: .broken, message: "", location: SourceLocation(
                file: "Other.storyboard", position: try fixture().app.scenes[0].location.position))
        #expect(try PageFixture(fixture(), findings: [finding]).list("findings").isEmpty)
    }

    @Test func `texts that a drawing cuts or does not show are told beside it, each once`() throws {
        let views = """
            <label text="A title that is far too long" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="l1"><rect key="frame" x="0" y="40" width="60" height="21"/></label>
            <label text="Short" id="l2"><rect key="frame" x="0" y="80" width="200" height="21"/></label>
            <label text="Two words that are wrapped" numberOfLines="0" id="l3"><rect key="frame" x="0" y="120" width="120" height="60"/></label>
            <imageView id="i1"><rect key="frame" x="0" y="200" width="20" height="20"/>
            <accessibility key="accessibilityConfiguration" label="A lighthouse"/></imageView>
            <imageView id="i2"><rect key="frame" x="0" y="200" width="20" height="20"/>
            <accessibility key="accessibilityConfiguration" label="A lighthouse"/></imageView>
            """
        let scene = try PageFixture(PictureFixture(views: views)).list("scenes")[0]
        #expect(scene["texts"] as? [String] == ["A title that is far too long", "A lighthouse"])
    }

    @Test func `a scene with thousands of hidden letters does not make the page heavy`() throws {
        let label = String(repeating: "letters ", count: 20)
        let views = (0..<200).map { "<imageView id=\"i\($0)\"><accessibility key=\"a\" label=\"\($0) \(label)\"/></imageView>" }.joined()
        let texts = try PageFixture(PictureFixture(views: views)).list("scenes")[0]["texts"] as? [String]
        #expect((1...4_200).contains(texts?.joined().count ?? 0))
    }

    @Test func `a scene is told with every name that commands take`() throws {
        let scenes = PictureFixture.scene(
            "one", inside: #"<navigationItem key="navigationItem" title="Bar" id="n"/>"#,
            attributes: #"title="Plain" customClass="One" customModule="Kiosk""#)
        #expect(try PageFixture(PictureFixture(scenes: scenes)).list("scenes")[0]["names"] as? [String] == ["Kiosk.One", "Bar"])
    }

    @Test func `a way is told with its segue, by which addresses of routes name it`() throws {
        #expect(try PageFixture(fixture()).list("ways")[0]["segue"] as? String == "g")
    }
}
