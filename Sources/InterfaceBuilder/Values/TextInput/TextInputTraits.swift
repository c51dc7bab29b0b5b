/// What a keyboard does while a text is edited. Nil leaves it to the system.
public struct TextInputTraits: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The keyboard, such as `emailAddress`.
    public var keyboardType: String? { element["keyboardType"] }

    /// Whether the keyboard is light or dark.
    public var keyboardAppearance: String? { element["keyboardAppearance"] }

    /// What the return key says.
    public var returnKeyType: String? { element["returnKeyType"] }

    /// Whether the return key waits for a text.
    public var enablesReturnKeyAutomatically: Bool { element.flag("enablesReturnKeyAutomatically") ?? false }

    /// Whether the text is hidden.
    public var isSecureTextEntry: Bool { element.flag("secureTextEntry") ?? false }

    /// What the text means, such as `username`.
    public var textContentType: String? { element["textContentType"] }

    /// Which letters become capitals.
    public var autocapitalizationType: String? { element["autocapitalizationType"] }

    /// Whether words are corrected.
    public var autocorrectionType: String? { element["autocorrectionType"] }

    /// Whether words are checked.
    public var spellCheckingType: String? { element["spellCheckingType"] }

    /// Whether hyphens become dashes.
    public var smartDashesType: String? { element["smartDashesType"] }

    /// Whether quotation marks become curved.
    public var smartQuotesType: String? { element["smartQuotesType"] }

    /// Whether spaces are put in and taken out around pasted text.
    public var smartInsertDeleteType: String? { element["smartInsertDeleteType"] }
}
