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
        ([0x89, 0x50], nil), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 0x3B, count: 30), nil),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60], nil), ([0xFF, 0xD8, 0xFF], nil), ([], nil),
        ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 3, 0, 5, 0, 0, 0], Size(width: 5, height: 3)),
    ] as [([UInt8], Size?)])
    func `the header of a file tells its size, and a torn or senseless one nothing`(bytes: [UInt8], size: Size?) {
        #expect(ImageFile(bytes)?.size == size)
    }

    private func catalog(_ contents: String, _ files: [String: Data], name: String = "Logo", device: String = PictureFixture.phone) throws -> PictureFixture {
        let view = #"<imageView id="a" image="\#(name)"><rect key="frame" x="0" y="0" width="100" height="50"/></imageView>"#
        return try PictureFixture(
            [
                "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one", views: view), device: device),
                "Assets.xcassets/Contents.json": "{}",
                "Assets.xcassets/Shop/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
                "Assets.xcassets/\(name).imageset/Contents.json": contents,
            ], data: Dictionary(uniqueKeysWithValues: files.map { ("Assets.xcassets/\(name).imageset/\($0.key)", $0.value) }))
    }

    @Test func `an SVG is put into the picture as it is, with the size it says`() throws {
        let svg = "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"x\" \"y\"><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 20\"><path d=\"M0 0h9\"/></svg>"
        let contents = #"{"images": [{"idiom": "universal", "filename": "logo.svg"}], "properties": {"preserves-vector-representation": true}}"#
        let image = try #require(try catalog(contents, ["logo.svg": Data(svg.utf8)]).picture("one", embedding).images.first)
        #expect(image.content.mediaType == "image/svg+xml" && image.content.size == Size(width: 30, height: 20))
    }

    @Test func `an SVG with entities is a box with its name`() throws {
        let svg = "<!DOCTYPE svg [<!ENTITY a \"aaaa\">]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 20\"><text>&a;</text></svg>"
        let contents = #"{"images": [{"idiom": "universal", "filename": "logo.svg"}]}"#
        let picture = try catalog(contents, ["logo.svg": Data(svg.utf8)]).picture("one", embedding)
        #expect(picture.images.isEmpty && picture.words.contains("Logo"))
    }

    @Test func `a PDF is a box of its own size with its name`() throws {
        let view = #"<imageView id="a" contentMode="center" image="Logo"><rect key="frame" x="0" y="0" width="100" height="50"/></imageView>"#
        let fixture = try PictureFixture(
            ["Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one", views: view))],
            data: ["Logo.pdf": Data("%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 40 30] >>".utf8)])
        let picture = try fixture.picture("one", embedding)
        #expect(picture.words.contains("Logo"))
        #expect(picture.groups.first { $0.object?.kind == "image" }?.size == Size(width: 40, height: 30))
    }

    @Test(arguments: [
        ([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 7, 0, 9, 0], "image/gif", Size(width: 7, height: 9)),
        (Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 4, 0, 0], "image/webp", Size(width: 12, height: 5)),
        ([0, 0, 0, 24] + Array("ftypheic".utf8) + Array("....ispe".utf8) + [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 64], "image/heic", Size(width: 256, height: 64)),
    ] as [([UInt8], String, Size)])
    func `files of other formats are known by their bytes`(bytes: [UInt8], type: String, size: Size) throws {
        let file = try #require(ImageFile(bytes))
        #expect(file.format.rawValue == type && file.size == size)
        #expect((0..<bytes.count).allSatisfy { ImageFile(Array(bytes.prefix($0)))?.size.width != .nan })
    }

    @Test func `light and dark have a file each`() throws {
        let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}, {"idiom": "universal", "filename": "b.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#
        let picture = try catalog(contents, ["a.png": Self.png(10, 10), "b.png": Self.png(20, 20)]).picture("one", embedding)
        let image = try #require(picture.images.first)
        #expect(image.content.size.width == 10 && image.darkContent?.size.width == 20)
        let drawing = SVGDrawing(picture, name: "s")
        #expect(drawing.images.count == 2)
        #expect(drawing.styles.lightRules.contains(".id{display:none}"))
        #expect(drawing.styles.darkRules(under: ".dark ").contains(".dark .il{display:none}.dark .id{display:inline}"))
        #expect(MarkupCheck(drawing.document(title: "", appearance: .dark)).referencesAreKept)
    }

    @Test func `the file of the device is taken before the one for all`() throws {
        let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}, {"idiom": "ipad", "filename": "b.png"}]}"#
        let files = ["a.png": Self.png(10, 10), "b.png": Self.png(20, 20)]
        let pad = #"<device id="ipad11_0rounded" orientation="portrait" layout="fullscreen" appearance="light"/>"#
        #expect(try catalog(contents, files).picture("one", embedding).images.first?.content.size.width == 10)
        #expect(try catalog(contents, files, device: pad).picture("one", embedding).images.first?.content.size.width == 20)
    }

    @Test func `where the best file is too large, one of fewer pixels does`() throws {
        let contents = #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, {"idiom": "universal", "filename": "b.png", "scale": "2x"}]}"#
        let large = Self.png(20, 20) + Data(count: 500)
        let picture = try catalog(contents, ["a.png": Self.png(10, 10), "b.png": large]).picture("one", PictureOptions(images: .embedded(limit: 100, total: 1_000)))
        #expect(picture.images.first?.content.size.width == 10)
    }

    @Test func `a name in a namespace is found by its whole name`() throws {
        let contents = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
        #expect(try catalog(contents, ["a.png": Self.png(10, 10)], name: "Shop/Logo").picture("one", embedding).images.count == 1)
    }

    @Test func `an image with edges is drawn in nine parts when it is stretched`() throws {
        let contents = #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part", "cap-insets": {"top": 8, "left": 8, "bottom": 8, "right": 8}, "center": {"mode": "tile", "width": 1, "height": 1}}}]}"#
        let picture = try catalog(contents, ["a.png": Self.png(40, 40)]).picture("one", embedding)
        #expect(picture.images.first?.caps == Insets(top: 4, left: 4, bottom: 4, right: 4))
        let markup = SVGDrawing(picture, name: "s").document(title: "")
        #expect(markup.components(separatedBy: "preserveAspectRatio=\"none\" viewBox").count == 10)
        #expect(markup.contains(#"x="4" y="4" width="92" height="42" preserveAspectRatio="none" viewBox="4 4 12 12""#))
    }

    @Test func `a symbol of the app's own is a sign in the tint`() throws {
        let view = #"<imageView id="a" image="Mug"><rect key="frame" x="0" y="0" width="80" height="80"/></imageView>"#
        let fixture = try PictureFixture([
            "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one", views: view)),
            "Assets.xcassets/Contents.json": "{}",
            "Assets.xcassets/Mug.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal", "filename": "mug.svg"}]}"#,
            "Assets.xcassets/Mug.symbolset/mug.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 3300 2200\"/>",
        ])
        let picture = try fixture.picture("one", embedding)
        #expect(picture.images.isEmpty && picture.words.contains("Mug"))
        #expect(picture.hasObject(kind: "symbol"))
    }
}
