extension String {
    /// The beginning of the text, without what steers a reader instead of being read.
    ///
    /// Controls become blanks, what turns the reading direction is dropped, and no letter carries more marks than any
    /// language needs. Line ends stay.
    func harmless(upTo limit: Int) -> String {
        var result = String.UnicodeScalarView()
        var count = 0
        var marks = 0
        var wasReturn = false
        for scalar in unicodeScalars {
            guard count < limit else {
                result.append("…")
                break
            }
            let isLineFeed = scalar == "\n"
            defer { wasReturn = scalar == "\r" }
            if isLineFeed, wasReturn { continue }
            switch scalar.value {
            case 0x0A, 0x0D, 0x2028, 0x2029, 0x85:
                result.append("\n")
            case 0x00...0x1F, 0x7F...0x9F:
                result.append(" ")
            case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE...0xFFFF, 0xFFF9...0xFFFB:
                continue
            default:
                switch scalar.properties.generalCategory {
                case .nonspacingMark, .enclosingMark:
                    marks += 1
                    guard marks <= 8 else { continue }
                case .unassigned, .privateUse, .surrogate:
                    marks = 0
                    result.append("\u{FFFD}")
                    count += 1
                    continue
                default:
                    marks = 0
                }
                result.append(scalar)
            }
            count += 1
        }
        return String(result)
    }

    /// The text in one line, as a name.
    func harmlessLine(upTo limit: Int) -> String {
        String(harmless(upTo: limit).map { $0.isNewline ? " " : $0 })
    }
}
