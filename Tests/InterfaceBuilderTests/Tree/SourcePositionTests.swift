import InterfaceBuilder
import Testing

@Suite struct SourcePositionTests {
    private func positions(_ text: String) throws -> [String] {
        try Document(text).elements.map { "\($0.name) \($0.position)" }
    }

    @Test func `Lines and columns start at one`() throws {
        #expect(try positions("<a><b/>\n  <c>\n</c></a>") == ["a 1:1", "b 1:4", "c 2:3"])
    }

    @Test func `Columns count bytes of UTF-8`() throws {
        #expect(try positions("<a>é<b/>😀<c/>\n日<d/></a>") == ["a 1:1", "b 1:6", "c 1:14", "d 2:4"])
    }

    @Test func `A byte order mark does not count`() throws {
        let document = try Document("\u{FEFF}<a><b/></a>")
        #expect(document.elements.map(\.position.description) == ["1:1", "1:4"])
        #expect(document.elements.map(\.range) == [3..<14, 6..<10])
    }

    @Test func `A carriage return and line feed are one line end`() throws {
        #expect(try positions("<a>\r\n<b/>\r\n\r\n <c/>\n<d/></a>") == ["a 1:1", "b 2:1", "c 4:2", "d 5:1"])
    }

    @Test func `A range reaches from the start tag past the end tag`() throws {
        let text = "<?xml version=\"1.0\"?>\n<a>é<b c='1' />\n<d>x</d ></a>\n"
        for (element, expected) in zip(
            try Document(text).elements, ["<a>é<b c='1' />\n<d>x</d ></a>", "<b c='1' />", "<d>x</d >"])
        {
            let range = try #require(element.range)
            #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == expected)
        }
    }

    @Test func `Places of UTF-16 files are those of the same text in UTF-8`() throws {
        let bytes = "\u{FEFF}<a>é\n😀<b/></a>".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let b = try Document(bytes).first("b")
        #expect(b.position == SourcePosition(line: 2, column: 5))
        #expect(b.range == 10..<14)
    }

    @Test func `What an edit has inserted is placed at the nearest element of the file`() throws {
        var document = try Document("<a>\n  <b/>\n</a>")
        let b = document.first("b").id
        let c = try document.insert(NewElement("c"), at: .last(in: b))
        let d = try document.insert(NewElement("d"), at: .last(in: c))
        let inserted = try #require(document.elements.first { $0.id == d })
        #expect(inserted.position == SourcePosition(line: 2, column: 3))
        #expect(inserted.range == nil)
        #expect(document.root.range == 0..<15)
    }

    @Test func `A moved element keeps the place it had in the file`() throws {
        var document = try Document("<a>\n  <b/>\n  <c/>\n</a>")
        try document.move(document.first("c").id, to: .first(in: document.root.id))
        #expect(document.first("c").position == SourcePosition(line: 3, column: 3))
        #expect(document.first("c").range == 13..<17)
    }

    @Test func `Positions are ordered as in the file`() {
        #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
        #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 2))
        #expect(SourcePosition(line: 3, column: 7).description == "3:7")
    }
}
