import InterfaceBuilder
import Testing

@Suite struct TextEditingTests {
    private func edit(_ text: String, of document: String) throws -> String {
        var document = try Document(document)
        try document.setText(text, of: document.root.id)
        #expect(document.root.text == text)
        #expect(try Document(document.bytes).root.text == text)
        return document.written
    }

    @Test func `Text replaces all content`() throws {
        #expect(try edit("new", of: "<a b='1' ><!-- --><c/>old<![CDATA[x]]></a >\n") == "<a b='1' >new</a>\n")
    }

    @Test func `The self-closing form opens for text and closes without`() throws {
        #expect(try edit("new", of: "<a b='1' />") == "<a b='1'>new</a>")
        #expect(try edit("", of: "<a b='1' >old</a >") == "<a b='1'/>")
        #expect(try edit("", of: "<a></a>") == "<a/>")
    }

    @Test func `Text is escaped, and blank space in it stays`() throws {
        #expect(try edit("\t& < > ]]> \" '\r\n é ", of: "<a/>") == "<a>\t&amp; &lt; &gt; ]]&gt; \" '&#13;\n é </a>")
    }

    @Test func `Line ends in text are the file's`() throws {
        #expect(try edit("1\n2", of: "<a>\r\n</a>\r\n") == "<a>1\r\n2</a>\r\n")
    }

    @Test func `Text can be set again, and elements put beside it`() throws {
        var document = try Document("<a/>")
        for text in ["1", "", "2", "3"] {
            try document.setText(text, of: document.root.id)
        }
        try document.insert(NewElement("b"), at: .last(in: document.root.id))
        #expect(document.written == "<a>3<b/></a>")
    }
}
