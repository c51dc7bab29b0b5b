import InterfaceBuilder
import Testing

@Suite struct EditingErrorTests {
    private let document: Document

    init() throws {
        document = try Document("<a><b c=\"1\"/></a>")
    }

    /// The error of an edit, which must leave the document as it was.
    private func error(_ edit: (inout Document) throws -> Void) -> EditingError? {
        var edited = document
        let error = #expect(throws: EditingError.self) { try edit(&edited) }
        #expect(edited.written == document.written)
        #expect(edited.elements.map(\.name) == document.elements.map(\.name))
        return error
    }

    @Test(arguments: ["", " ", "1a", "-a", ".a", "a b", "a=", "a>", "a/", "a&", "a\u{0}", "×", "a\u{D7}", "\u{301}a"])
    func `What cannot be a name is refused`(name: String) {
        let root = document.root.id
        #expect(error { try $0.setAttribute(name, to: "", of: root) } == .invalidName(name))
        #expect(error { try $0.insert(NewElement(name), at: .last(in: root)) } == .invalidName(name))
        #expect(error { try $0.insert(NewElement("x", [.init(name, "")]), at: .last(in: root)) } == .invalidName(name))
        #expect(throws: EditingError.invalidName(name)) { try Document(root: NewElement("x", children: [NewElement(name)])) }
    }

    @Test(arguments: ["\u{0}", "a\u{1}", "\u{B}", "\u{1F}b", "\u{FFFE}", "\u{FFFF}"])
    func `Characters that XML forbids are refused`(text: String) {
        let root = document.root.id
        #expect(error { try $0.setAttribute("x", to: text, of: root) } == .invalidCharacter(text))
        #expect(error { try $0.setText(text, of: root) } == .invalidCharacter(text))
        #expect(error { try $0.insert(NewElement("x", ["y": text]), at: .last(in: root)) } == .invalidCharacter(text))
        #expect(error { try $0.insert(NewElement("x", text: text), at: .last(in: root)) } == .invalidCharacter(text))
        #expect(error { try $0.insert(NewElement("x", comment: text), at: .last(in: root)) } == .invalidCharacter(text))
    }

    @Test(arguments: ["--", "a--b", "a-", "-", "a--\u{301}", "-->"])
    func `What would end a comment is refused`(comment: String) {
        let root = document.root.id
        #expect(error { try $0.insert(NewElement("x", comment: comment), at: .last(in: root)) } == .invalidCharacter(comment))
    }

    @Test func `A comment may hold single hyphens`() throws {
        var document = document
        try document.insert(NewElement("x", comment: "-a-b "), at: .last(in: document.root.id))
        #expect(document.first("x").precedingComment == "-a-b ")
    }

    @Test func `An attribute given twice is refused`() {
        let root = document.root.id
        #expect(
            error { try $0.insert(NewElement("x", ["y": "1", "y": "1"]), at: .last(in: root)) } == .duplicateAttribute("y"))
    }

    @Test func `The root stands alone and stays`() {
        let root = document.root.id
        let b = document.first("b")
        #expect(error { try $0.remove(root) } == .root)
        #expect(error { try $0.insert(NewElement("x"), at: .before(root)) } == .root)
        #expect(error { try $0.insert(NewElement("x"), at: .after(root)) } == .root)
        #expect(error { try $0.copy(b, to: .after(root)) } == .root)
    }

    @Test func `An element of a larger document is none of a smaller one`() throws {
        let larger = try Document("<a><b/><c/><d/></a>")
        let foreign = larger.first("d").id
        #expect(error { try $0.remove(foreign) } == .noSuchElement)
        #expect(error { try $0.insert(NewElement("x"), at: .before(foreign)) } == .noSuchElement)
    }

    @Test func `Nothing is nested deeper than a reader accepts`() throws {
        func nested(_ depth: Int) -> NewElement {
            (1..<depth).reduce(NewElement("n")) { inner, _ in NewElement("n", children: [inner]) }
        }
        let root = document.root.id
        let b = document.first("b").id
        #expect(error { try $0.insert(nested(256), at: .last(in: root)) } == .tooDeep(limit: 256))
        #expect(throws: EditingError.tooDeep(limit: 256)) { try Document(root: nested(257)) }
        var deep = try Document(root: nested(255))
        let top = deep.root
        #expect(error { try $0.copy(top, to: .last(in: b)) } == .tooDeep(limit: 256))
        try deep.copy(document.first("b"), to: .last(in: deep.elements.reduce(deep.root) { $1 }.id))
        #expect(throws: EditingError.tooDeep(limit: 256)) {
            try deep.insert(NewElement("x"), at: .last(in: deep.first("b").id))
        }
        let tall = try deep.copy(document.root, to: .last(in: deep.root.id))
        #expect(throws: EditingError.tooDeep(limit: 256)) {
            try deep.move(tall, to: .before(deep.first("b").id))
        }
        #expect(try Document(deep.bytes).elements.reduce(0) { count, _ in count + 1 } == 258)
    }

    @Test func `Messages are one line whatever a text holds`() {
        let text = String(repeating: "x\n\u{1B}[31m", count: 1000)
        for error in [EditingError.invalidName(text), .invalidCharacter(text), .duplicateAttribute(text)] {
            #expect(error.description.utf8.count < 300)
            #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        }
        #expect(EditingError.invalidName("a b").description == "\"a b\" cannot be the name of an element or attribute.")
    }
}
