import Testing

@testable import AppMap

@Suite struct PrintableTextTests {
    @Test func `control characters become signs`() {
        #expect("a\u{1B}[31mb\nc\u{7F}".printable == "a␛[31mb␊c␡")
        #expect("a\u{9B}31m".printable == "a\\u{9B}31m")
    }

    @Test func `characters that turn the reading direction become visible`() {
        #expect("a\u{202E}b\u{2066}c\u{200F}".printable == "a\\u{202E}b\\u{2066}c\\u{200F}")
    }

    @Test func `letters of all scripts, marks and joined emoji stay`() {
        let text = "Grüße e\u{301} 日本語 👩\u{200D}🍳 नमस्ते"
        #expect(text.printable.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func `wide letters take two columns and marks none`() {
        #expect("日本".columns == 4)
        #expect("e\u{301}".columns == 1)
    }

    @Test func `a long name ends in an ellipsis and keeps to its width`() {
        #expect("abcdef".truncated(to: 6) == "abcdef")
        #expect("abcdefg".truncated(to: 6) == "abcde…")
        #expect("日本語日本語".truncated(to: 6).columns <= 6)
    }

    @Test func `a name of marks alone ends`() {
        #expect(String(repeating: "\u{301}", count: 10_000).truncated(to: 10).unicodeScalars.count < 60)
    }

    @Test func `text is wrapped between words`() {
        #expect("one two three".wrapped(to: 8) == ["one two", "three"])
        #expect("".wrapped(to: 8).isEmpty)
        #expect("abcdefghij k".wrapped(to: 5) == ["abcd…", "k"])
    }
}
