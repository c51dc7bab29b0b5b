/// What a tab bar shows for a controller.
public struct TabBarItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var title: String? { element.string("title") }

    public var image: ImageReference? { element.image("image") }

    public var selectedImage: ImageReference? { element.image("selectedImage") }

    public var landscapeImage: ImageReference? { element.image("landscapeImage") }

    public var largeContentSizeImage: ImageReference? { element.image("largeContentSizeImage") }

    /// A tab that the system draws and names, such as `favorites`.
    public var systemItem: String? { element["systemItem"] }

    public var badgeValue: String? { element.string("badgeValue") }

    public var badgeColor: Color? { element.color("badgeColor") }

    public var tag: Int { element.integer("tag") ?? 0 }

    public var isEnabled: Bool { element.flag("enabled") ?? true }

    public var titlePositionAdjustment: Offset? { element.offset("titlePositionAdjustment") }

    public var imageInsets: Insets? { element.insets("imageInsets") }
}
