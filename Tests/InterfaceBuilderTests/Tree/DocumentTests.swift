import InterfaceBuilder
import Testing

@Test func `A document is written back as the bytes that were read`() throws {
    let text = "<?xml version='1.0'?>\r\n<a  b = '1' c=\"&lt;\tx\"><!-- c --> <b/>t<c ></c >\n</a>\n<!-- end -->\n"
    let document = try Document(text)
    #expect(document.bytes == Array(text.utf8))
    #expect(document.root["b"] == "1")
    #expect(document.root["c"] == "< x")
    #expect(document.root.text == " t\n")
    #expect(document.root.children.map(\.name) == ["b", "c"])
}
