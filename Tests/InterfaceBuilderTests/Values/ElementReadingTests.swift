import InterfaceBuilder
import Testing

@Suite struct ElementReadingTests {
    @Test(
        "A truth value is YES or NO, true or false, and anything else is the default",
        arguments: [("YES", true), ("true", true), ("NO", false), ("false", false), ("yes", true), ("", true)])
    func truth(text: String, expected: Bool) throws {
        let view: View = try Sample.value("<view opaque='\(text)'/>")
        #expect(view.isOpaque == expected)
    }

    @Test(
        "Numbers have a point whatever the locale, and ratios are divided",
        arguments: [
            ("8.5", 8.5), ("9.5", 9.5), ("-20", -20), ("1e2", 100), ("1:2", 0.5), ("16:9", 16.0 / 9),
            ("8,5", 1), ("1:0", 1), ("1:2:3", 1), ("nan", 1), ("inf", 1), ("", 1), (":", 1),
        ] as [(String, Double)])
    func numbers(text: String, expected: Double) throws {
        let constraint: Constraint = try Sample.value("<constraint multiplier='\(text)'/>")
        #expect(constraint.multiplier == expected)
    }

    @Test("A whole number may be written with decimals, and one too large for the machine is none")
    func integers() throws {
        #expect(try Sample.value("<view tag='3.0'/>", as: View.self).tag == 3)
        #expect(try Sample.value("<view tag='99999999999999999999999'/>", as: View.self).tag == 0)
    }

    @Test(
        "A string stands in an attribute, in a child, or there in unpadded Base64",
        arguments: [
            "<label text='a&#10;b'/>",
            "<label><string key='text'>a\nb</string></label>",
            "<label><mutableString key='text'>a\nb</mutableString></label>",
            "<label><string key='text' base64-UTF8='YES'>\nYQpi\n</string></label>",
        ])
    func strings(text: String) throws {
        #expect(try Sample.value(text, as: Label.self).text == "a\nb")
    }

    @Test(
        "Base64 without its padding is read, and what is no Base64 stays as it is",
        arguments: [("Cg", "\n"), ("YQo", "a\n"), ("w6k=", "é"), ("%%", "%%"), ("/w", "/w")])
    func base64(text: String, expected: String) throws {
        let label: Label = try Sample.value("<label><string key='text' base64-UTF8='YES'>\(text)</string></label>")
        #expect(label.text == expected)
    }

    @Test("An unknown word is kept as it is spelled")
    func words() throws {
        let segue: Segue = try Sample.value("<segue kind='teleport'/>")
        #expect(segue.kind == "teleport")
        #expect(segue.kind != .show)
        #expect(segue.kind?.description == "teleport")
    }

    @Test("What is set to nil outright is listed")
    func nils() throws {
        let label: Label = try Sample.value("<label><nil key='textColor'/><nil key='highlightedColor'/></label>")
        #expect(label.explicitNils == ["textColor", "highlightedColor"])
        #expect(label.textColor == nil)
    }
}
