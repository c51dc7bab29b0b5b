/// A text that cannot be edited.
public struct Label: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.label]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The text; nil where there is none or it is attributed.
    public var text: String? { element.string("text") }

    /// The text where its parts look different.
    public var attributedText: AttributedString? { element.value("attributedString", key: "attributedText") }

    /// Whether the attributed text counts.
    public var usesAttributedText: Bool { element.flag("usesAttributedText") ?? false }

    /// The side that lines are flush with; the format leaves out `left`.
    public var textAlignment: TextAlignment { element.word("textAlignment") ?? .left }

    /// How a line that is too long ends.
    public var lineBreakMode: LineBreakMode? { element.word("lineBreakMode") }

    /// The greatest number of lines, by default 1; 0 for any number.
    public var numberOfLines: Int { element.integer("numberOfLines") ?? 1 }

    /// Where the text stays when it shrinks.
    public var baselineAdjustment: String? { element["baselineAdjustment"] }

    /// Whether the text shrinks to fit; the format writes it only where it does not.
    public var adjustsFontSizeToFitWidth: Bool { element.flag("adjustsFontSizeToFit") ?? true }

    /// The least size of the font in points.
    public var minimumFontSize: Double? { element.number("minimumFontSize") }

    /// The least share of the font's size.
    public var minimumScaleFactor: Double? { element.number("minimumScaleFactor") }

    /// Whether letters move together to fit.
    public var adjustsLetterSpacingToFitWidth: Bool { element.flag("adjustsLetterSpacingToFitWidth") ?? false }

    /// Whether the font follows the reader's preferred text size.
    public var adjustsFontForContentSizeCategory: Bool {
        element.flag("adjustsFontForContentSizeCategory") ?? false
    }

    /// The width at which lines are broken, in points.
    public var preferredMaxLayoutWidth: Double? { element.number("preferredMaxLayoutWidth") }

    /// Whether it can be used, which is the default.
    public var isEnabled: Bool { element.flag("enabled") ?? true }

    /// Whether it is drawn as if pressed.
    public var isHighlighted: Bool { element.flag("highlighted") ?? false }

    /// The font; watch apps keep it under another key.
    public var font: Font? {
        element.value("fontDescription", key: "fontDescription") ?? element.value("fontDescription", key: "font")
    }

    /// The colour of the text; nil for the system's.
    public var textColor: Color? { element.color("textColor") }

    /// The colour of the text while highlighted.
    public var highlightedColor: Color? { element.color("highlightedColor") }

    /// The colour of the text's shadow.
    public var shadowColor: Color? { element.color("shadowColor") }

    /// How far the shadow is from the text, in points.
    public var shadowOffset: Size? { element.size("shadowOffset") }
}
