import Testing

@testable import SourceIndex

@Suite struct NeverCompiledTests {
    private static let body = "{ let total = items.reduce(0) { $0 + $1.count }; for item in items { print(item, total / 2 * 3) }; return }"

    @Test("Swift in a branch that is never compiled does not count", arguments: [
        ("#if false\nUIImage(named: \"a\")\n#endif", []), ("#if false\nUIImage(named: \"a\")\n#else\nUIImage(named: \"b\")\n#endif", ["b"]),
        ("#if true\nUIImage(named: \"a\")\n#elseif DEBUG\nUIImage(named: \"b\")\n#else\nUIImage(named: \"c\")\n#endif", ["a"]),
        ("#if DEBUG\nUIImage(named: \"a\")\n#elseif false\nUIImage(named: \"b\")\n#else\nUIImage(named: \"c\")\n#endif", ["a", "c"]),
    ])
    func swift(_ code: String, _ names: [String]) throws {
        #expect(try SourceIndex(swift: "class A { func f() {\n\(code)\n} }").uses.compactMap(\.value.text) == names)
        #expect(try SourceIndex(swift: code).uses.compactMap(\.value.text) == names)
    }

    @Test func `A method that is never compiled is none of the class, blanked or not`() throws {
        let text = """
            class A: UIView {
                #if false
                func a(b: Int) \(Self.body)
                #elseif X
                func c(d: Int) \(Self.body)
                #endif
                func e(f: Int) \(Self.body)
            }
            """
        let bytes = Array(text.utf8)
        let record = SwiftReader.record(of: bytes, file: "A.swift")
        #expect(record.types.first?.methods.map(\.selector) == ["cWithD:", "eWithF:"])
        #expect(record == SwiftReader.record(ofText: bytes, lines: LineTable(file: "A.swift", bytes: bytes)))
    }

    @Test("Objective-C in a branch that is never compiled does not count", arguments: [
        ("#if 0\n[UIImage imageNamed:@\"a\"];\n#endif", []),
        ("#if 0\n[UIImage imageNamed:@\"a\"];\n#if X\n[UIImage imageNamed:@\"b\"];\n#else\n[UIImage imageNamed:@\"c\"];\n#endif\n#else\n[UIImage imageNamed:@\"d\"];\n#endif", ["d"]),
        ("#if 1\n[UIImage imageNamed:@\"a\"];\n#else\n[UIImage imageNamed:@\"b\"];\n#endif", ["a"]),
        ("#if X\n[UIImage imageNamed:@\"a\"];\n#elif 0 // old\n[UIImage imageNamed:@\"b\"];\n#else\n[UIImage imageNamed:@\"c\"];\n#endif", ["a", "c"]),
        ("#endif\n#else\n[UIImage imageNamed:@\"a\"];\n#if 0", ["a"]),
    ])
    func objectiveC(_ code: String, _ names: [String]) throws {
        #expect(try SourceIndex(objectiveC: "@implementation A\n- (void)f {\n\(code)\n}\n@end").uses.compactMap(\.value.text) == names)
    }
}
