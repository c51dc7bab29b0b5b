/// A picture.
public struct ImageView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.imageView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// The picture while highlighted.
    public var highlightedImage: ImageReference? { element.image("highlightedImage") }

    /// Whether it is drawn as if pressed.
    public var isHighlighted: Bool { element.flag("highlighted") ?? false }

    /// How a symbol of the system is drawn.
    public var preferredSymbolConfiguration: SymbolConfiguration? {
        element.value("preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
    }

    /// Whether the picture grows with the reader's preferred text size.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    }

    /// Whether the picture lifts off with the focus, on tvOS.
    public var adjustsImageWhenAncestorFocused: Bool { element.flag("adjustsImageWhenAncestorFocused") ?? false }
}
