import AppMap
import Foundation
import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct ColorTests {
    private static let asset = """
        {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": "0", "green": "0xFF", "blue": "0", "alpha": "0.5"}}}],
        "info": {"version": 1, "author": "xcode"}}
        """

    private func paint(_ color: String, resources: String = "") throws -> Paint? {
        let view = """
            <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/><color key="backgroundColor" \(color)/></view>
            """
        let fixture = try PictureFixture([
            "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one", views: view), resources: resources),
            "Assets.xcassets/Contents.json": "{}", "Assets.xcassets/Brand.colorset/Contents.json": Self.asset,
        ])
        return try fixture.picture().rectangles(of: "a").first?.fill
    }

    @Test(arguments: [
        (#"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#, "ff8000", "ff8000"),
        (#"white="0.5" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, "80808080", "80808080"),
        (#"systemColor="systemBackgroundColor""#, "fff", "000"), (#"systemColor="labelColor""#, "000", "fff"),
        (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, "f2f2f7", "000"), (#"name="Brand""#, "f00", "00ff0080"),
        (#"red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#, "0f0", "0f0"),
    ])
    func `colours are as in light and dark`(color: String, light: String, dark: String) throws {
        let paint = try #require(try paint(color))
        #expect(paint.light.digits == light.expanded(like: paint.light.digits))
        #expect(paint.dark.digits == dark.expanded(like: paint.dark.digits))
    }

    @Test func `a name without an asset has the colour that Xcode wrote down`() throws {
        let resource = #"<namedColor name="Gone"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#
        #expect(try paint(#"name="Gone""#, resources: resource)?.light == PaintColor(0x0000FF))
        #expect(try paint(#"name="Unknown""#) == nil)
    }

    @Test func `the accent colour of the app tints what has no tint of its own`() throws {
        let button = #"<button id="a" buttonType="system"><rect key="frame" x="0" y="0" width="90" height="30"/><state key="normal" title="Go"/></button>"#
        let fixture = try PictureFixture([
            "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one", views: button)),
            "Assets.xcassets/Contents.json": "{}", "Assets.xcassets/AccentColor.colorset/Contents.json": Self.asset,
        ])
        #expect(try fixture.picture().text("Go").span.paint.light == PaintColor(0xFF0000))
    }

    @Test func `a tint is inherited`() throws {
        let picture = try PictureFixture(views: """
            <view id="o"><rect key="frame" x="0" y="0" width="90" height="30"/><subviews>
            <button id="a" buttonType="system"><rect key="frame" x="0" y="0" width="90" height="30"/><state key="normal" title="Go"/></button>
            </subviews><color key="tintColor" systemColor="systemGreenColor"/></view>
            """).picture()
        #expect(try picture.text("Go").span.paint == SystemColors.green)
    }
}

extension String {
    /// Both ways to write a colour count.
    fileprivate func expanded(like other: String) -> String {
        count == other.count ? self : count < other.count ? map { "\($0)\($0)" }.joined() : self
    }

    @Test func `inks of a printer are drawn as what they look like`() throws {
        let view = """
            <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <color key="backgroundColor" cyan="0" magenta="1" yellow="1" black="0.5" alpha="1" colorSpace="deviceCMYK"/></view>
            """
        let picture = try PictureFixture(views: view).picture()
        #expect(try picture.rectangles(of: "a").first?.fill == .fixed(PaintColor(red: 0.5, green: 0, blue: 0)))
    }
}
