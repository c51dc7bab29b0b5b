/// A text of several lines, editable or not.
public struct TextView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.textView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The text; nil where there is none.
    public var text: String? { element.string("text") }

    /// The text where its parts look different.
    public var attributedText: AttributedString? { element.value("attributedString", key: "attributedText") }

    /// Whether the attributed text counts.
    public var usesAttributedText: Bool { element.flag("usesAttributedText") ?? false }

    /// Whether the user can change the content.
    public var isEditable: Bool { element.flag("editable") ?? true }

    /// Whether the text can be selected, which is the default.
    public var isSelectable: Bool { element.flag("selectable") ?? true }

    /// The side that lines are flush with; the format leaves out `left`.
    public var textAlignment: TextAlignment { element.word("textAlignment") ?? .left }

    /// The colour of the text; nil for the system's.
    public var textColor: Color? { element.color("textColor") }

    /// The font; nil for the system's.
    public var font: Font? { element.value("fontDescription", key: "fontDescription") }

    /// Whether the font follows the reader's preferred text size.
    public var adjustsFontForContentSizeCategory: Bool {
        element.flag("adjustsFontForContentSizeCategory") ?? false
    }

    /// Whether the user can change how the text looks.
    public var allowsEditingTextAttributes: Bool { element.flag("allowsEditingTextAttributes") ?? false }

    /// How the user searches the text on macOS.
    public var findStyle: String? { element["findStyle"] }

    /// What in the text can be tapped.
    public var dataDetectorTypes: DataDetectorTypes? { element.dataDetectorTypes }

    /// What the keyboard does.
    public var traits: TextInputTraits? { element.value("textInputTraits", key: "textInputTraits") }
}
