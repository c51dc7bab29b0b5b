/// What a tab bar shows for a controller.
public struct TabBarItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// The image while the tab is chosen.
    public var selectedImage: ImageReference? { element.image("selectedImage") }

    /// The image where there is little height.
    public var landscapeImage: ImageReference? { element.image("landscapeImage") }

    /// The image that a long touch shows large to readers of large text.
    public var largeContentSizeImage: ImageReference? { element.image("largeContentSizeImage") }

    /// A tab that the system draws and names, such as `favorites`.
    public var systemItem: String? { element["systemItem"] }

    /// What the badge says.
    public var badgeValue: String? { element.string("badgeValue") }

    /// The colour of the badge.
    public var badgeColor: Color? { element.color("badgeColor") }

    /// The number that the app's code finds it by, by default 0.
    public var tag: Int { element.integer("tag") ?? 0 }

    /// Whether it can be used, which is the default.
    public var isEnabled: Bool { element.flag("enabled") ?? true }

    /// How the title is moved from its place, in points.
    public var titlePositionAdjustment: Offset? { element.offset("titlePositionAdjustment") }

    /// How the image is moved from its place, in points.
    public var imageInsets: Insets? { element.insets("imageInsets") }
}
