import Testing

@testable import BoardwalkCommand

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff.text(of: "a b.xib", from: Array(old.utf8), to: Array(new.utf8))
    }

    private func lines(_ range: some Sequence<Int>) -> String { range.map { "\($0)\n" }.joined() }

    @Test func `equal files have no difference`() {
        #expect(diff("a\nb", "a\nb").isEmpty)
        #expect(diff("", "").isEmpty)
    }

    @Test func `a changed line has three lines around it`() {
        #expect(diff(lines(1...9), lines(1...4) + "five\n" + lines(6...9)) == """
            --- a/a b.xib
            +++ b/a b.xib
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """)
    }

    @Test func `changes far apart are told apart, near ones together`() {
        let old = lines(1...30)
        let far = diff(old, lines(1...4) + "x\n" + lines(6...31))
        #expect(far.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -2,7 +2,7 @@", "@@ -28,3 +28,4 @@"])
        let near = diff(lines(1...12), lines([1, 2, 4, 5, 6, 7, 8, 9, 11, 12]))
        #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,10 @@"])
    }

    @Test func `files that begin or end differently are told`() {
        #expect(diff("", "a\n") == "--- a/a b.xib\n+++ b/a b.xib\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a/a b.xib\n+++ b/a b.xib\n@@ -1 +0,0 @@\n-a\n")
        #expect(diff("a", "a\n") == """
            --- a/a b.xib
            +++ b/a b.xib
            @@ -1 +1 @@
            -a
            \\ No newline at end of file
            +a

            """)
    }

    @Test func `nothing in a line steers the terminal`() {
        #expect(diff("\u{1B}[31m\tx\n", "y\n").contains("-␛[31m\tx\n"))
    }
}
