@testable import AppMap
import Testing

@Suite struct IgnorePatternTests {
    @Test(arguments: [
        ("Pods", "Pods", true), ("Pods", "App/Pods", true), ("Pods", "pods", false), ("Pods", "Pods2", false),
        ("/Pods", "Pods", true), ("/Pods", "App/Pods", false), ("App/Pods", "Deep/App/Pods", false),
        ("*.xib", "a/b.xib", true), ("*.xib", "b.xibx", false), ("*", "anything", true),
        ("a/*", "a/b", true), ("a/*", "a/b/c", false), ("a/*/c", "a/b/c", true), ("a/*c", "a/b/c", false),
        ("**/b", "b", true), ("**/b", "a/c/b", true), ("**/b", "ab", false),
        ("a/**", "a/b/c", true), ("a/**", "a", false),
        ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false),
        ("a/**b", "a/x/b", false), ("/**/*a*b/c", "x/aab/c", true), ("/**/*a*b/c", "x/aab/d/c", false),
        ("?.txt", "a.txt", true), ("?.txt", "ab.txt", false), ("a?b/c", "a/b/c", false),
        ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true), ("[^a-c]x", "ax", false),
        ("[]-]x", "]x", true), ("[]-]x", "-x", true), ("[a-]x", "-x", true), ("[c-a]x", "bx", false),
        ("[[:digit:]]x", "7x", true), ("[[:digit:]]x", "ax", false), ("[[:nothing:]]x", "nx", false),
        ("[a", "a", false), ("a[/]b/c", "a/b/c", false), ("[\\]]x", "]x", true),
        ("\\#x", "#x", true), ("\\!x", "!x", true), ("x\\", "x\\", false), ("a\\*", "a*", true), ("a\\*", "ab", false),
        ("x  ", "x", true), ("x\\ ", "x ", true), ("x\\ ", "x", false), ("\u{E9}", "e\u{301}", false),
    ])
    func `a pattern matches as in git`(pattern: String, path: String, isMatch: Bool) {
        #expect(matches(pattern, path, isFolder: false) == isMatch)
    }

    @Test func `a slash at the end asks for a folder`() {
        #expect(matches("build/", "App/build", isFolder: true))
        #expect(!matches("build/", "App/build", isFolder: false))
    }

    @Test(arguments: ["", "# comment", "/", "!", "   "])
    func `a line may hold no pattern`(line: String) {
        #expect(IgnorePattern(line: line.utf8) == nil)
    }

    @Test func `lines may end as on Windows and the file may start with a byte order mark`() {
        let patterns = IgnorePattern.patterns(in: Array("\u{FEFF}a\r\n\n!b".utf8))
        #expect(patterns.map(\.isNegated) == [false, true])
        #expect(patterns[0].matches(Array("a".utf8)[...], nameStart: 0, isFolder: false))
    }

    @Test func `a pattern made to be slow is not`() {
        let pattern = "/" + String(repeating: "**/*a*", count: 200) + "b"
        let path = String(repeating: "aaaaaaaaa/", count: 100) + "c"
        #expect(!matches(pattern, path, isFolder: false))
        #expect(!matches(String(repeating: "*a", count: 40) + "b", String(repeating: "a", count: 200), isFolder: false))
    }

    private func matches(_ pattern: String, _ path: String, isFolder: Bool) -> Bool {
        let bytes = Array(path.utf8)
        let nameStart = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return IgnorePattern(line: pattern.utf8)?.matches(bytes[...], nameStart: nameStart, isFolder: isFolder) ?? false
    }
}
