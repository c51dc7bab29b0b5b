/// How wide letters are, in thousandths of the font's size: the published widths of Helvetica, which the fonts that
/// stand in for it keep to the thousandth, and which the system's come near enough to break lines.
enum LetterWidths {
    static func width(of character: Character, in font: TextFont) -> Double {
        let isBold = font.weight >= 600
        var width = 0
        for scalar in character.unicodeScalars {
            // A sequence that is one sign, such as a flag, is as wide as its widest part.
            width = max(width, self.width(of: scalar, isBold: isBold))
        }
        return Double(width) / 1_000 * font.size
    }

    /// How wide a line is of which nothing is squeezed.
    static func width(of spans: [TextSpan]) -> Double {
        spans.reduce(0) { $0 + width(of: $1.text, in: $1.font) }
    }

    static func width(of text: some StringProtocol, in font: TextFont) -> Double {
        text.reduce(0) { $0 + width(of: $1, in: font) }
    }

    private static func width(of scalar: Unicode.Scalar, isBold: Bool) -> Int {
        switch scalar.value {
        case 0x20...0x7E: (isBold ? boldASCII : ascii)[Int(scalar.value) - 0x20]
        case 0...0x9F: 278
        case 0xA0...0xFF: (isBold ? boldLatin : latin)[Int(scalar.value) - 0xA0]
        default: widthBeyondLatin(of: scalar, isBold: isBold)
        }
    }

    private static func widthBeyondLatin(of scalar: Unicode.Scalar, isBold: Bool) -> Int {
        switch scalar.value {
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x20D0...0x20FF: 0
        case 0x100...0x24F, 0x1E00...0x1EFF:
            scalar.properties.isUppercase ? (isBold ? 722 : 667) : (isBold ? 611 : 556)
        case 0x370...0x52F: scalar.properties.isUppercase ? (isBold ? 750 : 722) : (isBold ? 632 : 578)
        case 0x2018...0x201B: isBold ? 278 : 222
        case 0x201C...0x201F: isBold ? 500 : 333
        case 0x2022: 350
        case 0x2010...0x2013: 556
        case 0x2014, 0x2015, 0x2026, 0x2122, 0x2190...0x21FF: 1_000
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x20000...0x3FFFD:
            1_000
        case 0x2600...0x27BF, 0x1F000...0x1FAFF: 1_200
        default: isBold ? 611 : 556
        }
    }

    private static let ascii = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1_015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584,
    ]

    private static let boldASCII = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722,
        611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556,
        611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
        556, 556, 500, 389, 280, 389, 584,
    ]

    private static let latin = [
        278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333, 333, 333, 576,
        537, 333, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1_000, 722, 667, 667, 667, 667,
        278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556,
        556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 549,
        611, 556, 556, 556, 556, 500, 556, 500,
    ]

    private static let boldLatin = [
        278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333, 333, 333, 576,
        556, 333, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722, 1_000, 722, 667, 667, 667, 667,
        278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556,
        556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278, 611, 611, 611, 611, 611, 611, 611, 549,
        611, 611, 611, 611, 611, 556, 611, 556,
    ]
}
