import InterfaceBuilder
import Testing

@Suite struct TextTests {
    @Test("A font is the system's, of a text style, or the app's own")
    func fonts() throws {
        func font(_ attributes: String) throws -> Font { try Sample.value("<fontDescription \(attributes)/>") }
        #expect(try font("type='boldSystem' pointSize='17.5'").face == .system(.bold))
        #expect(try font("type='boldSystem' pointSize='17.5'").pointSize == 17.5)
        #expect(try font("style='UICTFontTextStyleBody'").face == .textStyle("UICTFontTextStyleBody"))
        #expect(
            try font("name='Oswald-Bold' family='Oswald' pointSize='12'").face
                == .named("Oswald-Bold", family: "Oswald"))
        #expect(try font("metaFont='system'").face == .system(.regular))
        #expect(try font("size='9' name='Menlo'").pointSize == 9)
        #expect(try font("").face == .other)
    }

    @Test("An attributed string is its fragments, each with its attributes")
    func attributed() throws {
        let string: AttributedString = try Sample.value(
            """
            <attributedString key="attributedText"><fragment content="Red"><attributes><color key="NSColor" red="1" \
            green="0" blue="0"/><font key="NSFont" size="12" name="Menlo"/><paragraphStyle key="NSParagraphStyle" \
            alignment="right" lineBreakMode="truncatingTail" lineSpacing="2.5"><tabStops><textTab alignment="left" \
            location="28"/></tabStops></paragraphStyle></attributes></fragment><fragment content=" plain"/></attributedString>
            """)
        #expect(string.string == "Red plain")
        #expect(string.fragments[0].color?.red == 1)
        #expect(string.fragments[0].font?.name == "Menlo")
        let style = try #require(string.fragments[0].paragraphStyle)
        #expect(style.alignment == .right && style.lineSpacing == 2.5)
        #expect(style.lineBreakMode == .tailTruncation)
        #expect(style.tabStops == [28])
        #expect(string.fragments[1].color == nil)
    }
}
