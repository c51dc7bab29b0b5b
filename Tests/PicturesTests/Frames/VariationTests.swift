import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct VariationTests {
    private static let pad = #"<device id="ipad11_0rounded" orientation="portrait" layout="fullscreen" appearance="light"/>"#
    private static let frame = #"<rect key="frame" x="0" y="0" width="200" height="40"/>"#

    private func label(_ variations: String, device: String) throws -> PictureFixture {
        let label = #"<label text="plain" id="a">\#(Self.frame)<color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>\#(variations)</label>"#
        return try PictureFixture(views: label, device: device)
    }

    @Test func `text, colour and visibility are those of the device's size class`() throws {
        let variations = #"<variation key="widthClass=regular" text="wide" hidden="YES"><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation>"#
        let wide = try label(variations, device: Self.pad).picture()
        #expect(try wide.text("wide").span.paint == .fixed(PaintColor(0xFF0000)))
        #expect(try wide.group("a").object?.marks.contains(.hidden) == true)
        let narrow = try label(variations, device: PictureFixture.phone).picture()
        #expect(try narrow.text("plain").span.paint == .fixed(PaintColor(0x000000)))
        #expect(try narrow.group("a").alpha == 1)
    }

    @Test func `the variation that names more traits has the last word`() throws {
        let variations = #"<variation key="heightClass=regular-widthClass=compact" text="most"/><variation key="widthClass=compact" text="less"/>"#
        #expect(try label(variations, device: PictureFixture.phone).picture().words.first == "most")
    }

    @Test func `background, image, axis and spacing are too`() throws {
        let stack = """
            <stackView id="s" axis="horizontal" spacing="0">\(Self.frame)<subviews>
            <view id="one"/><view id="two"/></subviews>
            <variation key="widthClass=compact" axis="vertical" spacing="10"/></stackView>
            <view id="ground">\(Self.frame)<variation key="widthClass=compact"><color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></variation></view>
            <imageView id="i" image="Small">\(Self.frame)<variation key="widthClass=compact" image="Large"/></imageView>
            """
        let picture = try PictureFixture(views: stack).picture()
        #expect(try picture.group("two").origin == Point(x: 0, y: 25))
        #expect(try picture.rectangles(of: "ground").first?.fill == .fixed(PaintColor(red: 0.5, green: 0.5, blue: 0.5)))
        #expect(picture.words.contains("Large") && !picture.words.contains("Small"))
    }

    @Test func `a variation changes no object id and nothing where its traits do not hold`() throws {
        let variations = #"<variation key="widthClass=compact" id="other" text="x"/><variation key="nonsense" text="never"/>"#
        let picture = try label(variations, device: PictureFixture.phone).picture()
        #expect(try picture.group("a").object?.objectID == "a")
        #expect(picture.words.first == "x" && !picture.words.contains("never"))
    }
}
