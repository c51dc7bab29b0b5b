import InterfaceBuilder
import Testing

@Suite struct WellFormednessTests {
    @Test(arguments: [
        ("<a>", "1:4: The element <a> is not closed."),
        ("<a><b></b>", "1:11: The element <a> is not closed."),
        ("<a>\n  <b>\n</a>", "3:1: The end tag </a> does not close <b> of line 2."),
        ("<a></b>", "1:4: The end tag </b> does not close <a> of line 1."),
        ("</a>", "1:1: The end tag </a> closes nothing."),
        ("<a/></a>", "1:5: The end tag </a> closes nothing."),
        ("<a></a b='1'>", "1:8: The end tag </a> is not finished."),
        ("<a></a", "1:7: The end tag </a> is not finished."),
        ("<a></", "1:6: Expected an element's name."),
        ("<a><", "1:5: The file ends within a tag."),
        ("<a", "1:3: The tag <a> is not finished."),
        ("<a b", "1:5: The attribute 'b' has no value."),
        ("<a b/>", "1:5: The attribute 'b' has no value."),
        ("<a b=", "1:6: The value of 'b' is not in quotes."),
        ("<a b=1/>", "1:6: The value of 'b' is not in quotes."),
        ("<a b='1", "1:6: The value of 'b' is not closed."),
        ("<a b='1\"/>", "1:6: The value of 'b' is not closed."),
        ("<a b='<'/>", "1:7: '<' in the value of 'b'."),
        ("<a b='1'c='2'/>", "1:9: Expected a blank, '>' or '/>' in the tag <a>."),
        ("<a b='1' b='2'/>", "1:10: The attribute 'b' stands twice in one tag."),
        ("<a / >", "1:4: A slash must be followed by '>'."),
        ("<a /", "1:4: A slash must be followed by '>'."),
        ("< a/>", "1:2: Expected an element's name."),
        ("<1/>", "1:2: Expected an element's name."),
        ("<a -b=''/>", "1:4: Expected an attribute's name."),
        ("<a>&</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>&nbsp;</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>&amp</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>&#;</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>&#0;</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>&#xD800;</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>&#x110000;</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>&#99999999999999999999;</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>&#X41;</a>", "1:4: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a b='&'/>", "1:7: An ampersand that starts no reference XML knows; write '&amp;'."),
        ("<a>]]></a>", "1:4: ']]>' in text; write ']]&gt;'."),
        ("<a/>text", "1:5: Text outside the root element."),
        ("text<a/>", "1:1: Text outside the root element."),
        ("<a/>&#32;", "1:5: Text outside the root element."),
        ("<a/>\n<b/>", "2:1: A second root element."),
        ("  \n ", "2:2: The file has no root element."),
        ("<!-- only -->", "1:14: The file has no root element."),
        ("<a><!-- </a>", "1:4: The comment is not closed."),
        ("<a><!--></a>", "1:4: The comment is not closed."),
        ("<a><!-- -- --></a>", "1:9: '--' within a comment."),
        ("<a><!-- ---></a>", "1:9: '--' within a comment."),
        ("<a><![CDATA[</a>", "1:4: The CDATA section is not closed."),
        ("<a><![cdata[]]></a>", "1:4: Markup that XML does not know."),
        ("<![CDATA[]]><a/>", "1:1: Markup that XML does not know."),
        ("<a><?b</a>", "1:7: The processing instruction is not well formed."),
        ("<a><?b </a>", "1:4: The processing instruction is not closed."),
        ("<a><??></a>", "1:6: Expected the name of a processing instruction."),
        ("<a><?b??></a>", "1:7: The processing instruction is not well formed."),
        ("<a/><?xml version='1.0'?>", "1:5: The XML declaration may only stand at the very start."),
        (" <?xml version='1.0'?><a/>", "1:2: The XML declaration may only stand at the very start."),
        ("<a><?XmL?></a>", "1:4: The XML declaration may only stand at the very start."),
        ("<?xml?><a/>", "1:1: The XML declaration is not well formed."),
        ("<?xml encoding='UTF-8'?><a/>", "1:1: The XML declaration is not well formed."),
        ("<?xml version='2.0'?><a/>", "1:1: The XML declaration is not well formed."),
        ("<?xml version='1.'?><a/>", "1:1: The XML declaration is not well formed."),
        ("<?xml version='1.0' standalone='maybe'?><a/>", "1:1: The XML declaration is not well formed."),
        ("<?xml version='1.0' standalone='no' encoding='UTF-8'?><a/>", "1:1: The XML declaration is not well formed."),
        ("<?xml version='1.0' version='1.0'?><a/>", "1:1: The XML declaration is not well formed."),
        ("<?xml version='1.0'encoding='UTF-8'?><a/>", "1:28: The XML declaration is not well formed."),
        ("<?xml version='1.0?><a/>", "1:1: The XML declaration is not closed."),
        ("<?xml version='1.0'", "1:20: The XML declaration is not well formed."),
        ("<!DOCTYPE a><a/>", "1:1: Document type declarations are not accepted: Interface Builder never writes one."),
        ("<a><!ELEMENT a></a>", "1:4: Markup that XML does not know."),
    ])
    func `What is not well formed is an error with its place`(text: String, message: String) throws {
        let error = #expect(throws: DocumentError.self) { try Document(text) }
        #expect(error?.description == message)
    }

    @Test func `Every truncation of a document is an error`() throws {
        let text = Array(
            "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<é b='&amp;ü'><!-- c --><d/><?e f?><![CDATA[g]]>&#10;</é>".utf8)
        _ = try Document(text)
        for count in 0..<text.count {
            let error = #expect(throws: DocumentError.self) { try Document(Array(text[..<count])) }
            #expect(error?.position != nil)
            #expect((error?.offset ?? .max) <= count)
        }
    }

    @Test func `A long name does not make a long message`() throws {
        let name = String(repeating: "n", count: 100_000)
        let error = #expect(throws: DocumentError.self) { try Document("<\(name)></b>") }
        #expect((error?.description.utf8.count ?? .max) < 200)
    }
}
