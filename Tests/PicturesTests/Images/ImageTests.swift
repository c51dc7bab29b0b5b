import Foundation
import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct ImageTests {
    /// A PNG of a size in pixels; only its header counts.
    private static func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height])
    }

    private func fixture(mode: String = "scaleToFill", template: Bool = false) throws -> PictureFixture {
        let view = #"<imageView id="a" contentMode="\#(mode)" image="Logo"><rect key="frame" x="0" y="0" width="100" height="50"/></imageView>"#
        let intent = template ? #", "properties": {"template-rendering-intent": "template"}"# : ""
        return try PictureFixture(
            [
                "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one", views: view)),
                "Assets.xcassets/Contents.json": "{}",
                "Assets.xcassets/Logo.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "logo.png", "scale": "2x"}]\#(intent)}"#,
            ], data: ["Assets.xcassets/Logo.imageset/logo.png": Self.png(40, 40)])
    }

    private let embedding = PictureOptions(images: .standard)

    @Test func `an image of the catalogue is put into the picture when it is asked for`() throws {
        let picture = try fixture().picture("one", embedding)
        let image = try #require(picture.images.first)
        #expect(image.content.size == Size(width: 20, height: 20))
        #expect(image.content.mediaType == "image/png")
        let drawing = SVGDrawing(picture, name: "s")
        #expect(drawing.images.count == 1)
        #expect(drawing.document(title: "").contains("href=\"data:image/png;base64,"))
        #expect(MarkupCheck(drawing.document(title: "")).referencesAreKept)
    }

    @Test func `without being asked for it is a box with its name`() throws {
        let picture = try fixture().picture()
        #expect(picture.images.isEmpty)
        #expect(picture.words.contains("Logo"))
    }

    @Test func `a file beyond the bound is a box with its name`() throws {
        let picture = try fixture().picture("one", PictureOptions(images: .embedded(limit: 10, total: 100)))
        #expect(picture.images.isEmpty)
        #expect(picture.words.contains("Logo"))
        #expect(try fixture().picture("one", PictureOptions(images: .embedded(limit: 100, total: 10))).images.isEmpty)
    }

    @Test(arguments: [
        ("scaleToFill", Rect(0, 0, 100, 50)), ("scaleAspectFit", Rect(25, 0, 50, 50)), ("scaleAspectFill", Rect(0, -25, 100, 100)),
        ("center", Rect(40, 15, 20, 20)), ("bottomRight", Rect(80, 30, 20, 20)), ("top", Rect(40, 0, 20, 20)),
    ])
    func `the image lies as the content mode says`(mode: String, rect: Rect) throws {
        #expect(try fixture(mode: mode).picture("one", embedding).images.first?.rect == rect)
    }

    @Test func `a template is drawn in the tint`() throws {
        #expect(try fixture(template: true).picture("one", embedding).images.first?.tint == SystemColors.blue)
        #expect(try fixture().picture("one", embedding).images.first?.tint == nil)
    }

    @Test func `a system image is a sign that knows its name`() throws {
        let view = #"<imageView id="a" image="ticket" catalog="system"><rect key="frame" x="0" y="0" width="80" height="80"/></imageView>"#
        let picture = try PictureFixture(views: view).picture()
        #expect(picture.words.contains("ticket"))
        #expect(picture.groups.contains { $0.object?.kind == "symbol" && $0.object?.userLabel == "ticket" })
    }

    @Test(arguments: [
        ([0x89, 0x50], nil), ([0xFF, 0xD8, 0xFF], nil), ([], nil),
        ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 3, 0, 5, 0, 0, 0], Size(width: 5, height: 3)),
    ] as [([UInt8], Size?)])
    func `the header of a JPEG tells its size, and a torn one nothing`(bytes: [UInt8], size: Size?) {
        #expect(ImageHeader(bytes)?.size == size)
    }
}
