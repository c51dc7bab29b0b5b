import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct SymbolTests {
    private func symbol(_ name: String, inside: String = "", reference: String = "") throws -> ScenePicture {
        let image = reference.isEmpty ? #"image="\#(name)" catalog="system""# : ""
        return try PictureFixture(
            views: #"<imageView id="a" contentMode="center" \#(image)><rect key="frame" x="0" y="0" width="100" height="100"/>\#(reference)\#(inside)</imageView>"#
        ).picture()
    }

    private func strokes(_ picture: ScenePicture) throws -> [Stroke] {
        let group = try #require(picture.groups.first { $0.object?.kind == "symbol" })
        return group.shapes.compactMap { if case .path(let path) = $0 { path.stroke } else { nil } }
    }

    @Test func `a small sign tells its name to those who point at it`() throws {
        let picture = try symbol("cloud.moon.rain")
        #expect(!picture.words.contains("cloud.moon.rain"))
        #expect(SVGDrawing(picture, name: "s").content.contains("<title>cloud.moon.rain</title>"))
    }

    @Test func `size and scale of a configuration are those of the sign`() throws {
        func side(_ configuration: String) throws -> Double {
            let picture = try symbol("plus", inside: #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" \#(configuration)/>"#)
            return try #require(picture.groups.first { $0.object?.kind == "symbol" }).size.width
        }
        #expect(try side(#"configurationType="pointSize" pointSize="40""#) > side(#"configurationType="pointSize" pointSize="20""#))
        #expect(try side(#"scale="large""#) > side(#"scale="medium""#))
        #expect(try side(#"scale="medium""#) > side(#"scale="small""#))
    }

    @Test func `a heavy configuration has thick lines`() throws {
        func width(_ weight: String) throws -> Double {
            let configuration = #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" weight="\#(weight)"/>"#
            return try #require(strokes(symbol("plus", inside: configuration)).first).width
        }
        #expect(try width("black") > width("regular"))
        #expect(try width("regular") > width("thin"))
    }

    @Test func `the colours of a hierarchy come before the tint`() throws {
        let reference = #"<imageReference key="image" image="plus" catalog="system" renderingMode="hierarchical"><hierarchicalColors><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></hierarchicalColors></imageReference>"#
        #expect(try strokes(symbol("plus", reference: reference)).first?.paint == .fixed(PaintColor(0xFF0000)))
        #expect(try strokes(symbol("plus")).first?.paint == SystemColors.blue)
    }
}
