import InterfaceBuilder
import Testing

@Suite struct CopyingTests {
    @Test func `A copy within the document is indented for its place`() throws {
        var document = try Document("<a>\n    <b>\n        <!--C-->\n        <c>\n            <d/>\n        </c>\n    </b>\n</a>\n")
        let copy = try document.copy(document.first("c"), to: .last(in: document.root.id))
        try document.setAttribute("id", to: "2", of: copy)
        #expect(
            document.written == """
                <a>
                    <b>
                        <!--C-->
                        <c>
                            <d/>
                        </c>
                    </b>
                    <!--C-->
                    <c id="2">
                        <d/>
                    </c>
                </a>

                """)
    }

    @Test func `A copy may go into what it was copied from`() throws {
        var document = try Document("<a>\n    <b/>\n</a>")
        try document.copy(document.root, to: .last(in: document.first("b").id))
        #expect(document.written == "<a>\n    <b>\n        <a>\n            <b/>\n        </a>\n    </b>\n</a>")
    }

    @Test func `A copy from another document keeps what it holds, byte for byte`() throws {
        let other = try Document("<x><b  c = '&#49;' ><![CDATA[<]]>&#x41;<?p?><d></d ></b ></x>")
        var document = try Document("<a>\n</a>")
        try document.copy(other.first("b"), to: .last(in: document.root.id))
        #expect(document.written == "<a>\n    <b  c = '&#49;' ><![CDATA[<]]>&#x41;<?p?><d></d ></b >\n</a>")
    }

    @Test func `A copy has the line ends of the file it goes to`() throws {
        let unix = try Document("<x>\n  <!--1\n2-->\n  <b>\n    <c>one\ntwo</c>\n  </b>\n</x>")
        var dos = try Document("<a>\r\n    <z/>\r\n</a>\r\n")
        try dos.copy(unix.first("b"), to: .last(in: dos.root.id))
        let expected = ["<a>", "    <z/>", "    <!--1", "2-->", "    <b>", "      <c>one", "two</c>", "    </b>", "</a>", ""]
        #expect(dos.written == expected.joined(separator: "\r\n"))
        #expect(dos.first("c").text == "one\ntwo")
        var back = try Document("<x>\n</x>\n")
        try back.copy(dos.first("b"), to: .last(in: back.root.id))
        #expect(!back.written.utf8.contains(0x0D))
    }

    @Test func `A copy of an edited element holds the edits`() throws {
        var other = try Document("<x>\n    <b c='1'>\n        <d/>\n    </b>\n</x>")
        try other.setAttribute("c", to: "2", of: other.first("b").id)
        try other.setText("t", of: other.first("d").id)
        var document = try Document("<a/>")
        try document.copy(other.first("b"), to: .last(in: document.root.id))
        #expect(document.written == "<a>\n    <b c=\"2\">\n        <d>t</d>\n    </b>\n</a>")
    }

    @Test func `A copy of an element that was removed since is what it was`() throws {
        var document = try Document("<a>\n    <b>\n        <c/>\n    </b>\n    <d/>\n</a>")
        let c = document.first("c")
        try document.remove(document.first("b").id)
        try document.copy(c, to: .last(in: document.first("d").id))
        #expect(document.written == "<a>\n    <d>\n        <c/>\n    </d>\n</a>")
    }

    @Test func `A copy between encodings keeps its values`() throws {
        let other = try Document("<x><b c='é'>ü</b></x>")
        var latin = try Document(Array("<?xml version='1.0' encoding='ISO-8859-1'?><a/>".utf8))
        try latin.copy(other.first("b"), to: .last(in: latin.root.id))
        #expect(latin.bytes.contains(0xE9))
        #expect(try Document(latin.bytes).first("b").text == "ü")
    }
}
