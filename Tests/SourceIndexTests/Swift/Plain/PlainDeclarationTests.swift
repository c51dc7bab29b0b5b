import Testing

@testable import SourceIndex

@Suite struct PlainDeclarationTests {
    private func text(_ text: String) -> SwiftText { SwiftText(Array(text.utf8)) }

    private func record(_ text: String) -> FileRecord { SwiftReader.record(of: Array(text.utf8), file: "A.swift") }

    private func parsedRecord(_ text: String) -> FileRecord {
        let bytes = Array(text.utf8)
        return SwiftReader.record(ofText: bytes, lines: LineTable(file: "A.swift", bytes: bytes))
    }

    @Test("A file of plain declarations alone is not parsed, and comes out as the parser reads it", arguments: [
        "import UIKit\n\n/// A cell.\nfinal class BookCell: UITableViewCell {\n    @IBOutlet private weak var titleLabel: UILabel!\n}\n",
        "@testable import Shop // for its rows\npublic import Books\nstruct Row: Codable {\n    let id: Int\n}",
        "extension Shop.Book: Equatable {\n    var total: Int { rows.reduce(0) { $0 + $1.count } }\n    static let limit = 3\n}",
        "enum Kind: String, CaseIterable {\n    case novel, essay\n    case poem = \"verse\"\n    static let standard = \"novel\"\n}",
        "class Outer {\n    class Inner: UIView {\n        let name = \"inner\"\n        init(name: String) {\n            self.name = name\n        }\n    }\n    let inner = Inner()\n}",
        "class Badge: UIView {\n    required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }\n    required init?(coder: NSCoder) {\n        super.init(coder: coder)\n    }\n}",
        "@objcMembers class Store: NSObject {\n    var rows: [String: [Row]] = [:]\n    private(set) var count = 0\n    let queue = DispatchQueue(label: \"shop\") // serial\n    let shared = Limits.most\n}",
        "import UIKit\nlet shopName = \"Shop\"\nclass Empty {}\n",
    ])
    func wholeFiles(_ source: String) {
        #expect(text(source).reduced == nil)
        let own = record(source)
        #expect(own == parsedRecord(source))
        #expect(!own.types.isEmpty)
    }

    @Test("What goes on in the next line, and what is unusual, is parsed", arguments: [
        "let a = b\n        .c", "let a = b\n        ?? \"c\"", "let a = b\n        as? String",
        "var a = 3 {\n        didSet { b() }\n    }", "let a = UIStoryboard(name: \"B\", bundle: nil)", "let a = BookController()",
        "let a = Names.identifier", "let a = \"\\(b)\"", "let a = String(describing: B.self)", "let a: Int, b: Int", "let (a, b) = (1, 2)",
        "@Clamped(0...3) var a: Int", "lazy var a = \"b\"", "var a: String { \"b\" }", "var a: String { get { \"b\" } }", "var a: Int; var b: Int",
        "let a = \"\"\"\n    b\n    \"\"\"", "let `default` = 3", "let a = 3 /* b */", "let a = c.map { 3 }", "#if B\n    let a = 3\n    #endif",
        "let a = b≤c", "let größe = 3", "let a: Größe", "let a = Größe()",
    ])
    func unusual(_ member: String) {
        let source = "import UIKit\nclass A: UIView {\n    \(member)\n    let last = 3\n}\n"
        #expect(text(source).reduced != nil)
        #expect(record(source) == parsedRecord(source))
    }

    @Test("Plain members of a type that is parsed stand in the order of the file")
    func order() {
        let source = """
            class A {
                let first = "a"
                lazy var second = "b"
                let third = "c"
                func fourth(a: Int) { print(a) }
                @objc(fifth:) func fifth(a: Int) { print(a) }
                func sixth(a: Int) { print(a) }
            }
            """
        let own = record(source)
        #expect(own.constants.map(\.path.last) == ["first", "second", "third"])
        #expect(own.types.first?.methods.map(\.name) == ["fourth(a:)", "fifth(a:)", "sixth(a:)"])
        #expect(own == parsedRecord(source))
    }

    @Test("A file of one line takes no longer than one of many", arguments: ["let a=b;", "let a = b /* c */ ", "case a, ", "@a var b: "])
    func oneLine(_ piece: String) {
        let source = "class A { " + String(repeating: piece, count: 50_000)
        // The brace is never closed, so that nothing is taken.
        #expect(text(source).declarations.isEmpty)
    }

    @Test("A comment far behind a blank is looked for no further than it may be")
    func farComments() {
        let source = "class A { let a = 3\n" + String(repeating: " ", count: 500_000) + String(repeating: "x /* c */ ", count: 50_000) + "}"
        #expect(text(source).reduced != nil)
    }
}
