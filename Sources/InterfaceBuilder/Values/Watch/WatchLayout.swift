/// How an object of a watch app takes its place. Lengths are in points, or shares of the container from 0 to 1.
public struct WatchLayout: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Where the object lies from left to right.
    public var alignment: String? { element["alignment"] }

    /// Where the object lies from top to bottom.
    public var verticalAlignment: String? { element["verticalAlignment"] }

    /// The width; nil for that of the content.
    public var width: Double? { element.number("width") }

    /// The height; nil for that of the content.
    public var height: Double? { element.number("height") }

    /// How a group or interface lines its items up, such as `vertical`.
    public var layout: String? { element["layout"] }

    /// The distance between the items of a group or interface.
    public var spacing: Double? { element.number("spacing") }

    /// Of a group.
    public var cornerRadius: Double? { element.number("radius") }

    /// Of a group.
    public var margins: Insets? { element.insets("margins") }

    /// Of a group.
    public var backgroundImage: ImageReference? { element.image("backgroundImage") }

    /// What a group, table or interface holds.
    public var items: [View] { element.contents(of: "items") }

    /// What a row of a table holds.
    public var rootItem: View? { element.value("group", key: "rootItem") }

    /// What the app's code makes rows by.
    public var rowIdentifier: String? { element["identifier"] }

    /// Whether a row can be chosen.
    public var isSelectable: Bool { element.flag("selectable") ?? true }

    /// Whether an interface scrolls past its edges and back.
    public var alwaysBounces: Bool { element.flag("alwaysBounce") ?? false }

    /// Whether an interface is hidden until it is loaded.
    public var hidesWhenLoading: Bool { element.flag("hidesWhenLoading") ?? true }

    /// How content is fitted to the bounds.
    public var contentMode: ContentMode? { element.word("contentMode") }

    /// Of a separator.
    public var color: Color? { element.color("color") }

    /// The colour behind the content; nil for none.
    public var backgroundColor: Color? { element.color("backgroundColor") }

    /// The SpriteKit scene that is shown.
    public var sceneName: String? { element["scene"] }

    /// Of a notification's controller.
    public var notificationCategory: NotificationCategory? { element.value("notificationCategory") }
}
