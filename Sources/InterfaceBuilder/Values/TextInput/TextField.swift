/// A line of text that can be edited.
public struct TextField: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.textField]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The text; nil where there is none.
    public var text: String? { element.string("text") }

    /// What is shown while there is no text.
    public var placeholder: String? { element.string("placeholder") }

    /// The text where its parts look different.
    public var attributedText: AttributedString? { element.value("attributedString", key: "attributedText") }

    /// What is shown while there is no text, where its parts look different.
    public var attributedPlaceholder: AttributedString? {
        element.value("attributedString", key: "attributedPlaceholder")
    }

    /// The border, such as `roundedRect`; nil for none.
    public var borderStyle: String? { element["borderStyle"] }

    /// The side that the text is flush with; the format leaves out `left`.
    public var textAlignment: TextAlignment { element.word("textAlignment") ?? .left }

    /// The colour of the text; nil for the system's.
    public var textColor: Color? { element.color("textColor") }

    /// The font; nil for the system's.
    public var font: Font? { element.value("fontDescription", key: "fontDescription") }

    /// The least size of the font in points.
    public var minimumFontSize: Double? { element.number("minimumFontSize") }

    /// Whether the text shrinks to fit; the format writes it only where it does not.
    public var adjustsFontSizeToFitWidth: Bool { element.flag("adjustsFontSizeToFit") ?? true }

    /// Whether the font follows the reader's preferred text size.
    public var adjustsFontForContentSizeCategory: Bool {
        element.flag("adjustsFontForContentSizeCategory") ?? false
    }

    /// When a button to clear the text is shown; nil for never.
    public var clearButtonMode: String? { element["clearButtonMode"] }

    /// Whether the text goes when the user starts to write.
    public var clearsOnBeginEditing: Bool { element.flag("clearsOnBeginEditing") ?? false }

    /// The image behind the text, for a field without a border style.
    public var background: ImageReference? { element.image("background") }

    /// The image behind the text while the field is disabled.
    public var disabledBackground: ImageReference? { element.image("disabledBackground") }

    /// What the keyboard does.
    public var traits: TextInputTraits? { element.value("textInputTraits", key: "textInputTraits") }
}
