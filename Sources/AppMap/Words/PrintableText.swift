extension String {
    /// The text with everything visible that would steer a terminal, break the line or turn the reading direction.
    package var printable: String {
        guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            text += scalar.steersTerminal ? scalar.picture : String(scalar)
        }
        return text
    }

    /// How many columns a terminal needs for the text.
    package var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

    /// The text, or its beginning and an ellipsis where it needs more columns.
    package func truncated(to limit: Int) -> String {
        // No character needs more columns than bytes.
        if utf8.count <= limit { return self }
        // Marks need no column of their own; without a bound on them a name of marks alone would never end.
        var kept = String.UnicodeScalarView()
        var width = 0
        var endOfShort = kept.endIndex
        for scalar in unicodeScalars {
            width += scalar.columns
            if width > limit || kept.count > 4 * limit {
                return String(kept[..<endOfShort]) + "…"
            }
            kept.append(scalar)
            if width < limit {
                endOfShort = kept.endIndex
            }
        }
        return self
    }

    /// The text with blanks behind it, up to a width.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }

    /// The text in lines of at most so many columns, broken between words; a longer word is truncated.
    package func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var lineWidth = 0
        for word in split(separator: " ") {
            let word = String(word).truncated(to: width)
            let wordWidth = word.columns
            if !line.isEmpty, lineWidth + 1 + wordWidth > width {
                lines.append(line)
                (line, lineWidth) = ("", 0)
            }
            line += line.isEmpty ? word : " " + word
            lineWidth += wordWidth + (lineWidth == 0 ? 0 : 1)
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

extension Unicode.Scalar {
    fileprivate var steersTerminal: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
        // Joiners shape letters and emoji; the other format characters turn or hide text.
        case .format: value != 0x200C && value != 0x200D
        default: false
        }
    }

    /// A sign that stands for the character.
    fileprivate var picture: String {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) } ?? ""
        case 0x7F: "␡"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    fileprivate var columns: Int {
        if isASCII { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default:
            return 1
        }
    }
}
