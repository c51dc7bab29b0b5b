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

    /// The declarations that are read without the parser, those in others included.
    private func declarations(of text: String) -> [PlainDeclaration] {
        let text = SwiftText(Array(text.utf8))
        func all(_ declarations: [PlainDeclaration]) -> [PlainDeclaration] {
            declarations.flatMap { declaration -> [PlainDeclaration] in
                if case .type(_, let members) = declaration.content { return [declaration] + all(members) }
                return [declaration]
            }
        }
        return all(text.declarations + text.members.values.flatMap { $0 })
    }

    private func methodCount(_ text: String) -> Int { declarations(of: text).count { if case .method = $0.content { true } else { false } } }

    @Test("A method with a plain signature is read without the parser, and just as the parser reads it", arguments: [
        "func a()", "func a(b: Int)", "func a(_ b: Int)", "func a(b c: Int, _ d: String?, for e: [Int: String])",
        "private static func a(in b: Int = 3, at c: Date = .distantPast) async throws -> Int", "func a(b: Int = f(1, [2, 3]))",
        "override func a(_ b: @escaping (Int, Bool) -> Void, c: inout Set<Array<Int>>) -> (a: Int, b: [String])",
        "public final func a(b: Int...) rethrows", "fileprivate func a(b: some Collection<Int>) -> any Sendable & B",
        "func a(b: (Int) async throws -> Void)\n        -> () -> Swift.Array<Int>.Index?", "func   a ( b :Int , c:Int )->Int!",
        "open func a(b: A.B.Type) throws -> Self", "func a(b: @autoclosure () -> Bool = true, c: Int? = nil)",
        "func save(error: (Int) -> Void) throws", "func load() async", "func move(to b: Int) async throws -> Bool",
        "@objc func a(b: Int)", "@IBAction private func a(_ b: Int)",
        "@discardableResult @nonobjc static func a(b: Int) -> Int", "@IBSegueAction func a(_ b: NSCoder) -> C?",
        "init(a: Int)", "override init(frame: CGRect)", "required convenience init?(a: Int)", "public init!(coder: Int, a: Int)", "required init?(coder: NSCoder)",
    ])
    func plain(_ signature: String) {
        for type in ["class A: UIView", "extension A", "final class A<T>: B, C"] {
            let text = "import UIKit\n\(type) {\n  let x: Int\n  /// About it.\n  \(signature) \(Self.body)\n  func last(z: Int) { show() }\n}"
            #expect(methodCount(text) == 2)
            #expect(record(text) == wholeRecord(text))
        }
    }

    @Test("What is not plain is left to the parser", arguments: [
        "@objc(a:) func a(b: Int)", "@objc\n  // About it.\n  func a(b: Int)", "@objc dynamic\n  func a(b: Int)",
        "public class\n  func a(b: Int)", "init<T>(a: T)", "func a<T>(b: T)", "func a(b: Int) where B: C",
        "func a(b: Int /* c */)", "func a(b: String = \"x\")", "class func a(b: Int)", "func `default`(b: Int)",
        "@available(iOS 13, *)\n  public func a(b: Int)", "@objc(x:)\n  func a(b: Int)", "func a(b: Int) throws(E)",
        "static func == (a: A, b: A) -> Bool", "func é(b: Int)", "@A({ b in b })\n  func a(b: Int)", "dynamic func a(b: Int)",
        "func a(b: Int = c < d, e: f > (0))", "func a(b: isolated C)", "func a(isolated b: C)", "func a(identifier: Int)",
        "nonisolated(unsafe) func a(b: Int)", "func a(b: ~Copyable)", "func a(b: Int = if c { 1 } else { 2 })",
        "#if B\n  @objc\n  #endif\n  func a(b: Int)", "@objc // b\n  func a(b: Int)", "@objc.b func a(b: Int)", "func a(b: Int = #line)",
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
        "@objc var da1: Int = 3", "@IBOutlet private var db1: [UIButton]!", "private(set) public var dc1: [String: [Int]] = [:]",
        "let dd1 = DispatchQueue(label: \"shop\") // de1", "let df1 = Limits.most", "static let dg1: UIImage = .init()", "var dh1: Set<Int> = []",
        "let di1 = URLSession()", "let dj1 = UIImage(named: \"dk1\")", "let dl1 = BookController()", "let dm1 = [Int]()", "let dn1 = -1.5",
        "let do1 = a\n    .map { $0 }", "let dp1 = a\n  ?? \"dq1\"", "let dr1 = Self.ds1", "let dt1 = BookCell.self", "var du1 = \"dv1\"",
        "lazy\n  var dw1 = \"dx1\"", "@objc dynamic\n  var dy1: Int = 3", "@objc dynamic var dz1: Int = 3", "var ea1: Int {\n    3\n  }",
        "var eb1: Int = 3 {\n    didSet { print(1) }\n  }", "var ec1: Int = 3\n  { willSet { print(1) } }", "let ed1: Int, ee1: String", "let (ef1, eg1) = (1, 2)",
        "let eh1 = String(describing: BookCell.self)", "let ei1 = \"a\\(b)\"", "let ej1 = \"\"", "let ek1 = \"\"\"\n  a\n  \"\"\"", "let el1 = a ? \"em1\" : \"en1\"",
        "weak var eo1: (UIView & A)?", "unowned let ep1: B", "override var eq1: Int! = nil // \"er1\"", "class var es1: String { \"et1\" }", "var eu1: Int; let ev1 = \"ew1\"",
        "case ex1, ey1", "case ez1 = \"fa1\", fb1", "indirect case fc1(A)", "case fd1 = 3", "case `default`", "let `default` = 3", "let fe1: [Int] = [1]",
        "let ff1 = { 3 }()", "let fg1: (Int) -> Void = { _ in }", "@fh1 var fi1: Int", "@fj1(3) var fk1: Int", "@fl1\n  public let fm1 = Fn1.fo1()",
        "required init?(coder: NSCoder) { fatalError(\"ha2\") }", "required init?(coder: NSCoder) {\n    preconditionFailure()\n  }",
        "required init?(coder: NSCoder) { return fatalError() }", "required init?(coder: NSCoder) { fatalError(\"hb2\"); print(1) }",
        "required init?(coder: NSCoder) { // hc2\n    fatalError()\n  }", "@available(*, unavailable)\n  required init?(coder: NSCoder) { hd2 = 3 }",
        "var he2: Int { hf2.reduce(0) { $0 + $1 } }", "var hg2: String { hh2 == 3 ? \"hi2\" : \"hj2\" }", "var hk2: String { \"hl2\" + hm2.hn2 }",
        "static var ho2: String { hp2 as String }", "var hq2: String { get { \"hr2\" } }", "var hs2: String {\n    // ht2\n    \"hu2\"\n  }",
        "var hv2: String { return String(describing: BookCell.self) }", "func hw2() { hx2 = 3 }", "func hy2() -> String { hz2 }", "func ia2() { ib2.ic2() }",
        "var id2: UIStoryboard { UIStoryboard(name: \"ie2\", bundle: nil) }", "var if2: String { NSStringFromClass(Self.self).split { $0 == \".\" }.last! }",
        "@objc var ig2: Int { 3 }", "override var ih2: Bool { true }", "override var ii2: Bool { return 3 < 4 }", "var ij2: [Int] { [3] }", "var ik2 : Int{3}",
        "var il2: Int { didSet { print(3) } }", "var im2: Int = 3 { didSet { print(3) } }", "var in2: String { (io2 as [String: String])[\"ip2\"] }",
        "var iq2: String { String(describing: type(of: self)) }", "var ir2: Int { { 3 }() }", "lazy var is2: String = { \"it2\" }()", "var iu2: Int { if iv2 { return 3 } else { return 4 } }",
        "init(fp1: Int) \(body)", "init?(fq1: Int) \(body)", "required init?(coder: NSCoder) { super.init(coder: coder) }", "class\n  func fr1(fs1: Int) \(body)",
        "let ft1 = fu1 as? String", "let fv1 = fw1\n    as? String", "let fx1 = Foo<Int>()", "let fy1: Foo<Int>? = .none", "let fz1 = identifier", "let identifier: String",
        "struct GA1 { let gb1 = 3; var gc1: Int }", "struct GD1: GE1, GF1 {\n    let gg1 = \"gh1\"\n    static let gi1 = 3\n  }", "enum GJ1: String {\n    case gk1\n    case gl1 = \"gm1\"\n  }",
        "@objcMembers final class GN1: UIView, GO1 {\n    weak var gp1: UIView?\n    class GQ1 {}\n  }", "extension GR1.GS1 { var gt1: Int { 3 } }", "actor GU1 {}",
        "class GV1: @unchecked Sendable {\n    let gw1 = 3\n  }", "struct GX1<T> {\n    let gy1 = 3\n  }", "import GZ1", "#if HA1\n  let hb1 = \"hc1\"\n  #else\n  let hd1 = 3\n  #endif",
        "#if true\n  let he1 = \"hf1\"\n  #else\n  let hg1 = \"hh1\"\n  #endif", "/* hi1 */ let hj1 = 3 /* hk1 */", "let hl1: Int /* hm1 */ = 3", "let hn1 = 3 ; func ho1(hp1: Int) \(body)",
        "func di(dj: Int) -> UIStoryboard { let dk = dl.map { $0 + 1 }.reduce(0, +) / dm; print(dk, dj * 3); return .init(name: \"dn\", bundle: nil) }",
    ]
    private static let types = [
        "class A: UIView", "final class A", "extension A", "struct A: B", "enum A: String", "protocol A", "actor A", "@objcMembers class A: B",
        "public extension A where B: C", "class A<B: C>: D<B>", "@objc extension A.B: C", "@IBDesignable public final class A: B, C",
        "fileprivate enum A: Int", "@A(b) class A: C", "indirect enum A: String",
    ]

    @Test("Types of any members come out the same", arguments: 0..<8)
    func mixed(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var plain = 0
        for _ in 0..<40 {
            var text = "import UIKit\n"
            for _ in 0...random(3) {
                let members = (0...random(7)).map { _ in "  " + Self.members[random(Self.members.count)] }.joined(separator: "\n")
                text += "\(Self.types[random(Self.types.count)]) {\n\(members)\n}\n"
            }
            if random(4) == 0 { text = text.replacing("\n", with: "\r\n") }
            let own = record(text)
            // A file in which nothing matters is not read.
            guard SwiftText(Array(text.utf8)).reduced != nil else { continue }
            plain += declarations(of: text).count
            let whole = wholeRecord(text)
            #expect(own.types == whole.types, "\(text)")
            #expect(own.uses == whole.uses, "\(text)")
            #expect(own.constants == whole.constants, "\(text)")
            #expect(own.imports == whole.imports, "\(text)")
        }
        #expect(plain > 100)
    }
}
