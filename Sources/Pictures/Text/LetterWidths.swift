/// How wide letters are, near enough to break lines: in thousandths of the font's size.
enum LetterWidths {
    static func width(of character: Character, in font: TextFont) -> Double {
        var width = 0
        for scalar in character.unicodeScalars {
            let own = Self.width(of: scalar)
            // A sequence that is one sign, such as a flag, is as wide as its widest part.
            width = max(width, own)
        }
        return Double(width) / 1_000 * font.size * (font.weight >= 600 ? 1.05 : font.weight <= 200 ? 0.98 : 1)
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x7F {
            return value < 0x20 ? 278 : ascii[Int(value) - 0x20]
        }
        switch value {
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x20D0...0x20FF: return 0
        case 0x2026, 0x2014: return 1_000
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x20000...0x3FFFD:
            return 1_000
        case 0x2600...0x27BF, 0x1F000...0x1FAFF: return 1_200
        default: return 556
        }
    }

    private static let ascii = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1_015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584,
    ]
}
