/// A text of several lines, editable or not.
public struct TextView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.textView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var text: String? { element.string("text") }

    public var attributedText: AttributedString? { element.value("attributedString", key: "attributedText") }

    /// Whether the attributed text counts.
    public var usesAttributedText: Bool { element.flag("usesAttributedText") ?? false }

    public var isEditable: Bool { element.flag("editable") ?? true }

    public var isSelectable: Bool { element.flag("selectable") ?? true }

    /// The side that lines are flush with; the format leaves out `left`.
    public var textAlignment: TextAlignment { element.word("textAlignment") ?? .left }

    public var textColor: Color? { element.color("textColor") }

    public var font: Font? { element.value("fontDescription", key: "fontDescription") }

    /// Whether the font follows the reader's preferred text size.
    public var adjustsFontForContentSizeCategory: Bool {
        element.flag("adjustsFontForContentSizeCategory") ?? false
    }

    public var allowsEditingTextAttributes: Bool { element.flag("allowsEditingTextAttributes") ?? false }

    public var findStyle: String? { element["findStyle"] }

    /// What in the text can be tapped.
    public var dataDetectorTypes: DataDetectorTypes? { element.dataDetectorTypes }

    /// What the keyboard does.
    public var traits: TextInputTraits? { element.value("textInputTraits", key: "textInputTraits") }
}
