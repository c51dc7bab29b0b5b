/// The look of a button since iOS 15.
public struct ButtonConfiguration: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `plain`, `gray`, `tinted`, `filled` and others.
    public var style: String? { element["style"] }

    public var title: String? { element.string("title") ?? attributedTitle?.string }

    public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

    public var subtitle: String? {
        element.string("subtitle") ?? element.value("attributedString", key: "attributedSubtitle").map { (text: AttributedString) in text.string }
    }

    public var image: ImageReference? { element.image("image") }

    /// The side of the title that the image is on.
    public var imagePlacement: String? { element["imagePlacement"] }

    /// The distance between image and title in points.
    public var imagePadding: Double? { element.number("imagePadding") }

    /// The distance between title and subtitle in points.
    public var titlePadding: Double? { element.number("titlePadding") }

    public var titleAlignment: String? { element["titleAlignment"] }

    /// How round the corners are, such as `capsule`.
    public var cornerStyle: String? { element["cornerStyle"] }

    public var buttonSize: String? { element["buttonSize"] }

    public var showsActivityIndicator: Bool { element.flag("showsActivityIndicator") ?? false }

    public var titleFont: Font? { element.value("fontDescription", key: "titleFontDescription") }

    public var subtitleFont: Font? { element.value("fontDescription", key: "subtitleFontDescription") }

    public var baseForegroundColor: Color? { element.color("baseForegroundColor") }

    public var baseBackgroundColor: Color? { element.color("baseBackgroundColor") }

    public var contentInsets: Insets? { element.insets("contentInsets") }

    /// How a symbol of the system is drawn.
    public var symbolConfiguration: SymbolConfiguration? {
        element.value("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage")
    }

    public var background: BackgroundConfiguration? { element.value("backgroundConfiguration") }
}
