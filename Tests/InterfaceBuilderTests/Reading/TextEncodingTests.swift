import Testing

@testable import InterfaceBuilder

@Suite struct TextEncodingTests {
    static let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n<a b='é' c=\"😀\">日本</a>\n"

    static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `UTF-16 is read and written back in either byte order, with and without a byte order mark`(
        bigEndian: Bool, byteOrderMark: Bool
    ) throws {
        let bytes = Self.utf16((byteOrderMark ? "\u{FEFF}" : "") + Self.text, bigEndian: bigEndian)
        var document = try Document(bytes)
        #expect(document.encoding == .utf16(bigEndian: bigEndian, byteOrderMark: byteOrderMark))
        #expect(document.root["c"] == "😀")
        #expect(document.root.text == "日本")
        #expect(document.bytes == bytes)
        try document.setAttribute("b", to: "ü\u{10000}", of: document.root.id)
        let edited = Self.text.replacing("'é'", with: "\"ü\u{10000}\"")
        #expect(document.bytes == Self.utf16((byteOrderMark ? "\u{FEFF}" : "") + edited, bigEndian: bigEndian))
    }

    @Test func `Latin-1 is read and written back`() throws {
        let bytes = Array("<?xml version='1.0' encoding='iso-8859-1'?><a b='".utf8) + [0xE9, 0xFF, 0xA0] + Array("'/>".utf8)
        let document = try Document(bytes)
        #expect(document.encoding == .latin1)
        #expect(document.root["b"] == "éÿ\u{A0}")
        #expect(document.bytes == bytes)
    }

    @Test func `What an encoding lacks is written as a reference`() throws {
        var latin = try Document("<?xml version='1.0' encoding='ISO-8859-1'?><a/>")
        try latin.setAttribute("b", to: "ü日😀", of: latin.root.id)
        try latin.setText("ÿĀ", of: latin.root.id)
        #expect(
            latin.bytes.elementsEqual(
                Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b=\"".utf8) + [0xFC]
                    + Array("&#x65E5;&#x1F600;\">".utf8) + [0xFF] + Array("&#x100;</a>".utf8)))
        #expect(try Document(latin.bytes).root["b"] == "ü日😀")

        var ascii = try Document("<?xml version='1.0' encoding='US-ASCII'?><a/>")
        #expect(ascii.encoding == .ascii)
        try ascii.setText("é", of: ascii.root.id)
        #expect(ascii.written == "<?xml version='1.0' encoding='US-ASCII'?><a>&#xE9;</a>")
    }

    @Test func `Names and comments that an encoding lacks are refused`() throws {
        let original = try Document("<?xml version='1.0' encoding='ISO-8859-1'?><a/>")
        var document = original
        let root = document.root.id
        #expect(throws: EditingError.invalidName("日")) { try document.setAttribute("日", to: "", of: root) }
        #expect(throws: EditingError.self) { try document.insert(NewElement("日"), at: .last(in: root)) }
        #expect(throws: EditingError.self) { try document.insert(NewElement("b", ["日": ""]), at: .last(in: root)) }
        #expect(throws: EditingError.self) { try document.insert(NewElement("b", comment: "日"), at: .last(in: root)) }
        let other = try Document("<a><b><![CDATA[日]]></b><c d='日'>日</c></a>")
        #expect(throws: EditingError.self) { try document.copy(other.first("b"), to: .last(in: root)) }
        #expect(document.bytes == original.bytes)
        try document.copy(other.first("c"), to: .last(in: root))
        #expect(document.written.hasSuffix("<c d='&#x65E5;'>&#x65E5;</c>\n</a>"))
    }

    @Test func `A byte order mark counts for more than the declaration`() throws {
        let text = "\u{FEFF}<?xml version='1.0' encoding='ISO-8859-1'?><a b='é'/>"
        let document = try Document(text)
        #expect(document.encoding == .utf8)
        #expect(document.root["b"] == "é")
        #expect(document.written == text)
    }

    @Test(arguments: [
        ("windows-1252", DocumentError.Kind.unsupportedEncoding("windows-1252")),
        ("Shift_JIS", .unsupportedEncoding("Shift_JIS")),
        ("UTF-7", .unsupportedEncoding("UTF-7")),
        ("UTF-16", .invalidCharacter("The file calls itself UTF-16 but is not")),
        ("", .notWellFormed("The XML declaration is not well formed")),
        ("8bit", .notWellFormed("The XML declaration is not well formed")),
        ("UTF-8\u{1B}[31m", .invalidCharacter("The character U+001B is not allowed in XML")),
    ])
    func `Other encodings are refused by name`(name: String, kind: DocumentError.Kind) throws {
        let error = #expect(throws: DocumentError.self) {
            try Document("<?xml version='1.0'\n encoding='\(name)'?><a/>")
        }
        #expect(error?.kind == kind)
        #expect(error?.position?.line == (kind == .notWellFormed("The XML declaration is not well formed") ? 1 : 2))
    }

    @Test(arguments: ["UTF-8", "utf8", "US-ASCII", "ascii", "Latin1", "iso_8859-1"])
    func `Encodings are known by their usual names`(name: String) throws {
        #expect(try Document("<?xml version='1.0' encoding='\(name)'?><a b='c'/>").root["b"] == "c")
    }
}
