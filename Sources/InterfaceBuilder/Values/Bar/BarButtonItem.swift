/// A button of a bar.
public struct BarButtonItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// The image where there is little height.
    public var landscapeImage: ImageReference? { element.image("landscapeImage") }

    /// The image that a long touch shows large to readers of large text.
    public var largeContentSizeImage: ImageReference? { element.image("largeContentSizeImage") }

    /// A button that the system draws and names, such as `done`.
    public var systemItem: String? { element["systemItem"] }

    /// `plain`, `done`, or `bordered`.
    public var style: String? { element["style"] }

    /// Whether it can be used, which is the default.
    public var isEnabled: Bool { element.flag("enabled") ?? true }

    /// Whether dragging something onto the button presses it.
    public var isSpringLoaded: Bool { element.flag("springLoaded") ?? false }

    /// The width in points; nil for that of the content.
    public var width: Double? { element.number("width") }

    /// The number that the app's code finds it by, by default 0.
    public var tag: Int { element.integer("tag") ?? 0 }

    /// The tint; nil for that of the bar.
    public var tintColor: Color? { element.color("tintColor") }

    /// How the image is moved from its place, in points.
    public var imageInsets: Insets? { element.insets("imageInsets") }

    /// The view that is shown instead.
    public var customView: View? { element.child(key: "customView").map(View.init) }

    /// What a press, or a long one, offers.
    public var menu: Menu? { element.value("menu", key: "menu") }

    /// Whether the item only keeps others apart.
    public var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}
