import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct ViewTests {
    private func picture(_ element: String, _ attributes: String = "", _ content: String = "", width: Int = 200, height: Int = 44) throws -> ScenePicture {
        try PictureFixture(views: """
            <\(element) id="a" \(attributes)><rect key="frame" x="0" y="100" width="\(width)" height="\(height)"/>\(content)</\(element)>
            """).picture()
    }

    @Test func `a label is drawn with its font, colour and alignment`() throws {
        let text = try picture("label", #"text="Hello" textAlignment="right""#, """
            <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/><color key="textColor" systemColor="systemRedColor"/>
            """).text("Hello")
        #expect(text.x == 200 && text.anchor == .end)
        #expect(text.span.font == TextFont(size: 21, weight: 700))
        #expect(text.span.paint == SystemColors.red)
    }

    @Test func `an attributed label keeps the looks of its parts`() throws {
        let picture = try picture("label", "", """
            <attributedString key="attributedText"><fragment content="one "><attributes><font key="NSFont" metaFont="systemBold" size="20"/></attributes></fragment>
            <fragment content="two"><attributes><integer key="NSUnderline" value="1"/></attributes></fragment></attributedString>
            """)
        #expect(picture.words == ["one two", "9:41"])
        #expect(SVGDrawing(picture, name: "s").content.contains("text-decoration=\"underline\""))
    }

    @Test(arguments: [
        ("filled", SystemColors.blue, SystemColors.white), ("gray", SystemColors.tertiaryFill, SystemColors.blue),
        ("tinted", SystemColors.blue.withAlpha(0.18), SystemColors.blue),
    ])
    func `a button looks as its configuration says`(style: String, ground: Paint, text: Paint) throws {
        let picture = try picture("button", #"buttonType="system""#, #"<buttonConfiguration key="configuration" style="\#(style)" title="Go" subtitle="now" cornerStyle="capsule"/>"#)
        let background = try #require(try picture.rectangles(of: "a").first)
        #expect(background.fill == ground && background.cornerRadius == 22)
        #expect(try picture.text("Go").span.paint == text)
        #expect(try picture.text("now").baseline > picture.text("Go").baseline)
    }

    @Test func `an image stands where the configuration places it`() throws {
        func sides(_ placement: String) throws -> (sign: Double, text: Double) {
            let picture = try picture("button", "", #"<buttonConfiguration key="configuration" style="plain" title="Go" image="star" catalog="system" imagePlacement="\#(placement)"/>"#)
            return (try #require(picture.groups.first { $0.object?.kind == "symbol" }).origin.x, try picture.text("Go").x)
        }
        let (leadingSign, leadingText) = try sides("leading")
        #expect(leadingSign < leadingText)
        let (trailingSign, trailingText) = try sides("trailing")
        #expect(trailingSign > trailingText)
    }

    @Test func `a disabled button is gray`() throws {
        #expect(try picture("button", #"buttonType="system" enabled="NO""#, #"<state key="normal" title="Go"/>"#).text("Go").span.paint == SystemColors.tertiaryLabel)
    }

    @Test func `a field shows its placeholder until it has text, and hides secrets`() throws {
        #expect(try picture("textField", #"placeholder="Name""#).text("Name").span.paint == SystemColors.placeholderText)
        #expect(try picture("textField", #"placeholder="Name" text="Ada""#).words.contains("Ada"))
        let secret = try picture("textField", #"text="Ada""#, #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#)
        #expect(secret.words.contains("•••"))
    }

    @Test func `a switch is green where it is on`() throws {
        #expect(try picture("switch", #"on="YES""#).rectangles(of: "a").first?.fill == SystemColors.green)
        #expect(try picture("switch").rectangles(of: "a").first?.fill == SystemColors.gray5)
    }

    @Test func `a slider is filled up to its value`() throws {
        let rectangles = try picture("slider", #"value="5" minValue="0" maxValue="10""#).rectangles(of: "a")
        #expect(rectangles.count == 3)
        #expect(abs(rectangles[1].rect.width - 98) < 1)
    }

    @Test func `the chosen segment stands out`() throws {
        let picture = try picture("segmentedControl", #"selectedSegmentIndex="1""#, #"<segments><segment title="A"/><segment title="B"/></segments>"#)
        #expect(try picture.text("B").span.font.weight == 500)
        #expect(try picture.text("A").span.font.weight == 400)
    }

    @Test func `static sections have headers, cells, accessories and footers`() throws {
        let picture = try picture("tableView", #"style="grouped" dataMode="static" rowHeight="50""#, """
            <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s"><cells>
            <tableViewCell id="c1" accessoryType="checkmark" reuseIdentifier="One"/><tableViewCell id="c2" rowHeight="70" reuseIdentifier="Two"/>
            </cells></tableViewSection></sections>
            """, height: 400)
        #expect(picture.words.prefix(4) == ["HEAD", "One", "Two", "Foot"])
        let frames = picture.objectFrames
        #expect(frames["c1"] == Rect(0, 128, 200, 50))
        #expect(frames["c2"] == Rect(0, 178, 200, 70))
    }

    @Test func `cells of an inset table have a margin and round corners`() throws {
        let picture = try picture("tableView", #"style="insetGrouped" dataMode="static""#, """
            <sections><tableViewSection id="s"><cells><tableViewCell id="c1"/></cells></tableViewSection></sections>
            """, height: 400)
        #expect(picture.objectFrames["c1"]?.x == 16)
        #expect(picture.groups.contains { $0.clipRadius == 10 })
    }

    @Test func `prototypes are told by class or identifier where they show nothing`() throws {
        let picture = try picture("tableView", "", #"<prototypes><tableViewCell reuseIdentifier="Book" id="c1"/><tableViewCell reuseIdentifier="Pen" customClass="PenCell" id="c2"/></prototypes>"#, height: 300)
        #expect(picture.words.prefix(3) == ["Prototype Cells", "Book", "PenCell"])
    }

    @Test func `items of a collection flow in lines`() throws {
        let picture = try picture("collectionView", "", """
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" minimumInteritemSpacing="5"><size key="itemSize" width="90" height="30"/></collectionViewFlowLayout>
            <cells><collectionViewCell id="c1"/><collectionViewCell id="c2"/><collectionViewCell id="c3"/></cells>
            """, height: 300)
        let frames = picture.objectFrames
        #expect(frames["c2"] == Rect(95, 100, 90, 30))
        #expect(frames["c3"] == Rect(0, 135, 90, 30))
    }

    @Test func `a view of a class of the app is told by it, and an unknown element by its name`() throws {
        #expect(try picture("view", #"customClass="Chart""#).words.contains("Chart"))
        #expect(try picture("hologramView").words.contains("hologramView"))
        #expect(try picture("wkWebView").words.contains("WebKit View"))
    }

    @Test func `a view of a Mac lies from below`() throws {
        let text = PictureFixture.document(scenes: PictureFixture.scene(
            "one", views: #"<view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#,
            frame: #"<rect key="frame" x="0" y="0" width="100" height="100"/>"#), device: "")
        let fixture = try PictureFixture(["Main.storyboard": text.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")])
        let picture = try fixture.picture()
        #expect(picture.objectFrames["a"]?.y == 90)
        #expect(picture.words.isEmpty)
    }

    @Test func `items of a watch stand below each other`() throws {
        let scene = """
            <scene sceneID="s"><objects><controller id="one"><items><label text="Hi" id="a"/><button title="Go" id="b"/></items></controller></objects></scene>
            """
        let fixture = try PictureFixture([
            "Interface.storyboard": PictureFixture.document(scenes: scene, device: "").replacing("iOS.CocoaTouch", with: "watchKit")
        ])
        let picture = try fixture.picture()
        #expect(picture.words == ["Hi", "Go"])
        #expect(try #require(picture.objectFrames["a"]).maxY < #require(picture.objectFrames["b"]).y)
    }

    private static func button(_ attributes: String, _ inside: String) -> String {
        #"<button id="a" buttonType="system" \#(attributes)><rect key="frame" x="0" y="0" width="120" height="40"/>\#(inside)</button>"#
    }

    @Test func `a button with a configuration has the title of it and none of its states'`() throws {
        let inside = #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" image="plus" catalog="system"/>"#
        #expect(!(try PictureFixture(views: Self.button("", inside)).picture().words.contains("Button")))
    }

    @Test func `a selected button has the title of that state`() throws {
        let inside = #"<state key="normal" title="Follow"/><state key="selected" title="Following"/>"#
        #expect(try PictureFixture(views: Self.button(#"selected="YES""#, inside)).picture().words.first == "Following")
        #expect(try PictureFixture(views: Self.button("", inside)).picture().words.first == "Follow")
    }

    @Test func `a button of glass is a capsule, and one at work turns a wheel`() throws {
        let glass = #"<buttonConfiguration key="configuration" style="prominentGlass" title="Buy"/>"#
        #expect(try PictureFixture(views: Self.button("", glass)).picture().rectangles(of: "a").first?.cornerRadius == 20)
        let busy = #"<buttonConfiguration key="configuration" style="filled" title="Buy" showsActivityIndicator="YES"/>"#
        let picture = try PictureFixture(views: Self.button("", busy)).picture()
        #expect(!picture.words.contains("Buy"))
        #expect(try picture.group("a").shapes.count > 6)
    }
}
