import InterfaceBuilder
import Testing

@Suite struct HostileInputTests {
    private func error(_ bytes: [UInt8], limits: ReadingLimits = ReadingLimits()) -> DocumentError? {
        #expect(throws: DocumentError.self) { try Document(bytes, limits: limits) }
    }

    private func error(_ text: String, limits: ReadingLimits = ReadingLimits()) -> DocumentError? {
        error(Array(text.utf8), limits: limits)
    }

    @Test(arguments: [[], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
    func `A file with nothing or only a byte order mark is empty`(bytes: [UInt8]) {
        #expect(error(bytes)?.kind == .empty)
    }

    @Test(arguments: [
        [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0x81], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
        [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x8F, 0xBF, 0xBF],
        [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
    func `Bytes that are not UTF-8 are an error with its place`(bytes: [UInt8]) {
        let error = error(Array("<a>\n12345678 b".utf8) + bytes + Array("</a>".utf8))
        #expect(error?.kind == .invalidCharacter("Bytes that are not UTF-8"))
        #expect(error?.position == SourcePosition(line: 2, column: 11))
        #expect(error?.offset == 14)
    }

    @Test(arguments: [
        ("\u{0}", "0000"), ("\u{1}", "0001"), ("\u{8}", "0008"), ("\u{B}", "000B"), ("\u{C}", "000C"),
        ("\u{1F}", "001F"), ("\u{FFFE}", "FFFE"), ("\u{FFFF}", "FFFF"),
    ])
    func `Characters that XML forbids are named wherever they stand`(character: String, code: String) {
        for text in ["<a>\(character)</a>", "<a b='\(character)'/>", "<!--\(character)--><a/>", "<a\(character)/>"] {
            #expect(error(text)?.kind == .invalidCharacter("The character U+\(code) is not allowed in XML"))
        }
    }

    @Test(arguments: [
        [0x3C, 0xD8, 0x61], [0x3C, 0x00, 0x61], [0x3C, 0x00, 0x00, 0xDC], [0x3C, 0x00, 0x00, 0xD8, 0x61, 0x00],
        [0xFF, 0xFE, 0x3C], [0xFE, 0xFF, 0xD8, 0x00], [0xFF, 0xFE, 0x00, 0x00, 0x3C, 0x00, 0x00, 0x00],
        [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x3C],
    ] as [[UInt8]])
    func `Broken UTF-16 and UTF-32 are an error`(bytes: [UInt8]) {
        let error = error(bytes)
        #expect(error?.position != nil)
        guard case .invalidCharacter = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `A merge that was never finished is named`() {
        let text = "<a>\r\n<<<<<<< HEAD\r\n<b/>\r\n=======\r\n<c/>\r\n>>>>>>> branch\r\n</a>"
        #expect(error(text)?.kind == .mergeMarkers)
        #expect(error(text)?.position == SourcePosition(line: 2, column: 1))
        #expect(error("<a>\n<<<<<<< HEAD\n</a>")?.kind != .mergeMarkers)
    }

    @Test func `Markers inside a comment of a sound file are no error`() throws {
        _ = try Document("<a><!--\n<<<<<<< HEAD\n>>>>>>> branch\n--></a>")
    }

    @Test func `A Git LFS pointer is named`() {
        let text = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        #expect(error(text)?.kind == .largeFilePointer)
    }

    @Test func `A document type declaration is refused before any of its entities is read`() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d SYSTEM "file:///etc/passwd">]>
            <a>&c;&d;</a>
            """
        #expect(error(bomb)?.kind == .documentTypeDeclaration)
        #expect(error(bomb)?.position == SourcePosition(line: 2, column: 1))
    }

    @Test func `Elements are read to the depth limit and no deeper`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        }
        #expect(try Document(nested(256)).elements.reduce(0) { count, _ in count + 1 } == 256)
        #expect(error(nested(257))?.kind == .tooDeep(limit: 256))
        #expect(error(nested(257))?.position == SourcePosition(line: 1, column: 769))
        #expect(error(String(repeating: "<a>", count: 256) + "<b/>")?.kind == .tooDeep(limit: 256))
        #expect(error(String(repeating: "<a>", count: 1_000_000))?.kind == .tooDeep(limit: 256))
        #expect(error("<a><b/></a>", limits: ReadingLimits(depth: 1))?.kind == .tooDeep(limit: 1))
        #expect(error("<a/>", limits: ReadingLimits(depth: -1))?.kind == .tooDeep(limit: -1))
    }

    @Test func `The size limit holds before anything is read`() throws {
        #expect(error("<a>xx</a>", limits: ReadingLimits(bytes: 8))?.kind == .tooLarge(limit: 8))
        #expect(error("<a>xx</a>", limits: ReadingLimits(bytes: -1))?.kind == .tooLarge(limit: -1))
        #expect(try Document("<a>xx</a>", limits: ReadingLimits(bytes: 9)).root.text == "xx")
        #expect(try Document("<a/>", limits: ReadingLimits(bytes: .max, depth: .max)).root.name == "a")
        #expect(error("", limits: ReadingLimits(bytes: -1))?.message == "The file is larger than -1 bytes and was not read.")
    }

    @Test func `An element may have very many attributes`() throws {
        let count = 200_000
        var text = "<a"
        for number in 0..<count {
            text += " n\(number)=''"
        }
        #expect(try Document(text + "/>").root.attributes.count == count)
        #expect(error(text + " n7=''/>")?.kind == .notWellFormed("The attribute 'n7' stands twice in one tag"))
    }

    @Test func `A document may have very many names`() throws {
        let count = 100_000
        var text = "<a>"
        for number in 0..<count {
            text += "<e\(number)/>"
        }
        let document = try Document(text + "</a>")
        #expect(document.root.child("e\(count - 1)") != nil)
        #expect(document.root.child("e\(count)") == nil)
    }

    @Test func `Long runs of anything are read once`() throws {
        let count = 100_000
        for run in ["]", "&amp;", "\n", "-", "?", "<b/>", "<!---->", "<![CDATA[]]>", "<?p?>", "é", "\r"] {
            let text = "<a>" + String(repeating: run, count: count) + "</a>"
            #expect(try Document(text).bytes.count == text.utf8.count)
            _ = error("<a>" + String(repeating: run, count: count))
        }
        for run in ["<", "&", "<a ", "a='", "<!--", "<![CDATA[", "<?p ", "</", "\u{0}", "\u{FFFF}", "<<<<<<< \n"] {
            _ = error(String(repeating: run, count: count))
        }
    }

    @Test func `A long name is read once`() throws {
        let name = String(repeating: "é", count: 500_000)
        let document = try Document("<\(name) \(name)=''><b/></\(name)>")
        #expect(document.root.name.utf8.count == 1_000_000)
        #expect(document.root[name] == "")
    }
}
