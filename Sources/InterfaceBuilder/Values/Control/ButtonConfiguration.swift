/// The look of a button since iOS 15.
public struct ButtonConfiguration: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// `plain`, `gray`, `tinted`, `filled` and others.
    public var style: String? { element["style"] }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") ?? attributedTitle?.string }

    /// The title where its parts look different.
    public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

    /// The smaller text below the title.
    public var subtitle: String? {
        let attributed: AttributedString? = element.value("attributedString", key: "attributedSubtitle")
        return element.string("subtitle") ?? attributed?.string
    }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// The side of the title that the image is on.
    public var imagePlacement: String? { element["imagePlacement"] }

    /// The distance between image and title in points.
    public var imagePadding: Double? { element.number("imagePadding") }

    /// The distance between title and subtitle in points.
    public var titlePadding: Double? { element.number("titlePadding") }

    /// Where a title of several lines is flush.
    public var titleAlignment: String? { element["titleAlignment"] }

    /// How round the corners are, such as `capsule`.
    public var cornerStyle: String? { element["cornerStyle"] }

    /// How much room the content has, such as `large`.
    public var buttonSize: String? { element["buttonSize"] }

    /// Whether a turning sign is shown in place of the image.
    public var showsActivityIndicator: Bool { element.flag("showsActivityIndicator") ?? false }

    /// The font of the title.
    public var titleFont: Font? { element.value("fontDescription", key: "titleFontDescription") }

    /// The font of the subtitle.
    public var subtitleFont: Font? { element.value("fontDescription", key: "subtitleFontDescription") }

    /// The colour that those of title and image are derived from.
    public var baseForegroundColor: Color? { element.color("baseForegroundColor") }

    /// The colour that the background's is derived from.
    public var baseBackgroundColor: Color? { element.color("baseBackgroundColor") }

    /// The distance of the content from the edges, in points.
    public var contentInsets: Insets? { element.insets("contentInsets") }

    /// How a symbol of the system is drawn.
    public var symbolConfiguration: SymbolConfiguration? {
        element.value("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage")
    }

    /// What lies behind the title and image.
    public var background: BackgroundConfiguration? { element.value("backgroundConfiguration") }
}
