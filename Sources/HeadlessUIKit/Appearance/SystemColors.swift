/// The colours of the system.
enum SystemColors {
    /// Red, green, blue and opacity in light appearance, by the names that documents use, as Apple's guidelines
    /// publish them.
    static let light: [String: (UInt32, CGFloat)] = [
        "systemRedColor": (0xFF3B30, 1), "systemOrangeColor": (0xFF9500, 1), "systemYellowColor": (0xFFCC00, 1),
        "systemGreenColor": (0x34C759, 1), "systemTealColor": (0x30B0C7, 1), "systemBlueColor": (0x007AFF, 1),
        "systemIndigoColor": (0x5856D6, 1), "systemPurpleColor": (0xAF52DE, 1), "systemPinkColor": (0xFF2D55, 1),
        "systemBrownColor": (0xA2845E, 1), "systemMintColor": (0x00C7BE, 1), "systemCyanColor": (0x32ADE6, 1),
        "systemGrayColor": (0x8E8E93, 1), "systemGray2Color": (0xAEAEB2, 1), "systemGray3Color": (0xC7C7CC, 1),
        "systemGray4Color": (0xD1D1D6, 1), "systemGray5Color": (0xE5E5EA, 1), "systemGray6Color": (0xF2F2F7, 1),
        "labelColor": (0x000000, 1), "secondaryLabelColor": (0x3C3C43, 0.6),
        "tertiaryLabelColor": (0x3C3C43, 0.3), "quaternaryLabelColor": (0x3C3C43, 0.18),
        "placeholderTextColor": (0x3C3C43, 0.3), "linkColor": (0x007AFF, 1), "tintColor": (0x007AFF, 1),
        "separatorColor": (0x3C3C43, 0.29), "opaqueSeparatorColor": (0xC6C6C8, 1),
        "systemBackgroundColor": (0xFFFFFF, 1), "secondarySystemBackgroundColor": (0xF2F2F7, 1),
        "tertiarySystemBackgroundColor": (0xFFFFFF, 1), "systemGroupedBackgroundColor": (0xF2F2F7, 1),
        "secondarySystemGroupedBackgroundColor": (0xFFFFFF, 1),
        "tertiarySystemGroupedBackgroundColor": (0xF2F2F7, 1), "systemFillColor": (0x787880, 0.2),
        "secondarySystemFillColor": (0x787880, 0.16), "tertiarySystemFillColor": (0x767680, 0.12),
        "quaternarySystemFillColor": (0x747480, 0.08), "darkTextColor": (0x000000, 1),
        "lightTextColor": (0xFFFFFF, 0.6), "groupTableViewBackgroundColor": (0xF2F2F7, 1),
        "whiteColor": (0xFFFFFF, 1), "blackColor": (0x000000, 1),
    ]
}

extension UIColor {
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    public class var systemRed: UIColor { UIColor(system: "systemRedColor") }
    public class var systemOrange: UIColor { UIColor(system: "systemOrangeColor") }
    public class var systemYellow: UIColor { UIColor(system: "systemYellowColor") }
    public class var systemGreen: UIColor { UIColor(system: "systemGreenColor") }
    public class var systemTeal: UIColor { UIColor(system: "systemTealColor") }
    public class var systemBlue: UIColor { UIColor(system: "systemBlueColor") }
    public class var systemIndigo: UIColor { UIColor(system: "systemIndigoColor") }
    public class var systemPurple: UIColor { UIColor(system: "systemPurpleColor") }
    public class var systemPink: UIColor { UIColor(system: "systemPinkColor") }
    public class var systemBrown: UIColor { UIColor(system: "systemBrownColor") }
    public class var systemMint: UIColor { UIColor(system: "systemMintColor") }
    public class var systemCyan: UIColor { UIColor(system: "systemCyanColor") }
    public class var systemGray: UIColor { UIColor(system: "systemGrayColor") }
    public class var systemGray2: UIColor { UIColor(system: "systemGray2Color") }
    public class var systemGray3: UIColor { UIColor(system: "systemGray3Color") }
    public class var systemGray4: UIColor { UIColor(system: "systemGray4Color") }
    public class var systemGray5: UIColor { UIColor(system: "systemGray5Color") }
    public class var systemGray6: UIColor { UIColor(system: "systemGray6Color") }
    public class var tintColor: UIColor { UIColor(system: "tintColor") }
    public class var label: UIColor { UIColor(system: "labelColor") }
    public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabelColor") }
    public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabelColor") }
    public class var quaternaryLabel: UIColor { UIColor(system: "quaternaryLabelColor") }
    public class var placeholderText: UIColor { UIColor(system: "placeholderTextColor") }
    public class var link: UIColor { UIColor(system: "linkColor") }
    public class var separator: UIColor { UIColor(system: "separatorColor") }
    public class var opaqueSeparator: UIColor { UIColor(system: "opaqueSeparatorColor") }
    public class var systemBackground: UIColor { UIColor(system: "systemBackgroundColor") }
    public class var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackgroundColor") }
    public class var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackgroundColor") }
    public class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackgroundColor") }
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(system: "secondarySystemGroupedBackgroundColor")
    }
    public class var tertiarySystemGroupedBackground: UIColor {
        UIColor(system: "tertiarySystemGroupedBackgroundColor")
    }
    public class var systemFill: UIColor { UIColor(system: "systemFillColor") }
    public class var secondarySystemFill: UIColor { UIColor(system: "secondarySystemFillColor") }
    public class var tertiarySystemFill: UIColor { UIColor(system: "tertiarySystemFillColor") }
    public class var quaternarySystemFill: UIColor { UIColor(system: "quaternarySystemFillColor") }
    public class var darkText: UIColor { UIColor(system: "darkTextColor") }
    public class var lightText: UIColor { UIColor(system: "lightTextColor") }
}
