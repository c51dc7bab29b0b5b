import InterfaceBuilder

extension SVGWriter {
    mutating func write(_ block: TextShape) {
        for line in block.lines {
            switch reader {
            case .browser: write(line, anchor: block.anchor)
            case .rasteriser: writeForRasteriser(line, of: block)
            }
        }
    }

    private mutating func write(_ line: TextLine, anchor: TextAnchor) {
        text += "<text"
        text.append(attribute: "x", line.x)
        text.append(attribute: "y", line.baseline)
        if anchor != .start { text += " text-anchor=\"\(anchor.rawValue)\"" }
        if line.wordSpacing > 0 { text.append(attribute: "word-spacing", line.wordSpacing) }
        if let width = line.squeezedWidth ?? (line.wordSpacing > 0 ? line.width : nil) {
            text.append(attribute: "textLength", width)
            text += " lengthAdjust=\"spacingAndGlyphs\""
        }
        writeContent(of: line)
    }

    /// The rest of a text element behind its place.
    private mutating func writeContent(of line: TextLine) {
        if line.needsItsBlanks { text += " xml:space=\"preserve\"" }
        if let span = line.spans.first, line.spans.count == 1 {
            write(span)
        } else {
            text += ">"
            for span in line.spans {
                text += "<tspan"
                write(span)
                text += "</tspan>"
            }
        }
        text += "</text>"
    }

    /// A line whose width no length tells: it is as wide as its letters, or scaled.
    private mutating func writeForRasteriser(_ line: TextLine, of block: TextShape) {
        let height = line.spans.map(\.font.lineHeight).max() ?? 0
        // Fonts that are wider than expected are so by less than this.
        let isTight = line.width * 1.3 > block.box.width
        guard isTight else {
            text += "<text"
            text.append(attribute: "x", line.x)
            text.append(attribute: "y", line.baseline)
            if block.anchor != .start { text += " text-anchor=\"\(block.anchor.rawValue)\"" }
            writeContent(of: line)
            return
        }
        // A tight line begins where it is expected to begin, so that no font makes it lose its first letters.
        let left =
            switch block.anchor {
            case .start: line.x
            case .middle: line.x - line.width / 2
            case .end: line.x - line.width
            }
        let origin = Point(x: block.box.x - Self.overhang, y: line.baseline - height)
        let clip = clip(Size(width: block.box.width + 2 * Self.overhang, height: 1.5 * height), 0, scale: 1)
        text += "<g transform=\"translate("
        text.append(number: origin.x)
        text += " "
        text.append(number: origin.y)
        text += ")\" clip-path=\"url(#\(clip))\"><text"
        let x = left - origin.x
        if let width = line.squeezedWidth {
            text += " transform=\"translate("
            text.append(number: x)
            text += " "
            text.append(number: height)
            text += ")scale("
            text.append(width / max(1, LetterWidths.width(of: line.spans)), decimals: 4)
            text += " 1)\""
        } else {
            text.append(attribute: "x", x)
            text.append(attribute: "y", height)
        }
        if line.wordSpacing > 0 {
            writeParts(of: line, from: x, separator: " ")
        } else if line.squeezedWidth != nil, line.spans.count > 1 {
            // Not every program knows where the next part begins in what is scaled.
            text += " xml:space=\"preserve\""
            writeParts(of: line, from: 0, separator: nil)
        } else {
            writeContent(of: line)
        }
        text += "</g>"
    }

    /// What letters reach beyond their widths.
    private static let overhang = 1.5

    /// Each part at a place of its own: words between blanks of any width, or spans.
    private mutating func writeParts(of line: TextLine, from start: Double, separator: Character?) {
        text += ">"
        var x = start
        for span in line.spans {
            let words = span.text.split(omittingEmptySubsequences: false) { $0 == separator }
            for (number, word) in words.enumerated() {
                if number > 0 { x += LetterWidths.width(of: " ", in: span.font) + line.wordSpacing }
                guard !word.isEmpty else { continue }
                text += "<tspan"
                text.append(attribute: "x", x)
                var part = span
                part.text = String(word)
                write(part)
                text += "</tspan>"
                x += LetterWidths.width(of: word, in: span.font)
            }
        }
        text += "</text>"
    }

    /// The attributes of a span, the end of its tag, and its letters.
    private mutating func write(_ span: TextSpan) {
        if span.font.size != 17 { text.append(attribute: "font-size", span.font.size) }
        if span.font.weight != 400 { text += " font-weight=\"\(reader == .browser ? span.font.weight : span.font.nearestWeight)\"" }
        if span.font.isItalic { text += " font-style=\"italic\"" }
        // Of a family of the app's own no width is known.
        if let family = span.font.family, reader == .browser {
            let safe = String(
                family.unicodeScalars.filter { $0.properties.isAlphabetic || $0 == " " || ("0"..."9").contains($0) }
                    .prefix(40))
            text.append(attribute: "font-family", "'\(safe)',Helvetica,Arial,sans-serif")
        }
        if span.isUnderlined { text += " text-decoration=\"underline\"" }
        switch span.paint {
        case .fixed(let color): write("fill", color)
        case .adaptive: text += " class=\"\(styles.fillClass(span.paint))\""
        }
        text += ">"
        text.append(escaped: span.text)
    }
}

extension TextFont {
    /// The weight of the two that the fonts have whose widths are known.
    fileprivate var nearestWeight: Int { weight >= 600 ? 700 : 400 }
}

extension TextLine {
    /// Whether readers of SVG would take out blanks that can be seen.
    fileprivate var needsItsBlanks: Bool {
        spans.count > 1 && spans.contains { $0.text.first == " " || $0.text.last == " " } || string.contains("  ")
    }
}
