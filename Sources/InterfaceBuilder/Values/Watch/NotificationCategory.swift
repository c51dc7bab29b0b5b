/// The sort of notification that a controller of a watch app shows.
public struct NotificationCategory: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The name that notifications give the category.
    public var identifier: String? { element["identifier"] }

    /// The colour of the band above the notification.
    public var sashColor: Color? { element.color("sashColor") }
}
