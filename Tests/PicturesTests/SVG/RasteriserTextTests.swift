import Foundation
import InterfaceBuilder
import Testing

@testable import Pictures

/// Text in an SVG for a program that knows no lengths of text.
@Suite struct RasteriserTextTests {
    private func content(
        _ attributes: String, width: Int, height: Int = 24, font: String = "", for reader: SVGReader = .rasteriser
    ) throws -> String {
        let label = """
            <label \(attributes) adjustsFontSizeToFit="NO" lineBreakMode="middleTruncation" id="la1">
            <rect key="frame" x="20" y="30" width="\(width)" height="\(height)"/>
            \(font.isEmpty ? #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"# : font)</label>
            """
        let content = SVGDrawing(try PictureFixture(views: label).picture(), name: "s", for: reader).content
        #expect(MarkupCheck("<svg>\(content)</svg>").referencesAreKept)
        let start = try #require(content.range(of: "data-id=\"la1\"")?.lowerBound)
        let end = content.range(of: "<g data-kind=\"statusBar\"")?.lowerBound ?? content.endIndex
        return String(content[start..<end])
    }

    @Test func `letters too wide are made narrower by a transform`() throws {
        // 20 points: 5 × 11.12, in a box of 53 points.
        let narrow = try content(#"text="hhhhh""#, width: 53)
        #expect(!narrow.contains("textLength"))
        #expect(narrow.contains("scale(0.9532 1)"))
        #expect(try content(#"text="hhhhh""#, width: 53, for: .browser).contains("textLength=\"53\""))
    }

    @Test(arguments: [("center", 2.2), ("right", 4.4), ("left", 0)])
    func `a tight line begins where it is expected to begin, and is cut at its box`(alignment: String, room: Double) throws {
        let tight = try content(#"text="hhhhh" textAlignment="\#(alignment)""#, width: 60)
        #expect(!tight.contains("text-anchor"))
        var start = "<text"
        start.append(attribute: "x", room + 1.5)
        #expect(tight.contains(start))
        #expect(tight.contains("clip-path=\"url(#s"))
    }

    @Test func `parts of what is made narrower have places of their own`() throws {
        let text = """
            <attributedString key="attributedText"><fragment content="hhh"/><fragment content="hhh"><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </attributes></fragment></attributedString>
            """
        let narrow = try content("", width: 54, font: text)
        #expect(narrow.contains("<tspan x=\"0\"") && narrow.contains("<tspan x=\"28.4\""))
    }

    @Test func `a line with room to spare hangs where it is aligned, as it is`() throws {
        let loose = try content(#"text="hh" textAlignment="right""#, width: 100)
        #expect(loose.contains("text-anchor=\"end\""))
        #expect(!loose.contains("scale(") && !loose.contains("clip-path"))
    }

    @Test func `fonts are those whose widths are known`() throws {
        let font = #"<fontDescription key="fontDescription" name="Avenir-Heavy" family="Avenir" pointSize="20"/>"#
        #expect(try !content(#"text="hhhhh""#, width: 200, font: font).contains("font-family"))
        #expect(try content(#"text="hhhhh""#, width: 200, font: font).contains("font-weight=\"700\""))
        #expect(try content(#"text="hhhhh""#, width: 200, font: font, for: .browser).contains("Avenir"))
        let picture = try PictureFixture(views: "").picture()
        #expect(SVGDrawing(picture, name: "s", for: .rasteriser).element.contains("font-family=\"&apos;Liberation Sans&apos;,Arimo"))
    }

    @Test func `words of a justified line have places of their own, and browsers are told the blanks`() throws {
        let text = #"text="hhh hhh hhh hhh" textAlignment="justified" numberOfLines="0""#
        // Two words of 33.4 points and a blank of 5.6 leave 7.7 of 80 points.
        #expect(try content(text, width: 80, height: 60).contains(">hhh</tspan><tspan x=\"48.1\""))
        let browser = try content(text, width: 80, height: 60, for: .browser)
        #expect(browser.contains("word-spacing=\"7.7\" textLength=\"80\""))
        #expect(browser.contains(">hhh hhh</text>"))
    }
}
