import AppMap
import Testing

@Suite("A path pattern")
struct PathPatternTests {
    @Test("matches", arguments: [
        ("Pods", "Pods/A/B.storyboard"), ("Pods/", "Pods/A.storyboard"), ("Pods/**", "Pods/A/B.storyboard"),
        ("./Pods", "Pods/A"), ("**/Drafts", "A/B/Drafts/C.xib"), ("**/Drafts", "Drafts/C.xib"),
        ("App/*.storyboard", "App/Main.storyboard"), ("**/*.xib", "a.xib"), ("**/*.xib", "x/y/a.xib"),
        ("App/**/Main.storyboard", "App/Main.storyboard"), ("App/**/Main.storyboard", "App/a/b/Main.storyboard"),
        ("**", "a/b"), ("M?in", "Main"), ("*a*b*c*", "xaxbxcx"), ("[x]", "[x]"), ("a/**/**/b", "a/b"),
    ])
    func matching(pattern: String, path: String) {
        #expect(PathPattern(pattern).matches(path))
    }

    @Test("does not match", arguments: [
        ("Pods", "App/Pods/A"), ("pods", "Pods/A"), ("*.storyboard", "App/Main.storyboard"), ("M?in", "Min"),
        ("App/*", "App"), ("", "App"), ("App/**/x", "App/y"), ("a*", "ba"),
    ])
    func notMatching(pattern: String, path: String) {
        #expect(!PathPattern(pattern).matches(path))
    }

    @Test("full of stars is matched in bounded time")
    func hostile() {
        let name = String(repeating: "a", count: 2_000)
        #expect(!PathPattern(String(repeating: "*a", count: 200) + "*b").matches(name))
        let path = Array(repeating: "a", count: 200).joined(separator: "/")
        #expect(!PathPattern(String(repeating: "**/a/", count: 60) + "b").matches(path))
    }
}
