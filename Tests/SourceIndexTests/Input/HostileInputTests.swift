import Foundation
import SourceIndex
import Testing

@Suite struct HostileInputTests {
    private func index(_ bytes: [UInt8], _ name: String) throws -> SourceIndex {
        let folder = try SourceFolder(["App/" + name: ""])
        try folder.write(Data(bytes), to: "App/" + name)
        return folder.index()
    }

    @Test("Deep nesting and long chains end", arguments: ["File.swift", "File.m"])
    func deep(_ name: String) throws {
        let depth = 20_000
        let pieces: [String] = [
            String(repeating: "{", count: depth), String(repeating: "(", count: depth), String(repeating: "[", count: depth),
            "class A: B { func f() { x" + String(repeating: ".y()", count: depth) + ".performSegue(withIdentifier: \"a\") } }",
            "class A: B { let id = " + String(repeating: "a + ", count: depth) + "a }",
            "class A: B { let id = " + String(repeating: "\"\\(", count: depth),
            "class A: B { func f() { performSegue(withIdentifier: a" + String(repeating: "!", count: depth) + ") } }",
            "class A: B { let x = " + String(repeating: "a.", count: depth) + "b }",
            "@interface A : B\n- (void)f { " + String(repeating: "[a b:", count: depth),
            "@implementation A\n- f { x = " + String(repeating: "(", count: depth) + "; }",
            String(repeating: "class A { ", count: depth), String(repeating: "#if X\n", count: depth), "class A {\n" + String(repeating: "#if X\n", count: depth),
            String(repeating: "/*", count: depth), String(repeating: "@interface A (", count: depth),
            "class A { var x: " + String(repeating: "[", count: depth) + "Int }",
            "class A { func f() { performSegue(withIdentifier: " + String(repeating: "a ? b : ", count: depth) + "c) } }",
            "class A { func f() { if x {} " + String(repeating: "else if x {}", count: depth) + " UIImage(named: \"x\") } }",
            "class A { var x: Int" + String(repeating: "?", count: depth) + " }",
            "class A { var x: A" + String(repeating: ".B", count: depth) + " }",
            "class A { func f() -> " + String(repeating: "() -> ", count: depth) + " Int }",
            "class A { func f() { UIImage(named: a); " + String(repeating: "try ", count: depth) + "x } }",
            "class A { func f() { UIImage(named: a); " + String(repeating: "a<", count: depth) + "x } }",
            "class A { func f() { UIImage(named: a); x" + String(repeating: "{}", count: depth) + " } }",
            "class A { let a = " + String(repeating: "[", count: 30),
        ]
        for piece in pieces { _ = try index(Array(piece.utf8), name) }
    }

    @Test func `a file that would overflow the parser is a problem`() throws {
        let index = try index(Array(("class A { var x: Int" + String(repeating: "?", count: 5_000) + " }").utf8), "File.swift")
        #expect(index.problems.map(\.reason) == ["It is nested too deeply to be read"])
        #expect(index.classes.isEmpty)
    }

    @Test func `conditions that are nested as deeply as the parser cannot take are a problem`() throws {
        func text(_ depth: Int) -> [UInt8] {
            Array(("class A { @IBOutlet var x: UIView!\n" + String(repeating: "#if X\n", count: depth)
                + String(repeating: "#endif\n", count: depth) + "}").utf8)
        }
        let deep = try index(text(20_000), "File.swift")
        #expect(deep.problems.map(\.reason) == ["It is nested too deeply to be read"])
        #expect(deep.classes.isEmpty)
        let shallow = try index(text(100), "File.swift")
        #expect(shallow.problems.isEmpty)
        #expect(shallow.classes.map(\.name) == ["A"])
        let row = "class A {\n" + String(repeating: "#if X\n#elseif Y\n#else\n#endif\n", count: 1_500) + "}"
        #expect(try index(Array(row.utf8), "File.swift").classes.map(\.name) == ["A"])
    }

    @Test("Any bytes are survived", arguments: ["File.swift", "File.m", "File.h"])
    func bytes(_ name: String) throws {
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let words = [
            "class", "A", "{", "}", "(", ")", "[", "]", "\"", "\\(", "@IBOutlet", "@interface", "@end", "@implementation", ":", ";",
            "#if", "#endif", "@property", "-", "=", "performSegue", "withIdentifier", "\n", "/*", "*/", "//", "`", "\u{0}", "é",
            "func", "var", "let", "@\"x\"", "#\"", "\"\"\"", "<", ">", ",", "?", "segue.identifier", "==", "switch", "case", "/",
            "IBOutletCollection(", "getter=", "@objc(", "extension", "enum", ": String", "rawValue", "^", "*",
        ]
        for _ in 0..<400 {
            var bytes: [UInt8] = []
            for _ in 0..<random(80) {
                if random(12) == 0 {
                    bytes.append(UInt8(random(256)))
                } else {
                    bytes += Array(words[random(words.count)].utf8) + (random(3) == 0 ? [] : [32])
                }
            }
            _ = try index(bytes, name)
        }
    }

    @Test func `a file that cannot be read is a problem, and the rest is read`() throws {
        let folder = try SourceFolder(["App/A.swift": "class A: UIView {}"])
        let modules = [SourceModule(name: "App", files: ["App/A.swift", "App/Missing.swift", "App", "App/A.swift", "Folder.swift", "x.png"])]
        try FileManager.default.createDirectory(atPath: folder.root + "/Folder.swift", withIntermediateDirectories: true)
        let index = SourceIndex(root: folder.root, modules: modules)
        #expect(index.classes.map(\.name) == ["A"])
        #expect(index.problems.map(\.file) == ["App/Missing.swift", "Folder.swift"])
        #expect(index.problems.last?.reason == "It is no regular file")
    }
}
