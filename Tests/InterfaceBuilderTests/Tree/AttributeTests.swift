import InterfaceBuilder
import Testing

@Suite struct AttributeTests {
    @Test(arguments: [
        ("", ""),
        ("plain", "plain"),
        ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"),
        ("&amp;lt;", "&lt;"),
        ("&#65;&#x41;&#x0041;&#0065;", "AAAA"),
        ("&#x1F600;&#xe9;&#xE9;", "😀éé"),
        ("a\tb\nc\r\nd\re", "a b c d e"),
        ("&#9;&#10;&#13;&#13;\n", "\t\n\r\r "),
        (" two  blanks ", " two  blanks "),
        ("a > b ' c", "a > b ' c"),
    ])
    func `A value has its references resolved and its blank space folded`(written: String, value: String) throws {
        let root = try Document("<a b=\"\(written)\"/>").root
        #expect(root["b"].map { Array($0.utf8) } == Array(value.utf8))
        #expect(root.attributes.map { Array($0.value.utf8) } == [Array(value.utf8)])
    }

    @Test func `Attributes come in the order of the file`() throws {
        let root = try Document("<a z='1' b='2' y:x='3'/>").root
        #expect(root.attributes.map(\.name) == ["z", "b", "y:x"])
        #expect(root.attributes.map(\.value) == ["1", "2", "3"])
        #expect(root["c"] == nil)
        #expect(root[""] == nil)
        #expect(root.attribute("c") == nil)
    }

    @Test func `An attribute of another element with the same name is not found`() throws {
        let document = try Document("<a b='1'><c d='2'/></a>")
        #expect(document.root["d"] == nil)
        #expect(document.first("c")["b"] == nil)
    }

    @Test func `Names are told apart by their bytes`() throws {
        let root = try Document("<a \u{E9}='1' e\u{301}='2'/>").root
        #expect(root["\u{E9}"] == "1")
        #expect(root["e\u{301}"] == "2")
    }

    @Test func `An attribute knows its place in the file`() throws {
        let text = "<a\n  b = 'x'\r\n\tcé=\"yé\"/>"
        let root = try Document(text).root
        let attributes = root.attributes
        #expect(attributes.map(\.sourcePosition?.description) == ["2:3", "3:2"])
        #expect(attributes.map(\.valueRange) == [10..<11, 20..<23])
        #expect(Array(text.utf8)[20..<23].elementsEqual("yé".utf8))
    }

    @Test func `What an edit has set has no place in the file`() throws {
        var document = try Document("<a b='1' c='2'/>")
        try document.setAttribute("b", to: "3", of: document.root.id)
        #expect(document.root.attribute("b")?.sourcePosition == nil)
        #expect(document.root.attribute("b")?.valueRange == nil)
        #expect(document.root.attribute("c")?.valueRange == 12..<13)
    }
}
