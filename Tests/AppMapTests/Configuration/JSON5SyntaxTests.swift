import Foundation
import InterfaceBuilder
import Testing

@testable import AppMap

@Suite struct JSON5SyntaxTests {
    @Test("what Foundation takes is without a mistake", arguments: [
        "{}", "[]", "null", " [1, -2.5, +3e7, .5, 5., 0x1F, Infinity, -NaN, true, false] ", "{a: 1, 'b c': 2, \"d\": [3,],}",
        "{$x_1: 'it\\'s', ü: \"\\u00e9\"}", "/* a */ {// b\n a /* c */ : 1 /* d */ , }", "'a \\\nb'", "\u{FEFF}{a: 1}", "[[[[]]], {}]",
        "{a: {a: {a: 1}}}", "[{a: 1}, {a: 1}]",
    ])
    func valid(text: String) {
        let syntax = JSON5Syntax(Array(text.utf8))
        #expect(syntax.mistake == nil)
        #expect(syntax.repeatedKeys.isEmpty)
    }

    @Test func `keys are repeated in the object that has them, and nowhere else`() {
        let syntax = JSON5Syntax(Array("{a: {b: 1, 'b': 2}, b: [{b: 1}],\n \"a\": 2}".utf8))
        #expect(syntax.repeatedKeys.map(\.key) == ["b", "a"])
        #expect(syntax.repeatedKeys.map(\.position) == [SourcePosition(line: 1, column: 12), SourcePosition(line: 2, column: 2)])
    }

    @Test("any text ends, and so does deep nesting")
    func hostile() {
        #expect(JSON5Syntax(Array(String(repeating: "[", count: 200_000).utf8)).mistake?.column == 200_001)
        var state: UInt64 = 7
        let pieces = ["{", "}", "[", "]", ",", ":", "'", "\"", "a", "1", " ", "\n", "/*", "*/", "//", "\\", "é", "-", "."]
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            let isRead = (try? ConfigurationValue(json: Data(text.utf8), file: "x")) != nil
            if isRead { #expect(JSON5Syntax(Array(text.utf8)).mistake == nil, "\(text)") }
        }
    }
}
