import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct TextLayoutTests {
    private func lines(_ text: String, width: Double = 100, height: Double = 200, _ change: (inout TextBlock) -> Void = { _ in }) -> [String] {
        let block = TextBlock(text, TextFont(size: 10), SystemColors.label).with(change)
        return block.laidOut(in: Rect(0, 0, width, height))?.lines.map(\.string) ?? []
    }

    @Test func `lines are broken between words`() {
        #expect(lines("one two three four five six", width: 70) { $0.lineLimit = 0 } == ["one two three", "four five six"])
    }

    @Test func `a word that is wider than the line is broken`() {
        #expect(lines("mmmmmmmmmmmm", width: 50) { $0.lineLimit = 0 }.count == 2)
    }

    @Test func `line ends of the text stay`() {
        #expect(lines("one\ntwo\r\nthree") { $0.lineLimit = 0 } == ["one", "two", "three"])
    }

    @Test(arguments: [
        (LineBreakMode.tailTruncation, "abcdefghijk…"), (.headTruncation, "…pqrstuvwxyz"), (.middleTruncation, "abcdef…uvwxyz"),
        (.clipping, "abcdefghijklm"),
    ])
    func `one line is cut as the label says`(mode: LineBreakMode, expected: String) {
        let cut = lines("abcdefghijklmnopqrstuvwxyz", width: 61) { $0.lineBreak = mode }
        #expect(cut.count == 1)
        #expect(cut.first?.contains("…") == expected.contains("…"))
        #expect(cut.first?.first == expected.first)
        #expect(cut.first?.last == expected.last || mode == .clipping || mode == .tailTruncation)
        #expect((cut.first?.count ?? 0) < 16)
    }

    @Test func `what is left of a cut line is one part, without blanks at its end`() throws {
        let block = TextBlock("one two three four five", TextFont(size: 10), SystemColors.label)
        let middle = block.with { $0.lineBreak = .middleTruncation }.laidOut(in: Rect(0, 0, 60, 20))
        #expect(middle?.lines.first?.spans.count == 1)
        // "one two " takes 37.8 points, "t" 2.8 more; 38.9 may be squeezed into 36.
        #expect(lines("one two three four five", width: 36) { $0.lineBreak = .clipping } == ["one two"])
    }

    @Test func `the last line that fits ends in an ellipsis`() {
        let cut = lines("one two three four five six seven", width: 40, height: 25) { $0.lineLimit = 0 }
        #expect(cut.count == 2)
        #expect(cut.last?.hasSuffix("…") == true)
    }

    @Test func `text shrinks as far as it may`() throws {
        let block = TextBlock("abcdefghijkl", TextFont(size: 20), SystemColors.label).with { $0.smallestScale = 0.5 }
        let line = try #require(block.laidOut(in: Rect(0, 0, 80, 30))?.lines.first)
        #expect(line.string == "abcdefghijkl")
        #expect(line.spans.first.map { $0.font.size < 20 && $0.font.size >= 10 } == true)
    }

    @Test func `letters a little too wide are squeezed rather than cut`() throws {
        let block = TextBlock("Fits in the app", TextFont(size: 17), SystemColors.label)
        let width = block.naturalWidth * 0.96
        let line = try #require(block.laidOut(in: Rect(0, 0, width, 22))?.lines.first)
        #expect(line.string == "Fits in the app")
        #expect(line.squeezedWidth == width)
    }

    @Test func `bold letters are as wide as those of the bold font`() {
        let widths = [400, 599, 600, 900].map { LetterWidths.width(of: "Übung", in: TextFont(size: 1_000, weight: $0)) }
        #expect(widths == [2_946, 2_946, 3_166, 3_166])
    }

    @Test func `every line but the last of a paragraph is justified`() throws {
        let block = TextBlock("one two three four five six\nseven", TextFont(size: 10), SystemColors.label)
            .with { $0.align(.justified); $0.lineLimit = 0 }
        let lines = try #require(block.laidOut(in: Rect(0, 0, 70, 200))?.lines)
        #expect(lines.map(\.string) == ["one two three", "four five six", "seven"])
        let first = try #require(lines.first)
        #expect(first.width == 70)
        #expect(abs(LetterWidths.width(of: first.spans) + 2 * first.wordSpacing - 70) < 0.001)
        #expect(lines.dropFirst().map(\.wordSpacing) == [0, 0])
    }

    @Test(arguments: [(TextAnchor.start, 10.0), (.middle, 60), (.end, 110)])
    func `lines hang where they are aligned`(anchor: TextAnchor, x: Double) throws {
        let block = TextBlock("a", TextFont(size: 10), SystemColors.label).with { $0.anchor = anchor }
        #expect(block.laidOut(in: Rect(10, 0, 100, 20))?.lines.first?.x == x)
    }

    @Test func `text without letters is nothing`() {
        #expect(lines("  \n ").isEmpty)
        #expect(lines("").isEmpty)
    }

    @Test(arguments: [
        ("a\u{1B}[2Jb", "a [2Jb"), ("\u{202E}abc\u{202C}", "abc"), ("a\r\nb", "a\nb"), ("\u{E000}", "\u{FFFD}"), ("e\u{301}", "e\u{301}"),
        ("👩‍👧", "👩‍👧"), ("שלום", "שלום"),
    ])
    func `what steers a reader is no text`(text: String, expected: String) {
        #expect(text.harmless(upTo: 100) == expected)
    }

    @Test func `text has an end`() {
        #expect(String(repeating: "x", count: 100_000).harmless(upTo: 10) == "xxxxxxxxxx…")
    }
}
