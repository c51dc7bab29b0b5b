import InterfaceBuilder
import Testing

@Suite struct RemovingTests {
    private func removed(_ name: String, from text: String) throws -> String {
        var document = try Document(text)
        try document.remove(document.first(name).id)
        #expect(try Document(document.bytes).elements.map(\.name) == document.elements.map(\.name))
        return document.written
    }

    @Test func `An element goes with its line and the comment before it`() throws {
        #expect(
            try removed("b", from: "<a>\n  <x/>\n  <!--B-->\n  <b>\n    <c/>\n  </b>\n  <d/>\n</a>\n")
                == "<a>\n  <x/>\n  <d/>\n</a>\n")
    }

    @Test func `A comment with something between stays`() throws {
        #expect(try removed("b", from: "<a><!--X--><?y?><b/></a>") == "<a><!--X--><?y?></a>")
        #expect(try removed("b", from: "<a><!--X-->text<b/></a>") == "<a><!--X-->text</a>")
        #expect(try removed("b", from: "<a><!--X--><!--B--><b/></a>") == "<a><!--X--></a>")
    }

    @Test func `What is left empty takes the self-closing form`() throws {
        #expect(try removed("b", from: "<a x='1' >\r\n    <b/>\r\n</a >\r\n") == "<a x='1'/>\r\n")
        #expect(try removed("b", from: "<a><c><b/></c></a>") == "<a><c/></a>")
    }

    @Test func `An element that was emptied can be filled again`() throws {
        var document = try Document("<a>\n    <b/>\n</a>")
        try document.remove(document.first("b").id)
        try document.insert(NewElement("c"), at: .last(in: document.root.id))
        #expect(document.written == "<a>\n    <c/>\n</a>")
    }

    @Test func `Texts that meet do not form the end of a CDATA section`() throws {
        #expect(try removed("b", from: "<a>]]<b/>>x</a>") == "<a>]]&gt;x</a>")
        #expect(try removed("b", from: "<a>]<b/>]>x</a>") == "<a>]]&gt;x</a>")
        #expect(try removed("b", from: "<a>x<b/>]></a>") == "<a>x]></a>")
        #expect(try removed("b", from: "<a>]]<!--B--><b/>></a>") == "<a>]]&gt;</a>")
    }

    @Test func `What was removed, and what was inside it, is no longer in the document`() throws {
        var document = try Document("<a><b><c/></b><d/></a>")
        let (b, c, d) = (document.first("b").id, document.first("c").id, document.first("d").id)
        try document.remove(b)
        for gone in [b, c] {
            #expect(throws: EditingError.noSuchElement) { try document.remove(gone) }
            #expect(throws: EditingError.noSuchElement) { try document.setText("", of: gone) }
            #expect(throws: EditingError.noSuchElement) { try document.setAttribute("x", to: "1", of: gone) }
            #expect(throws: EditingError.noSuchElement) { try document.setAttribute("x", to: nil, of: gone) }
            #expect(throws: EditingError.noSuchElement) { try document.insert(NewElement("x"), at: .last(in: gone)) }
            #expect(throws: EditingError.noSuchElement) { try document.insert(NewElement("x"), at: .after(gone)) }
            #expect(throws: EditingError.noSuchElement) { try document.move(d, to: .first(in: gone)) }
            #expect(throws: EditingError.noSuchElement) { try document.move(gone, to: .first(in: d)) }
        }
        #expect(document.written == "<a><d/></a>")
    }
}
