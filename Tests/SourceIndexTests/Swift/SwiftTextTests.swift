import Testing

@testable import SourceIndex

/// What is read of a text must be the same whether or not something was blanked before the parser read it.
@Suite struct SwiftTextTests {
    /// Longer than the shortest body that is blanked, and of nothing that matters.
    private static let body = "{ let total = items.reduce(0) { $0 + $1.count }; for item in items { print(item, total / 2 * 3) }; return }"

    private func record(_ text: String) -> FileRecord { SwiftReader.record(of: Array(text.utf8), file: "A.swift") }

    private func wholeRecord(_ text: String) -> FileRecord {
        let bytes = Array(text.utf8)
        return SwiftReader.record(ofText: bytes, lines: LineTable(file: "A.swift", bytes: bytes))
    }

    private func methodCount(_ text: String) -> Int { SwiftText(Array(text.utf8)).methods.count }

    @Test("A method with a plain signature is read without the parser, and just as the parser reads it", arguments: [
        "func a()", "func a(b: Int)", "func a(_ b: Int)", "func a(b c: Int, _ d: String?, for e: [Int: String])",
        "private static func a(in b: Int = 3, at c: Date = .distantPast) async throws -> Int", "func a(b: Int = f(1, [2, 3]))",
        "override func a(_ b: @escaping (Int, Bool) -> Void, c: inout Set<Array<Int>>) -> (a: Int, b: [String])",
        "public final func a(b: Int...) rethrows", "fileprivate func a(b: some Collection<Int>) -> any Sendable & B",
        "func a(b: (Int) async throws -> Void)\n        -> () -> Swift.Array<Int>.Index?", "func   a ( b :Int , c:Int )->Int!",
        "open func a(b: A.B.Type) throws -> Self", "func a(b: @autoclosure () -> Bool = true, c: Int? = nil)",
        "func save(error: (Int) -> Void) throws", "func load() async", "func move(to b: Int) async throws -> Bool",
    ])
    func plain(_ signature: String) {
        for type in ["class A: UIView", "extension A", "final class A<T>: B, C"] {
            let text = "import UIKit\n\(type) {\n  let x: Int\n  /// About it.\n  \(signature) \(Self.body)\n  func last(z: Int) { show() }\n}"
            #expect(methodCount(text) == 2)
            #expect(record(text) == wholeRecord(text))
        }
    }

    @Test("What is not plain is left to the parser", arguments: [
        "@objc func a(b: Int)", "@IBAction private func a(_ b: Int)", "func a<T>(b: T)", "func a(b: Int) where B: C",
        "func a(b: Int /* c */)", "func a(b: String = \"x\")", "class func a(b: Int)", "func `default`(b: Int)",
        "@available(iOS 13, *)\n  public func a(b: Int)", "@objc(x:)\n  func a(b: Int)", "func a(b: Int) throws(E)",
        "static func == (a: A, b: A) -> Bool", "func é(b: Int)", "@A({ b in b })\n  func a(b: Int)", "dynamic func a(b: Int)",
        "func a(b: Int = c < d, e: f > (0))", "func a(b: isolated C)", "func a(isolated b: C)", "func a(identifier: Int)",
        "nonisolated(unsafe) func a(b: Int)", "func a(b: ~Copyable)", "func a(b: Int = if c { 1 } else { 2 })",
        "#if B\n  @objc\n  #endif\n  func a(b: Int)", "@objc // b\n  func a(b: Int)", "func a(b: Int = #line)",
        "func a(b: () -> Void = { if c { print(1) } })",
    ])
    func unusual(_ signature: String) {
        let text = "class A: UIView {\n  var x = 3\n  \(signature) \(Self.body)\n  @IBOutlet var y: UIView!\n}"
        #expect(methodCount(text) == 0)
        #expect(record(text) == wholeRecord(text))
    }

