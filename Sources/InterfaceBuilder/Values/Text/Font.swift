/// A font: one of the system's, one of a text style, or one of the app's own.
public struct Font: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Which font is meant.
    public enum Face: Hashable, Sendable {
        /// The system's font, such as `system`, `boldSystem`, `italicSystem`, `menu`.
        case system(SystemFont)
        /// A style that follows the reader's preferred text size, such as `UICTFontTextStyleBody`.
        case textStyle(String)
        /// A font by its PostScript name.
        case named(String, family: String?)
        /// A form that this type does not know; see the element.
        case other
    }

    /// Which font is meant.
    public var face: Face {
        if let textStyle {
            return .textStyle(textStyle)
        }
        if let name {
            return .named(name, family: family)
        }
        return systemFont.map(Face.system) ?? .other
    }

    /// The system's font; of attributed text and of macOS the one that `metaFont` names.
    public var systemFont: SystemFont? { element.word("type") ?? element.word("metaFont") }

    /// The PostScript name of a font that is not the system's.
    public var name: String? { element["name"] }

    /// The family of a font that is not the system's.
    public var family: String? { element["family"] }

    /// The text style, such as `UICTFontTextStyleBody`.
    public var textStyle: String? { element["style"] ?? element["textStyle"] }

    /// The size in points; nil where the kind of font implies it.
    public var pointSize: Double? { element.number("pointSize") ?? element.number("size") }

    /// The weight of a system font, such as `medium`; nil for regular.
    public var weight: String? { element["weight"] }

    /// Whether macOS may replace the font by that of the appearance.
    public var usesAppearanceFont: Bool { element.flag("usesAppearanceFont") ?? false }
}

/// A font that the system provides.
public struct SystemFont: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let regular: SystemFont = "system"
    public static let bold: SystemFont = "boldSystem"
    public static let italic: SystemFont = "italicSystem"
    public static let monospacedDigits: SystemFont = "monospacedDigitSystem"
}
