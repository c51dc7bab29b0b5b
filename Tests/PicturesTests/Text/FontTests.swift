import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct FontTests {
    private func font(_ attributes: String) throws -> TextFont {
        let document = try Document("<label><fontDescription key=\"fontDescription\" \(attributes)/></label>")
        return TextFont(Label(document.root).font)
    }

    @Test(arguments: [
        (#"type="system" pointSize="15""#, 15.0, 400), (#"type="boldSystem" pointSize="15""#, 15, 700),
        (#"type="system" weight="semibold" pointSize="12""#, 12, 600), (#"type="system" weight="ultraLight" pointSize="12""#, 12, 100),
        (#"style="UICTFontTextStyleHeadline""#, 17, 600), (#"style="UICTFontTextStyleTitle0""#, 34, 400),
        (#"style="UICTFontTextStyleCaption2""#, 11, 400), (#"name="HelveticaNeue-Medium" family="Helvetica Neue" pointSize="18""#, 18, 500),
        (#"name="Futura-Bold" pointSize="18""#, 18, 700), (#"type="system" pointSize="1e99""#, 1_000, 400),
    ])
    func `fonts have the size and weight of the document`(attributes: String, size: Double, weight: Int) throws {
        let font = try font(attributes)
        #expect(font.size == size)
        #expect(font.weight == weight)
    }

    @Test func `named fonts keep their family and slant`() throws {
        #expect(try font(#"name="Georgia-Italic" family="Georgia" pointSize="10""#).family == "Georgia")
        #expect(try font(#"name="Georgia-Italic" family="Georgia" pointSize="10""#).isItalic)
        #expect(try font(#"type="italicSystem" pointSize="10""#).isItalic)
    }
}