    /// Members that may stand in any order, among them those that hide where others begin and end.
    private static let members = [
        "func a(b: Int) \(body)", "private func c(_ d: Int, e: String) -> Int \(body)", "func f() -> String { \"g\" }",
        "@objc func h(_ sender: Any) \(body)", "@IBAction func i(_ sender: UIButton) { performSegue(withIdentifier: \"j\", sender: self) }",
        "@IBOutlet private weak var k: UILabel!", "let l = \"m\"", "static let n = \"{\" + \"}\"", "var o: Int { get { p } set { p = newValue } }",
        "var q: Int = { let r = 1; return r }()", "#if DEBUG\n  func s(t: Int) \(body)\n  #else\n  func s(t: String) \(body)\n  #endif",
        "/* func u(v: Int) { /* nested } */ { */", "// func w(x: Int) { \" {", "let y = #\"} \"\" \\( { \"#", "let z = \"\"\"\n  } { \\(\"}\") \"\n  \"\"\"",
        "let aa = /[{\"]+/", "let ab = #/ } \" /#", "static func / (ac: A, ad: A) -> A \(body)", "prefix static func - (ae: A) -> A \(body)",
        "init(coder: NSCoder) { fatalError(\"af\") }", "convenience init(ag: Int) \(body)", "deinit \(body)", "subscript(ah: Int) -> Int \(body)",
        "struct AI { func aj(ak: Int) \(body); let al = \"am\" }", "class AN: UIView { func ao(ap: Int) \(body) }",
        "enum AQ: String { case ar, at = \"au\"; func av(aw: Int) \(body) }", "@discardableResult\n  func ax(ay: Int) -> Int \(body)",
        "typealias AZ = Int", "func ba(bb: Int) { func bc(bd: Int) \(body); UIImage(named: \"be\") }", "#bf(bg) { func bh(bi: Int) \(body) }",
        "@bj var bk = bl { bm in bm }", "var open: Int = 3\n  func bn(bo: Int) \(body)", "let actor = bp\n  func bq(br: Int) \(body)",
        "lazy var bs: UILabel = { let bt = UILabel(); return bt }()", "let bu = bv ? bw : bx\n  private func by(bz: Int) \(body)",
        "let ca = [1, 2] .map { $0 }\n  func cb(cc: Int) \(body)", "@available(*, unavailable) func cd(ce: Int) \(body)", "case cf(cg: Int)",
        "func ch(ci: Int)\n  \(body)", "public  static\n  func cj(ck: Int) \(body)", "func cl(cm: Int) \(body) ; func cn(co: Int) \(body)",
        "var cp: String { \"cq\" }", "func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == \"cr\" {} }",
        "let cs: Int\n  = 3", "func ct(cu: Int) { typealias CV = Int; if cw { cx() } }", "macro cy(cz: Int)", "@MainActor(unsafe) func da(db: Int) \(body)",
        "#if false\n  func dc(dd: Int) \(body)\n  #elseif true\n  func de(df: Int) \(body)\n  #else\n  let dg = \"dh\"\n  #endif",
        "func di(dj: Int) -> UIStoryboard { let dk = dl.map { $0 + 1 }.reduce(0, +) / dm; print(dk, dj * 3); return .init(name: \"dn\", bundle: nil) }",
    ]
    private static let types = [
        "class A: UIView", "final class A", "extension A", "struct A: B", "enum A: String", "protocol A", "actor A", "@objcMembers class A: B",
        "public extension A where B: C", "class A<B: C>: D<B>",
    ]

    @Test("Types of any members come out the same", arguments: 0..<8)
    func mixed(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var blanked = 0
        for _ in 0..<40 {
            var text = "import UIKit\n"
            for _ in 0...random(3) {
                let members = (0...random(7)).map { _ in "  " + Self.members[random(Self.members.count)] }.joined(separator: "\n")
                text += "\(Self.types[random(Self.types.count)]) {\n\(members)\n}\n"
            }
            let own = record(text)
            // A file in which nothing matters is not read.
            guard SwiftText(Array(text.utf8)).reduced != nil else { continue }
            blanked += methodCount(text)
            let whole = wholeRecord(text)
            #expect(own.types == whole.types, "\(text)")
            #expect(own.uses == whole.uses, "\(text)")
            #expect(own.constants == whole.constants, "\(text)")
            #expect(own.imports == whole.imports, "\(text)")
        }
        #expect(blanked > 20)
    }
}
