import InterfaceBuilder
import Testing

@Suite struct InsertingTests {
    @Test func `A new document is as Interface Builder starts one`() throws {
        let document = try Document(
            root: NewElement(
                "document", ["type": "x", "version": "3.0"],
                children: [
                    NewElement("scenes"),
                    NewElement("string", ["key": "k"], text: "a & \"b\"\n<c>"),
                    NewElement("objects", children: [NewElement("view", ["id": "1"], comment: "View")]),
                ]))
        #expect(
            document.written == """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="x" version="3.0">
                    <scenes/>
                    <string key="k">a &amp; "b"
                &lt;c&gt;</string>
                    <objects>
                        <!--View-->
                        <view id="1"/>
                    </objects>
                </document>

                """)
    }

    static let text = """
        <document>
            <scenes>
                <!--One-->
                <scene id="1"/>
                <scene id="2"/>
            </scenes>
        </document>

        """

    private func inserted(_ element: NewElement, _ place: (Document) -> Place) throws -> String {
        var document = try Document(Self.text)
        let id = try document.insert(element, at: place(document))
        #expect(document.elements.first { $0.id == id }?.name == element.name)
        return document.written
    }

    @Test func `An element goes before another one and its comment`() throws {
        #expect(
            try inserted(NewElement("new", comment: "New")) { .before($0.first("scene").id) } == """
                <document>
                    <scenes>
                        <!--New-->
                        <new/>
                        <!--One-->
                        <scene id="1"/>
                        <scene id="2"/>
                    </scenes>
                </document>

                """)
    }

    @Test func `An element goes after another one`() throws {
        #expect(
            try inserted(NewElement("new", children: [NewElement("in")])) { .after($0.first("scene").id) } == """
                <document>
                    <scenes>
                        <!--One-->
                        <scene id="1"/>
                        <new>
                            <in/>
                        </new>
                        <scene id="2"/>
                    </scenes>
                </document>

                """)
    }

    @Test func `An element goes first or last`() throws {
        #expect(
            try inserted(NewElement("new")) { .first(in: $0.first("scenes").id) }
                == Self.text.replacing("        <!--One", with: "        <new/>\n        <!--One"))
        #expect(
            try inserted(NewElement("new")) { .last(in: $0.first("scenes").id) }
                == Self.text.replacing("    </scenes", with: "        <new/>\n    </scenes"))
        #expect(
            try inserted(NewElement("new")) { .last(in: $0.root.id) }
                == Self.text.replacing("</document", with: "    <new/>\n</document"))
    }

    @Test func `The self-closing form opens for content`() throws {
        #expect(
            try inserted(NewElement("new")) { .last(in: $0.first("scene").id) }
                == Self.text.replacing("<scene id=\"1\"/>", with: "<scene id=\"1\">\n            <new/>\n        </scene>"))
    }

    @Test func `An empty element with two tags opens too, and blanks before a slash go`() throws {
        var document = try Document("<a>\n    <b></b>\n    <c d='1' />\n</a>")
        try document.insert(NewElement("x"), at: .last(in: document.first("b").id))
        try document.insert(NewElement("y"), at: .first(in: document.first("c").id))
        #expect(
            document.written == """
                <a>
                    <b>
                        <x/>
                    </b>
                    <c d='1'>
                        <y/>
                    </c>
                </a>
                """)
    }

    @Test func `Lines end as the file's do`() throws {
        var document = try Document("<a>\r\n  <b/>\r\n</a>\r\n")
        let new = NewElement("c", children: [NewElement("d", text: "one\ntwo"), NewElement("e", comment: "x\ny")])
        try document.insert(new, at: .last(in: document.root.id))
        try document.insert(NewElement("f"), at: .last(in: document.first("b").id))
        #expect(
            document.written == [
                "<a>", "  <b>", "      <f/>", "  </b>", "  <c>", "      <d>one", "two</d>", "      <!--x", "y-->",
                "      <e/>", "  </c>", "</a>", "",
            ].joined(separator: "\r\n"))
        #expect(document.first("d").text == "one\ntwo")
    }

    @Test func `What stands on one line stays on one line`() throws {
        var document = try Document("<?xml version='1.0'?><a><b/> <c/></a>")
        try document.insert(NewElement("d", children: [NewElement("e"), NewElement("f")]), at: .last(in: document.first("b").id))
        try document.insert(NewElement("g"), at: .first(in: document.root.id))
        try document.insert(NewElement("h", children: [NewElement("i")]), at: .last(in: document.root.id))
        #expect(
            document.written
                == "<?xml version='1.0'?><a><g/><b><d><e/><f/></d></b> <c/> <h> <i/> </h></a>")
    }

    @Test func `Inserting beside text adds no blanks to it`() throws {
        var document = try Document("<a>\n    <b>text</b>\n</a>")
        try document.insert(NewElement("c"), at: .last(in: document.first("b").id))
        try document.insert(NewElement("d"), at: .first(in: document.first("b").id))
        #expect(document.written == "<a>\n    <b><d/>text<c/></b>\n</a>")
        #expect(document.first("b").text == "text")
    }

    @Test func `Very wide indentation is not imitated`() throws {
        var document = try Document("<a>\n\(String(repeating: " ", count: 100_000))<b/></a>")
        for _ in 0..<100 {
            try document.insert(NewElement("c", children: [NewElement("d")]), at: .last(in: document.root.id))
        }
        #expect(document.bytes.count < 500_000)
    }
}
