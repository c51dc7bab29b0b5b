import InterfaceBuilder
import Testing

@Suite struct AttributeEditingTests {
    private func edit(_ text: String, _ name: String, _ value: String?) throws -> String {
        var document = try Document(text)
        try document.setAttribute(name, to: value, of: document.root.id)
        #expect(document.root[name].map { Array($0.utf8) } == value.map { Array($0.utf8) })
        #expect(try Document(document.bytes).root[name] == value)
        return document.written
    }

    @Test func `An element is found again in a later version by its id, until it is removed`() throws {
        let first = try Document("<a><b c='1'/></a>")
        var later = first
        let id = try #require(first.root.child("b")).id
        try later.setAttribute("c", to: "2", of: id)
        #expect(later.element(id)?["c"] == "2" && first.element(id)?["c"] == "1")
        try later.remove(id)
        #expect(later.element(id) == nil && first.element(id) != nil)
    }

    @Test func `A value is replaced and nothing else changes`() throws {
        #expect(
            try edit("<a\n  x = 'o'   b\t=\r'1' c=\"&#50;\" /><!-- -->\n", "b", "2")
                == "<a\n  x = 'o'   b=\"2\" c=\"&#50;\" /><!-- -->\n")
    }

    @Test func `A value that is there already stays as it is written`() throws {
        #expect(try edit("<a b = '&#50;&quot;'/>", "b", "2\"") == "<a b = '&#50;&quot;'/>")
    }

    @Test func `Values that only look alike are different`() throws {
        #expect(try edit("<a b='\u{E9}'/>", "b", "e\u{301}") == "<a b=\"e\u{301}\"/>")
        #expect(try edit("<a \u{E9}='1'/>", "e\u{301}", "2") == "<a \u{E9}='1' e\u{301}=\"2\"/>")
    }

    @Test(arguments: [
        ("&<>\"'", "&amp;&lt;&gt;&quot;'"),
        ("\t\n\r", "&#9;&#10;&#13;"),
        (" é日😀 ", " é日😀 "),
        ("&#10;", "&amp;#10;"),
        ("", ""),
    ])
    func `A value is escaped as Interface Builder does`(value: String, written: String) throws {
        #expect(try edit("<a/>", "b", value) == "<a b=\"\(written)\"/>")
    }

    @Test func `An attribute is removed with the blank before it`() throws {
        #expect(try edit("<a b='1'\n  c='2' d='3' />", "c", nil) == "<a b='1' d='3' />")
        #expect(try edit("<a b='1'/>", "b", nil) == "<a/>")
        #expect(try edit("<a b='1' >x</a>", "b", nil) == "<a >x</a>")
        #expect(try edit("<a b='1'/>", "c", nil) == "<a b='1'/>")
    }

    @Test func `Removing an attribute leaves the neighbours' attributes alone`() throws {
        var document = try Document("<a b='1' c='2'><d e='3' f='4'/><g h='5'/></a>")
        try document.setAttribute("e", to: nil, of: document.first("d").id)
        try document.setAttribute("c", to: nil, of: document.root.id)
        #expect(document.written == "<a b='1'><d f='4'/><g h='5'/></a>")
        #expect(document.first("d")["f"] == "4")
    }

    @Test(arguments: [
        ("<viewController id=\"1\" sceneMemberID=\"viewController\"/>", "storyboardIdentifier",
         "<viewController storyboardIdentifier=\"x\" id=\"1\" sceneMemberID=\"viewController\"/>"),
        ("<viewController id=\"1\" sceneMemberID=\"viewController\"/>", "customClass",
         "<viewController id=\"1\" customClass=\"x\" sceneMemberID=\"viewController\"/>"),
        ("<viewController id=\"1\" customClass=\"A\" sceneMemberID=\"viewController\"/>", "customModule",
         "<viewController id=\"1\" customClass=\"A\" customModule=\"x\" sceneMemberID=\"viewController\"/>"),
        ("<segue destination=\"1\" kind=\"show\" id=\"2\"/>", "identifier",
         "<segue destination=\"1\" kind=\"show\" identifier=\"x\" id=\"2\"/>"),
        ("<segue destination=\"1\" kind=\"custom\" id=\"2\"/>", "customClass",
         "<segue destination=\"1\" kind=\"custom\" customClass=\"x\" id=\"2\"/>"),
        ("<viewControllerPlaceholder storyboardName=\"A\" id=\"1\" sceneMemberID=\"viewController\"/>", "referencedIdentifier",
         "<viewControllerPlaceholder storyboardName=\"A\" referencedIdentifier=\"x\" id=\"1\" sceneMemberID=\"viewController\"/>"),
        ("<view key=\"view\" id=\"1\"/>", "neverSeen", "<view key=\"view\" neverSeen=\"x\" id=\"1\"/>"),
        ("<view/>", "neverSeen", "<view neverSeen=\"x\"/>"),
    ])
    func `A new attribute stands where Interface Builder writes it`(text: String, name: String, edited: String) throws {
        #expect(try edit(text, name, "x") == edited)
    }

    @Test func `Many edits of one element add up`() throws {
        var document = try Document("<a b='0'/>")
        for number in 1...1000 {
            try document.setAttribute("b", to: "\(number)", of: document.root.id)
            try document.setAttribute("c\(number % 3)", to: number.isMultiple(of: 2) ? "\(number)" : nil, of: document.root.id)
        }
        #expect(document.written == "<a b=\"1000\" c2=\"998\" c1=\"1000\"/>")
        #expect(document.root["b"] == "1000")
        #expect(document.root["c0"] == nil)
        #expect(document.root["c1"] == "1000")
        #expect(document.root["c2"] == "998")
    }
}
