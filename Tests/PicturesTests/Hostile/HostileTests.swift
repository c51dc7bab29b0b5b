import Foundation
import Testing

@testable import Pictures

@Suite struct HostileTests {
    private static let texts = [
        "<script>alert(1)</script>", "\" onload=\"alert(1)", "]]>&amp;<!--", "'; }</style><b>", "שלום עולם", "\u{202E}abc",
        "👩‍👩‍👧‍👦 family 🇩🇪", "a\u{1}b", "e" + String(repeating: "\u{301}", count: 10_000), "\u{FFFE}\u{FFFF}", "\u{E000}",
        String(repeating: "long ", count: 20_000), String(repeating: "x", count: 100_000), "line\u{2028}line\r\nline",
    ]

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&", "<", ">", "\"", "\n", "\t", "\r": "&#\(scalar.value);"
            // XML has no way to write these.
            case "\u{1}", "\u{FFFE}", "\u{FFFF}": ""
            default: String(scalar)
            }
        }.joined()
    }

    @Test(arguments: texts)
    func `no text becomes markup, whatever shows it`(text: String) throws {
        let value = Self.escaped(text)
        let frame = #"<rect key="frame" x="0" y="0" width="200" height="100"/>"#
        let views = """
            <label id="a" text="\(value)" numberOfLines="0" customClass="\(value)" userLabel="\(value)">\(frame)</label>
            <button id="b" buttonType="system">\(frame)<state key="normal" title="\(value)" image="\(value)"/></button>
            <textField id="c" placeholder="\(value)">\(frame)<fontDescription key="fontDescription" name="\(value)" family="\(value)" pointSize="12"/></textField>
            <imageView id="d" image="\(value)">\(frame)</imageView>
            <imageView id="e" image="\(value)" catalog="system">\(frame)</imageView>
            <view id="f" customClass="\(value)">\(frame)</view>
            <segmentedControl id="g">\(frame)<segments><segment title="\(value)"/></segments></segmentedControl>
            """
        let fixture = try PictureFixture(scenes: PictureFixture.scene(
            "one", views: views, inside: #"<navigationItem key="navigationItem" title="\#(value)" id="n"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#,
            attributes: "title=\"\(value)\" customClass=\"\(value)\""))
        let drawing = SVGDrawing(try fixture.picture(), name: "s")
        let check = MarkupCheck(drawing.document(title: text))
        #expect(check.isValid)
        #expect(check.elements["script"] == nil && check.elements["b"] == nil)
        #expect(drawing.content.utf8.count < 60_000)
        let sheet = Sheet(of: fixture.app, pictures: [try fixture.picture()])
        #expect(MarkupCheck(sheet.svgDocument(of: fixture.app, pictures: [try fixture.picture()])).isValid)
    }

    @Test(arguments: ["1e308", "-1e308", "nan", "inf", "0", "-5", "1e9"])
    func `no frame breaks the picture`(number: String) throws {
        let views = ["label", "button", "switch", "tableView", "collectionView", "slider", "imageView", "pageControl", "datePicker", "mapView"].map {
            #"<\#($0) id="\#($0)" text="x"><rect key="frame" x="\#(number)" y="\#(number)" width="\#(number)" height="\#(number)"/></\#($0)>"#
        }.joined()
        let frame = #"<rect key="frame" x="\#(number)" y="0" width="\#(number)" height="\#(number)"/>"#
        let fixture = try PictureFixture(scenes: PictureFixture.scene("one", views: views, frame: frame))
        let picture = try fixture.picture()
        #expect(picture.size.width >= 1 && picture.size.width <= 8_000)
        #expect(MarkupCheck(SVGDrawing(picture, name: "s").document(title: "")).isValid)
    }

    @Test func `views nested deeper than any designer nests them are a box`() throws {
        let depth = 100
        let frame = #"<rect key="frame" x="1" y="1" width="300" height="300"/>"#
        let views = (0..<depth).map { #"<view id="d\#($0)">\#(frame)<subviews>"# }.joined()
            + String(repeating: "</subviews></view>", count: depth)
        #expect(try PictureFixture(views: views).picture().words.contains("nested too deep"))
    }

    @Test func `a scene that embeds itself comes to an end`() throws {
        let container = """
            <containerView id="c"><rect key="frame" x="10" y="10" width="300" height="300"/>
            <connections><segue destination="one" kind="embed" id="g"/></connections></containerView>
            """
        #expect(try PictureFixture(views: container).picture().words == ["one", "9:41"])
    }

    @Test func `scenes that embed each other many times come to an end`() throws {
        func containers(_ target: String) -> String {
            (0..<40).map {
                #"<containerView id="\#(target)\#($0)"><rect key="frame" x="0" y="0" width="200" height="200"/><connections><segue destination="\#(target)" kind="embed" id="g\#(target)\#($0)"/></connections></containerView>"#
            }.joined()
        }
        let fixture = try PictureFixture(scenes: [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")].map {
            PictureFixture.scene($0, views: containers($1))
        }.joined())
        #expect(try fixture.picture("a").isCut)
    }
}
