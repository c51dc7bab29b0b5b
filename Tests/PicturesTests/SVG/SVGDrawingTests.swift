import AppMap
import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct SVGDrawingTests {
    private static let clipped = """
        <scrollView clipsSubviews="YES" id="c1"><rect key="frame" x="10" y="20" width="100" height="50"/>
        <subviews><view id="c2"><rect key="frame" x="0" y="0" width="400" height="50"/>
        <color key="backgroundColor" systemColor="systemBlueColor"/></view></subviews></scrollView>
        """

    @Test func `ids begin with the name of the picture, so that many pictures fit into one page`() throws {
        let picture = try PictureFixture(views: Self.clipped).picture()
        let page = "<div>" + (0..<3).map { SVGDrawing(picture, name: "p\($0)x").element }.joined() + "</div>"
        let check = MarkupCheck(page)
        #expect(check.isValid)
        #expect(check.identifiers.count == 6)
        #expect(check.idsAreUnique && check.referencesAreKept)
    }

    @Test func `only what reaches beyond its view is cut off`() throws {
        let inside = """
            <view clipsSubviews="YES" id="a1"><rect key="frame" x="10" y="20" width="100" height="50"/>
            <subviews><view id="a2"><rect key="frame" x="0" y="0" width="100" height="50"/></view></subviews></view>
            """
        #expect(try PictureFixture(views: Self.clipped).picture().group("c1").clipRadius == 0)
        #expect(try PictureFixture(views: inside).picture().group("a1").clipRadius == nil)
    }

    @Test func `colours that follow the appearance are classes with a rule for light and one for dark`() throws {
        let drawing = SVGDrawing(try PictureFixture(views: Self.clipped).picture(), name: "s")
        #expect(drawing.content.contains("class=\"f007aff-0a84ff\""))
        #expect(drawing.styles.lightRules.contains(".f007aff-0a84ff{fill:#007aff}"))
        #expect(drawing.styles.darkRules(under: ".dark ").contains(".dark .f007aff-0a84ff{fill:#0a84ff}"))
        #expect(drawing.document(title: "").contains("@media (prefers-color-scheme:dark){"))
    }

    @Test func `one sheet holds the rules of many pictures once`() throws {
        let drawing = SVGDrawing(try PictureFixture(views: Self.clipped).picture(), name: "s")
        var sheet = SVGStyleSheet()
        sheet.formUnion(drawing.styles)
        sheet.formUnion(drawing.styles)
        #expect(sheet.css() == drawing.styles.css())
    }

    @Test func `objects tell their id, kind, class and marks`() throws {
        let view = """
            <view id="b&quot;1" customClass="Chart&lt;View" misplaced="YES" hidden="YES">
            <rect key="frame" x="1" y="2" width="30" height="40"/></view>
            """
        let content = SVGDrawing(try PictureFixture(views: view).picture(), name: "s").content
        #expect(content.contains(
            "data-id=\"b&quot;1\" data-kind=\"view\" data-class=\"Chart&lt;View\" data-marks=\"hidden misplaced\""))
        #expect(content.contains("<title>Chart&lt;View · hidden · misplaced</title>"))
    }

    @Test(arguments: [(0.0, "0"), (-0.04, "0"), (1.25, "1.3"), (-3.5, "-3.5"), (1e300, "1000000000"), (.nan, "0")])
    func `numbers have one decimal and an end`(value: Double, text: String) {
        var written = ""
        written.append(number: value)
        #expect(written == text)
    }
}
