import InterfaceBuilder

extension TextBlock {
    /// Letters of the system may be this much narrower than was measured.
    private static let tolerance = 1.08

    /// The text in lines within a rectangle; nil where nothing is to be seen.
    func laidOut(in rect: Rect) -> TextShape? {
        var layout = Letters(runs)
        // Fonts of an app may be narrower than what is measured; their letters shrink before they are cut.
        let smallestScale = min(smallestScale, runs.contains { $0.font.family != nil } ? 0.75 : 1)
        guard layout.letters.contains(where: { !$0.character.isWhitespace }), rect.width > 0, rect.height > 0 else {
            return nil
        }
        if lineLimit == 1, smallestScale < 1, layout.width(of: layout.letters.indices) > rect.width {
            let scale = max(smallestScale, rect.width / layout.width(of: layout.letters.indices))
            layout = Letters(
                runs.map { run in
                    var run = run
                    run.font = run.font.scaled(by: scale)
                    return run
                })
        }
        let lineHeight = layout.lineHeight
        let room = max(1, Int((rect.height + 0.35 * lineHeight) / lineHeight))
        let limit = lineLimit == 0 ? room : min(lineLimit, room)
        let breaksWords = lineBreak == .characterWrapping
        var width = rect.width
        var lines = layout.lines(within: width, atMost: limit, breaksWords: breaksWords)
        if (lines.last?.upperBound ?? 0) < layout.letters.count || limit == 1 {
            width *= Self.tolerance
            lines = layout.lines(within: width, atMost: limit, breaksWords: breaksWords)
        }
        let isCut = (lines.last?.upperBound ?? 0) < layout.letters.count
        var spans = lines.map(layout.spans)
        var fillsWidth = lines.map { isJustified && !layout.endsParagraph($0) }
        if let last = lines.last, isCut || layout.width(of: last) > width {
            let rest = isCut && lineLimit == 1 ? last.lowerBound..<layout.endOfParagraph(from: last.lowerBound) : last
            lines[lines.count - 1] = rest
            spans[spans.count - 1] = layout.truncated(rest, to: width, mode: lineBreak, isCut: isCut)
            fillsWidth[spans.count - 1] = false
        }
        return shape(of: Array(zip(spans, fillsWidth)), lineHeight: lineHeight, ascent: layout.ascent, in: rect)
    }

    private func shape(
        of lines: [(spans: [TextSpan], fillsWidth: Bool)], lineHeight: Double, ascent: Double, in rect: Rect
    ) -> TextShape? {
        let height = Double(lines.count) * lineHeight
        let top =
            switch place {
            case .top: rect.y
            case .middle: rect.y + (rect.height - height) / 2
            case .bottom: rect.maxY - height
            }
        let x =
            switch anchor {
            case .start: rect.x
            case .middle: rect.midX
            case .end: rect.maxX
            }
        let shaped = lines.enumerated().compactMap { number, line -> TextLine? in
            guard line.spans.contains(where: { $0.text.contains { !$0.isWhitespace } }) else { return nil }
            let width = LetterWidths.width(of: line.spans)
            let blanks = line.fillsWidth ? line.spans.reduce(0) { $0 + $1.text.count { $0 == " " } } : 0
            let room = max(0, rect.width - width)
            return TextLine(
                spans: line.spans, x: x, baseline: top + Double(number) * lineHeight + ascent,
                squeezedWidth: width > rect.width ? rect.width : nil,
                width: blanks > 0 ? rect.width : min(width, rect.width),
                wordSpacing: blanks > 0 ? room / Double(blanks) : 0)
        }
        return shaped.isEmpty ? nil : TextShape(lines: shaped, anchor: anchor, box: rect)
    }
}

/// The letters of a text with their widths.
private struct Letters {
    struct Letter {
        let character: Character
        let width: Double
        let run: Int
    }

    let runs: [TextBlock.Run]
    private(set) var letters: [Letter] = []

    init(_ runs: [TextBlock.Run]) {
        self.runs = runs
        var left = TextBlock.mostLetters
        for (number, run) in runs.enumerated() where left > 0 {
            for character in run.text.harmless(upTo: left) {
                letters.append(
                    Letter(
                        character: character, width: LetterWidths.width(of: character, in: run.font), run: number))
            }
            left = TextBlock.mostLetters - letters.count
        }
    }

