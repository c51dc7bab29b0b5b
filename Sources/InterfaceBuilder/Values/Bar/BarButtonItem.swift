/// A button of a bar.
public struct BarButtonItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var title: String? { element.string("title") }

    public var image: ImageReference? { element.image("image") }

    public var landscapeImage: ImageReference? { element.image("landscapeImage") }

    public var largeContentSizeImage: ImageReference? { element.image("largeContentSizeImage") }

    /// A button that the system draws and names, such as `done`.
    public var systemItem: String? { element["systemItem"] }

    /// `plain`, `done`, or `bordered`.
    public var style: String? { element["style"] }

    public var isEnabled: Bool { element.flag("enabled") ?? true }

    public var isSpringLoaded: Bool { element.flag("springLoaded") ?? false }

    /// The width in points; nil for that of the content.
    public var width: Double? { element.number("width") }

    public var tag: Int { element.integer("tag") ?? 0 }

    public var tintColor: Color? { element.color("tintColor") }

    public var imageInsets: Insets? { element.insets("imageInsets") }

    /// The view that is shown instead.
    public var customView: View? { element.child(key: "customView").map(View.init) }

    public var menu: Menu? { element.value("menu", key: "menu") }

    /// Whether the item only keeps others apart.
    public var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}
