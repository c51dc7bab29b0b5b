/// A text whose parts look different.
public struct AttributedString: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The parts in order.
    public var fragments: [Fragment] { element.children("fragment").map(Fragment.init) }

    /// The text without its attributes.
    public var string: String { fragments.map(\.string).joined() }

    /// A part of an attributed string with the same attributes throughout.
    public struct Fragment: ElementValue {
        public let element: Element

        public init(_ element: Element) {
            self.element = element
        }

        /// The text of the part.
        public var string: String { element.string("content") ?? "" }

        /// The colour of the text.
        public var color: Color? { attributes?.color("NSColor") }

        /// The colour behind the text.
        public var backgroundColor: Color? { attributes?.color("NSBackgroundColor") }

        /// The font of the text.
        public var font: Font? { attributes?.value("font", key: "NSFont") }

        /// The font before macOS replaced it for want of a letter.
        public var originalFont: Font? { attributes?.value("font", key: "NSOriginalFont") }

        /// How lines are set.
        public var paragraphStyle: ParagraphStyle? { attributes?.value("paragraphStyle", key: "NSParagraphStyle") }

        /// Where the text leads when it is tapped.
        public var link: String? { attributes?.child("url", key: "NSLink")?["string"] }

        /// Whether the text is underlined, and how, as the number of UIKit's line style.
        public var underlineStyle: Int? { attributes?.child("integer", key: "NSUnderline")?.integer("value") }

        private var attributes: Element? { element.child("attributes") }
    }
}