    var lineHeight: Double { runs.map(\.font.lineHeight).max() ?? 1 }
    var ascent: Double { runs.map(\.font.ascent).max() ?? 1 }

    func width(of range: Range<Int>) -> Double {
        letters[range].reduce(0) { $0 + ($1.character.isNewline ? 0 : $1.width) }
    }

    /// Whether a line is the last of its paragraph.
    func endsParagraph(_ line: Range<Int>) -> Bool {
        line.upperBound >= letters.count || letters[line.upperBound].character.isNewline
    }

    func endOfParagraph(from start: Int) -> Int {
        letters[start...].firstIndex { $0.character.isNewline } ?? letters.count
    }

    /// The ranges of lines, without the blanks at which they are broken.
    func lines(within width: Double, atMost limit: Int, breaksWords: Bool) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while start < letters.count, lines.count < limit {
            var end = start
            var lastBlank: Int?
            var taken = 0.0
            while end < letters.count, !letters[end].character.isNewline {
                taken += letters[end].width
                if letters[end].character == " " {
                    lastBlank = end
                } else if taken > width, end > start {
                    break
                }
                end += 1
            }
            let isWhole = end == letters.count || letters[end].character.isNewline
            if !isWhole, !breaksWords, let blank = lastBlank, blank > start {
                lines.append(start..<blank)
                start = blank + 1
            } else {
                lines.append(start..<end)
                start = isWhole ? end + 1 : end
            }
        }
        return lines
    }

    func spans(of range: Range<Int>) -> [TextSpan] {
        var spans: [TextSpan] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let run = letters[position].run
            var text = ""
            while position < range.upperBound, letters[position].run == run {
                if !letters[position].character.isNewline { text.append(letters[position].character) }
                position += 1
            }
            let style = runs[run]
            spans.append(
                TextSpan(text: text, font: style.font, paint: style.paint, isUnderlined: style.isUnderlined))
        }
        return spans
    }

    /// A line with an ellipsis where letters are missing.
    func truncated(_ range: Range<Int>, to width: Double, mode: LineBreakMode, isCut: Bool) -> [TextSpan] {
        let fits = self.width(of: range) <= width
        if fits, !isCut { return spans(of: range) }
        switch mode {
        case .clipping, .characterWrapping, .wordWrapping:
            let start = prefix(of: range, within: width)
            let end = letters[start].lastIndex { $0.character != " " } ?? start.lowerBound
            return spans(of: start.lowerBound..<(start.isEmpty ? start.upperBound : end + 1))
        case .headTruncation where !fits:
            let rest = suffix(of: range, within: width - ellipsisWidth)
            return joined(range.lowerBound..<range.lowerBound, rest)
        case .middleTruncation where !fits:
            let half = (width - ellipsisWidth) / 2
            return joined(prefix(of: range, within: half), suffix(of: range, within: half))
        default:
            let start = prefix(of: range, within: width - ellipsisWidth)
            return joined(start, start.upperBound..<start.upperBound)
        }
    }

    private var ellipsisWidth: Double { runs.first.map { LetterWidths.width(of: "…", in: $0.font) } ?? 0 }

    private func prefix(of range: Range<Int>, within width: Double) -> Range<Int> {
        var taken = 0.0
        var end = range.lowerBound
        while end < range.upperBound, taken + letters[end].width <= width {
            taken += letters[end].width
            end += 1
        }
        return range.lowerBound..<end
    }

    private func suffix(of range: Range<Int>, within width: Double) -> Range<Int> {
        var taken = 0.0
        var start = range.upperBound
        while start > range.lowerBound, taken + letters[start - 1].width <= width {
            taken += letters[start - 1].width
            start -= 1
        }
        return start..<range.upperBound
    }

    private func joined(_ start: Range<Int>, _ end: Range<Int>) -> [TextSpan] {
        let before = spans(of: start)
        let after = spans(of: end)
        guard var ellipsis = before.last ?? after.first ?? spans(of: letters.indices.prefix(1)).first else { return [] }
        ellipsis.text = (before.last?.text ?? "") + "…"
        // What looks the same is one part.
        guard let first = after.first, first.looksLike(ellipsis) else { return before.dropLast() + [ellipsis] + after }
        ellipsis.text += first.text
        return before.dropLast() + [ellipsis] + after.dropFirst()
    }
}
