import InterfaceBuilder
import Testing

@Suite struct DocumentTests {
    @Test(arguments: [
        "<a/>",
        "<a></a >",
        "<a\t b\n=\r\n'1'   c = \"2\"\n\t/>",
        "<a b='\"' c=\"'\" d='&quot;&apos;'>&#65;&#x41;</a>",
        "\u{FEFF}<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n<a/>\n",
        "<?xml version=\"1.0\"?><!-- before --><?target data?>\n\n<a/>\n<!-- after -->\n<?target?>\n\n",
        "<a>\r\n  <b/>\r  <c></c>\r\n</a>\r\n",
        "<a><![CDATA[<b>&amp;]]]></a>",
        "<a>text<b/>text<!---->text</a>   ",
        "<ä:b-1.c über='日本' 𐐀=''><日本/></ä:b-1.c>",
        "<a>]]&gt; ]] > ' \"</a>",
    ])
    func `What nobody edits is written back as the same bytes`(text: String) throws {
        #expect(try Document(text).written == text)
    }

    @Test func `A copy is independent of the original`() throws {
        let original = try Document("<a><b c=\"1\"/></a>")
        var copy = original
        try copy.setAttribute("c", to: "2", of: copy.first("b").id)
        try copy.insert(NewElement("d"), at: .first(in: copy.root.id))
        #expect(original.written == "<a><b c=\"1\"/></a>")
        #expect(copy.written == "<a><d/><b c=\"2\"/></a>")
    }

    @Test func `An element shows the version that it was taken from`() throws {
        var document = try Document("<a><b c=\"1\">text</b></a>")
        let before = document.first("b")
        try document.setAttribute("c", to: "2", of: before.id)
        try document.setText("other", of: before.id)
        #expect(before["c"] == "1")
        #expect(before.text == "text")
        let after = document.first("b")
        #expect(after["c"] == "2")
        #expect(after.text == "other")
        #expect(before != after)
        #expect(before.id == after.id)
        try document.remove(before.id)
        #expect(before.parent?.name == "a")
        #expect(after.parent?.children.map(\.name) == ["b"])
    }

    @Test func `An id names the same element after edits around it`() throws {
        var document = try Document("<a><b/><c><d/></c></a>")
        let d = document.first("d").id
        try document.insert(NewElement("d"), at: .before(document.first("b").id))
        try document.move(document.first("c").id, to: .first(in: document.root.id))
        try document.remove(document.first("b").id)
        try document.setAttribute("x", to: "1", of: d)
        #expect(document.written == "<a><c><d x=\"1\"/></c><d/></a>")
    }

    @Test func `Elements are listed in document order, the root first`() throws {
        let document = try Document("<a><b><c/>text</b><!-- d --><d/><?e?><e><f><g/></f></e></a>")
        #expect(document.elements.map(\.name) == ["a", "b", "c", "d", "e", "f", "g"])
    }
}
