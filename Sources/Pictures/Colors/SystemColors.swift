/// The colours that iOS has names for.
enum SystemColors {
    /// The paint of a name, as in `systemBlueColor` or `label`; nil for one that is not known.
    static func paint(_ name: String) -> Paint? {
        table[name] ?? (name.hasSuffix("Color") ? table[String(name.dropLast(5))] : nil)
    }

    static let label = pair(0x000000, 0xFFFFFF)
    static let secondaryLabel = pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    static let tertiaryLabel = pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    static let placeholderText = pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    static let separator = pair(0x3C3C43, 0.29, 0x545458, 0.6)
    static let background = pair(0xFFFFFF, 0x000000)
    static let secondaryBackground = pair(0xF2F2F7, 0x1C1C1E)
    static let groupedBackground = pair(0xF2F2F7, 0x000000)
    static let secondaryGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
    static let fill = pair(0x787880, 0.2, 0x787880, 0.36)
    static let tertiaryFill = pair(0x767680, 0.12, 0x767680, 0.24)
    static let blue = pair(0x007AFF, 0x0A84FF)
    static let green = pair(0x34C759, 0x30D158)
    static let red = pair(0xFF3B30, 0xFF453A)
    static let orange = pair(0xFF9500, 0xFF9F0A)
    static let gray = Paint.fixed(PaintColor(0x8E8E93))
    static let gray3 = pair(0xC7C7CC, 0x48484A)
    static let gray5 = pair(0xE5E5EA, 0x2C2C2E)
    static let white = Paint.fixed(PaintColor(0xFFFFFF))
    static let black = Paint.fixed(PaintColor(0x000000))
    static let clear = Paint.fixed(PaintColor(0x000000, alpha: 0))

    private static func pair(_ light: UInt32, _ dark: UInt32) -> Paint {
        .adaptive(light: PaintColor(light), dark: PaintColor(dark))
    }

    private static func pair(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) -> Paint {
        .adaptive(light: PaintColor(light, alpha: lightAlpha), dark: PaintColor(dark, alpha: darkAlpha))
    }

    private static func fixed(_ number: UInt32, _ alpha: Double = 1) -> Paint {
        .fixed(PaintColor(number, alpha: alpha))
    }

    private static let table: [String: Paint] = [
        "label": label, "secondaryLabel": secondaryLabel, "tertiaryLabel": tertiaryLabel,
        "quaternaryLabel": pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16), "placeholderText": placeholderText,
        "separator": separator, "opaqueSeparator": pair(0xC6C6C8, 0x38383A), "link": pair(0x007AFF, 0x0984FF),
        "systemFill": fill, "secondarySystemFill": pair(0x787880, 0.16, 0x787880, 0.32),
        "tertiarySystemFill": tertiaryFill, "quaternarySystemFill": pair(0x747480, 0.08, 0x767680, 0.18),
        "systemBackground": background, "secondarySystemBackground": secondaryBackground,
        "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E), "systemGroupedBackground": groupedBackground,
        "secondarySystemGroupedBackground": secondaryGroupedBackground,
        "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E), "groupTableViewBackground": groupedBackground,
        "tableCellGroupedBackground": secondaryGroupedBackground,
        "systemRed": red, "systemGreen": green, "systemBlue": blue, "systemOrange": orange,
        "systemYellow": pair(0xFFCC00, 0xFFD60A), "systemPink": pair(0xFF2D55, 0xFF375F),
        "systemPurple": pair(0xAF52DE, 0xBF5AF2), "systemTeal": pair(0x30B0C7, 0x40C8E0),
        "systemIndigo": pair(0x5856D6, 0x5E5CE6), "systemBrown": pair(0xA2845E, 0xAC8E68),
        "systemMint": pair(0x00C7BE, 0x63E6E2), "systemCyan": pair(0x32ADE6, 0x64D2FF),
        "systemGray": gray, "systemGray2": pair(0xAEAEB2, 0x636366), "systemGray3": gray3,
        "systemGray4": pair(0xD1D1D6, 0x3A3A3C), "systemGray5": gray5, "systemGray6": secondaryBackground,
        "tint": blue, "darkText": black, "lightText": fixed(0xFFFFFF, 0.6),
        "viewFlipsideBackground": fixed(0x1F2124), "scrollViewTexturedBackground": fixed(0x6F7179),
        "underPageBackground": fixed(0x6F7179),
        "white": white, "black": black, "clear": clear, "gray": fixed(0x808080), "darkGray": fixed(0x555555),
        "lightGray": fixed(0xAAAAAA), "red": fixed(0xFF0000), "green": fixed(0x00FF00), "blue": fixed(0x0000FF),
        "cyan": fixed(0x00FFFF), "yellow": fixed(0xFFFF00), "magenta": fixed(0xFF00FF), "orange": fixed(0xFF8000),
        "purple": fixed(0x800080), "brown": fixed(0x996633),
    ]
}
